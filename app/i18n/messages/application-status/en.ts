/** The page of an applicant's status link. */
export const messages = {
  title: 'Your request',
  lead: 'This page is yours alone: whoever has its link can see where your request stands, correct it or withdraw it. It shows nothing that you wrote.',
  states: { received: 'Received', review: 'In review', decided: 'Decided' },
  details: {
    receivedAt: 'On {date}',
    reviewNow: 'Someone on our team has opened it',
    reviewNext: 'Someone on our team will read it',
    decidedBy: 'You will hear from us by {date}, {time} (Stockholm time)',
    decidedNext: 'You will hear from us by email',
    decidedNow: 'We have written to you. If you can’t find the email, look in the folder for spam or write to {email}',
  },
  done: 'Done: {state}',
  now: 'Now: {state}',
  next: 'Next: {state}',
  delayed: {
    title: 'We need a little longer',
    text: 'We said that you would hear from us by {date}, and that is not certain any more. Your request is not forgotten: we write as soon as it is decided.',
  },
  corrected: 'You corrected it last on {date}.',
  correct: {
    title: 'Correct the request',
    text: 'Fill in only what should change. Empty fields stay as they were, and our team sees both texts.',
    roleKept: 'As before',
    button: 'Send the correction',
    busy: 'Sending...',
    done: 'Your correction has reached us.',
  },
  withdraw: {
    title: 'Withdraw the request',
    text: 'What you wrote is removed at once, and this link stops working. That can’t be undone; you may ask again at any time.',
    button: 'Withdraw and remove',
    busy: 'Withdrawing...',
  },
  refused: {
    decided: 'This can no longer be changed: your request is being decided. You will hear from us by email.',
    unchanged: 'There is nothing to change: no field was filled in, or it says the same as before.',
    'too-many': 'This request has been corrected many times. Write to us instead, and we will help.',
  },
  ask: {
    title: 'Where is my request?',
    text: 'Enter the address you gave when you asked to join. If a request with it is waiting, we send you the link to its status.',
    button: 'Send the link',
    busy: 'Sending...',
    asked: 'If a request with this address is waiting, the link is on its way to it.',
  },
  unknown: {
    title: 'This link shows nothing',
    text: 'It may be incomplete, or it has ended. If your request is still waiting, we can send you a new link.',
  },
}
