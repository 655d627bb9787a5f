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
    link: 'Ask for one',
    dismiss: 'Dismiss this notice',
    signedIn: 'You are signed in.',
    yourPages: 'To your pages',
  },

  homepage: { label: 'Homepage', current: 'Current', new: 'New' },

  dock: { next: 'Next table' },

  samples: { title: 'Sample content', text: 'The people, cases and dates on these pages are made up.' },

  footer: {
    privacy: 'Privacy',
    cities: 'Stockholm · Oslo · Helsinki',
    rights: '© {year} {product}',
  },

  content: {
    untranslated: 'This part is only in English so far.',
  },

  errors: {
    notFound: {
      title: 'Oops! Page not found',
      text: 'The address may have changed, or it was never ours.',
    },
    method: { title: 'That can’t be done here', text: 'The page exists, but not for this kind of request.' },
    tooLarge: {
      title: 'That was too much at once',
      text: 'What you sent is larger than the {limit} we accept here. Make it smaller and send it again.',
    },
    tooMany: {
      title: 'A moment, please',
      text: 'There have been many requests from your network. Wait a minute and try again.',
    },
    denied: {
      title: 'Access Denied',
      text: "You don't have admin permissions to access this page.",
    },
    forbidden: {
      title: 'We could not confirm where that came from',
      text: 'Nothing was changed. Open the page again and send the form from there.',
    },
    invalid: {
      title: 'We could not read that',
      text: 'The request was not in a form we understand. Go back and try once more.',
    },
    unavailable: {
      title: 'We will be right back',
      text: 'Something we depend on is not answering. Try again in a minute.',
    },
    unexpected: {
      title: 'Something went wrong',
      text: 'The fault is ours and has been noted. Try again, or write to {email}.',
    },
    again: 'Try again',
    home: 'To the home page',
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
    tooMany: 'There have been many requests from your network. Please try again in a few minutes.',
    errorTitle: 'Error',
  },
}
