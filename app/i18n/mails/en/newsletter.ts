/** Texts of the mails around Strategy Signals. */
export const newsletter = {
  confirm: {
    subject: 'Confirm your subscription to Strategy Signals',
    preview: 'One click, and the next letter will come to you.',
    title: 'Confirm Strategy Signals',
    text: 'Someone, most likely you, asked for Strategy Signals at this address. Confirm it, and the next letter will come to you.',
    button: 'Confirm the subscription',
    expires: 'The link works once and expires in {days} days. If you do nothing, we will not write again.',
  },
  welcome: {
    subject: 'You are on the list for Strategy Signals',
    preview: 'One letter a week, read before the meeting.',
    title: 'Welcome to Strategy Signals',
    text: 'Once a week: what changed in Nordic care, what it means for your plan, and the one question worth raising.',
    reply: 'Is there something we ought to write about? Tell us at {email}.',
    leave: 'Unsubscribe',
    why: 'You receive this because you confirmed the subscription at {host}.',
  },
}
