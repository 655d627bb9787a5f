export const deliverables = {
  completed: {
    subject: 'Complete: {title}',
    preview: 'It waits for {organisation} to accept it.',
    title: 'Complete: {title}',
    text: 'This part of {offer} is complete, and waits for {organisation} to accept it. You find it, with its files, on the page of the engagement. If something is missing, reply to this mail before you accept it.',
    button: 'Look at it and accept it',
  },
}
