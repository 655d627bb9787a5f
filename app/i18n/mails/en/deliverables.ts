export const deliverables = {
  why: 'You receive this because you have a part in what your organisation agreed with us at {host}.',
  reopened: {
    subject: 'Open again: {title}',
    preview: 'We have opened it again after it was accepted.',
    title: 'Open again: {title}',
    text: 'We have opened this part of {offer} again, so the acceptance for {organisation} no longer counts. You get a mail when it is complete and can be accepted. If you have a question about it, reply to this mail.',
    button: 'Look at it',
    reason: 'Why',
  },
  completed: {
    subject: 'Complete: {title}',
    preview: 'It waits for {organisation} to accept it.',
    title: 'Complete: {title}',
    text: 'This part of {offer} is complete, and waits for {organisation} to accept it. You find it, with its files, on the page of the engagement. If something is missing, reply to this mail before you accept it.',
    button: 'Look at it and accept it',
  },
  accepted: {
    subject: 'Accepted: {title}',
    preview: '{by} has accepted it for {organisation}.',
    title: 'Accepted: {title}',
    text: '{by} has accepted this part of {offer} for {organisation}. Nothing more needs to be done about it.',
    button: 'Open the deliverable',
  },
}
