export const messages = {
  nav: {
    skip: 'Skip to content',
    label: 'Main',
    home: '{product}, home',
    newsletter: 'Newsletter',
    circles: 'Circles',
    work: 'Work',
    latest: 'Latest',
    notes: 'Notes',
    linkedin: 'LinkedIn',
    signals: 'Get Strategy Signals',
    conversation: 'Start a conversation',
    menu: 'Menu',
    close: 'Close',
    language: 'Language',
    theme: 'Switch to {theme}',
    notices: 'Notices',
  },

  announcement: {
    text: 'Health Circles meet in Stockholm, Oslo and Helsinki.',
    seats: 'Seats are few and by invitation.',
    link: 'Ask for an invitation',
    dismiss: 'Dismiss this notice',
  },

  homepage: { label: 'Homepage', current: 'Current', new: 'New' },

  dock: { next: 'Next table' },

  footer: { privacy: 'Privacy' },

  content: {
    untranslated: {
      en: 'This part is only in English so far.',
      sv: 'This part is only in Swedish so far.',
      no: 'This part is only in Norwegian so far.',
    },
  },

  forms: {
    required: 'This can’t be empty.',
    email: 'Enter an email address, like name@hospital.example.',
    choice: 'Choose one of the options.',
    tooLong: 'Keep it shorter: there is room for {max} characters.',
    tooShort: 'Use at least {min} characters.',
    characters: 'This contains characters that can’t be stored. Type it again without them.',
    webAddress: 'Write the name without a web address.',
    failed: 'Something went wrong. Please try again.',
    offline: 'No connection. What you typed is kept.',
    tooMany: 'Too many tries. Please try again in a few minutes.',
    errorTitle: 'Error',
  },
}
