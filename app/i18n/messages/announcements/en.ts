/** Announcements of events: the page of the link that ends them, and the switch on the account page. */
export const messages = {
  eyebrow: 'Events',
  link: {
    open: {
      title: 'No more announcements of events',
      text: 'Press the button, and we will no longer tell you of new events by email. You still see them on your page, and still hear from us about those that you attend.',
    },
    done: {
      title: 'You get no more announcements',
      text: 'We no longer tell you of new events by email. What concerns events that you attend still reaches you.',
    },
    wrong: {
      title: 'This link is not valid',
      text: 'Part of it may be missing. Copy the whole link from the email, or write to {email} and we will do it for you.',
    },
    button: 'Stop announcements',
    busy: 'Saving...',
    again: 'Change it on your account page',
    write: 'Write to us',
  },
  account: {
    title: 'Announcements of events',
    text: 'An email when there is a new event for you. Confirmations, reminders and changes of events that you attend are sent in any case.',
    label: 'Tell me of new events by email',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Your choice has been saved.',
  },
}
