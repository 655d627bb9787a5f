export const dialogue = {
  subject: '{subject}',
  teamSubject: '{organisation}: {subject}',
  wrote: '{author} wrote in ‘{subject}’:',
  files: 'Attached, to be opened on the page',
  button: 'Read and answer',
  reply: 'Please answer on the page, so that everyone in the dialogue sees it.',
  replyByMail: 'Answer this email or on the page. Everyone in the dialogue sees what you write.',
  why: 'You receive this because you belong to an organisation that has a dialogue with us at {host}.',
  problem: {
    refusedSubject: 'Your answer was not delivered',
    refusedTitle: 'Your answer was not delivered',
    answered: 'You answered ‘{subject}’ by email.',
    left: 'You no longer belong to the organisation whose dialogue it is, or can no longer sign in, so your answer was not written there.',
    empty:
      'We found no text above the line that your answer belongs above. What is written below it or within the quoted text is not read.',
    'too-long': 'It is longer than {max} characters. Shorten it, or attach it as a PDF.',
    characters: 'It contains characters that can’t be stored. Write it on the page instead.',
    'too-many':
      'More than {limit} answers came from you by email within {minutes} minutes, so this one was not written. Write on the page instead.',
    filesSubject: 'Your answer was delivered without some of its files',
    filesTitle: 'Without these files',
    files:
      'Your answer was delivered. These files were not, because only PDFs of up to {size} are taken, and {most} of them at most:',
    withoutFiles: 'Not delivered',
    button: 'Open the dialogue',
  },
}
