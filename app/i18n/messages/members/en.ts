export const messages = {
  welcome: 'Welcome, {name}',
  signOut: 'Sign Out',
  loading: 'Loading...',
  again: 'Try again',
  roles: { embassy: 'Embassy', supplier: 'Supplier', hospital: 'Hospital' },
  factorNotice: {
    text: 'Your account needs a second factor. From your next sign-in on you can open nothing else before you have set it up.',
    link: 'Set it up now',
  },
  select: {
    title: 'Select Role',
    lead: 'Choose the pages you came for. You can move between them at any time.',
    yours: 'Your role',
    embassy: 'Packages, study visits and support for embassies and trade offices.',
    supplier: 'Your events, insights and deliverables, and a team to ask.',
    hospital: 'What a partner hospital gives in time, and what it gets back.',
    adminAccess: 'Admin Access',
    admin: 'Users, requests, events and content.',
  },
  switcher: { label: 'Switch role', select: 'Select Role', back: 'Back to Role Selection' },
  letter: {
    opens: 'The button opens a draft in your email program. Change what you like before you send it.',
    write: 'You can also write to <a>{email}</a>.',
  },
}
