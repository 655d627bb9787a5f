/** The pages that links in the letter's mails lead to. */
export const messages = {
  eyebrow: 'Strategy Signals',
  confirm: {
    open: { title: 'Confirm your subscription', text: 'Press the button, and the next letter will come to you.' },
    done: {
      title: 'You are on the list',
      text: 'The next letter will come to you. An email with an unsubscribe link is on its way.',
    },
    used: {
      title: 'This link has been used',
      text: 'The address was confirmed with it, and there is nothing more to do.',
    },
    replaced: {
      title: 'There is a newer link',
      text: 'Another email was sent after this one. Open the link in the latest, or sign up again.',
    },
    expired: {
      title: 'This link has expired',
      text: 'It worked for {days} days. Sign up again, and a new one will be sent at once.',
    },
    wrong: {
      title: 'This link is not valid',
      text: 'Part of it may be missing. Copy the whole link from the email, or sign up again.',
    },
    button: 'Confirm the subscription',
    busy: 'Confirming...',
    again: 'Sign up again',
    read: 'Read the notes',
  },
  unsubscribe: {
    open: { title: 'Leave Strategy Signals', text: 'Press the button, and no more letters will be sent to you.' },
    done: {
      title: 'You have left the list',
      text: 'No more letters will be sent to you. You are welcome back at any time.',
    },
    wrong: {
      title: 'This link is not valid',
      text: 'Part of it may be missing. Copy the whole link from the letter, or write to {email} and we will do it for you.',
    },
    button: 'Unsubscribe',
    busy: 'Unsubscribing...',
    again: 'Sign up again',
    write: 'Write to us',
  },
}
