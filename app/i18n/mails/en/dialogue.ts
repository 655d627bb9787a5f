export const dialogue = {
  subject: '{subject}',
  teamSubject: '{organisation}: {subject}',
  wrote: '{author} wrote in ‘{subject}’:',
  files: 'Attached, to be opened on the page',
  button: 'Read and answer',
  reply: 'Please answer on the page, so that everyone in the dialogue sees it.',
  why: 'You receive this because you belong to an organisation that has a dialogue with us at {host}.',
}
