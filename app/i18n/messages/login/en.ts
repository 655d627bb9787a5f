export const messages = {
  title: 'Circle Access',
  lead: 'For staff and partners. Sign in with the address you registered, or were invited with.',
  description: 'Sign in to the members’ pages.',
  tabs: 'Sign in or register',
  signInTab: 'Sign In',
  registerTab: 'Register',
  email: 'Email',
  emailHint: 'Your @{domain} address.',
  password: 'Password',
  passwordHint:
    'At least {min} characters, but fewer than {strong} can always be guessed. Enough: {strong} or more random ones, or three words that do not belong together.',
  failure: {
    tooManySignIns:
      'There have been too many failed sign-ins. Try again in a few minutes, or choose a new password with the link below.',
    busy: 'Many people are signing in right now. Please try again in a few seconds.',
  },
  strength: {
    enough: 'Strong enough.',
    short: 'Too easy to guess: it needs at least {strong} characters.',
    personal:
      'Too easy to guess: it is made of your address or our name. Add two words that have nothing to do with them.',
    word: 'Too easy to guess: a common word or name, even with digits around it. Add two more words.',
    pattern: 'Too easy to guess: a date, a row of keys or a repetition. Add two words.',
  },
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgotten: 'Forgotten your password?',
  register: 'Create Account',
  registering: 'Creating Account...',
  sent: 'Please check your email to confirm your account.',
  accessRestricted: 'Access restricted to @{domain} email addresses',
  invitedToo: 'If you were invited with this address, the password may be wrong. You can choose a new one.',
  registrationRestricted: 'Registration restricted to @{domain} email addresses',
  useInvitation: 'Partners join by invitation: use the link in yours, or ask for one.',
  askAccess: 'Request access',
  refused: {
    credentials: 'The email or password is not right.',
  },
  asked: 'Asked for an invitation? The receipt we mailed has a link to its status.',
  askedLink: 'Send it again',
  passwordReset: 'Your password has been changed. Sign in with the new one.',
  signedOut: 'You have been signed out.',
}
