export const messages = {
  notFound: {
    title: 'Oops! Page not found',
    text: 'The address may have changed, or it was never ours.',
  },
  method: { title: 'That can’t be done here', text: 'The page exists, but not for this kind of request.' },
  tooLarge: {
    title: 'That was too much at once',
    text: 'What you sent is larger than the {limit} we accept here. Make it smaller and send it again.',
  },
  tooLong: {
    title: 'That address is too long',
    text: 'It has more than we can read, such as a very long text to search for. Shorten it and try again.',
  },
  tooMany: {
    title: 'A moment, please',
    text: 'There have been many requests from your network. Wait a minute and try again.',
  },
  viewing: {
    title: 'Nothing can be changed here now',
    text: 'You are looking at the pages as someone else, and nothing was changed. Press ‘End’ above first.',
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
  deniedHelp:
    'If you should have them, write to {email} or ask a colleague who is an admin. Your own pages are open to you as before.',
  deniedRole: 'Your role as an admin does not include it. An owner can give you another role.',
  deniedViewing: 'You are looking at the pages as someone else. Press ‘End’ above first.',
  ownPage: 'To your page',
  again: 'Try again',
  home: 'To the home page',
}
