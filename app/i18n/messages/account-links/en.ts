/** The pages that mailed links lead to. */
export const messages = {
  confirm: {
    title: 'Confirm your account',
    text: 'Enter the password you chose for {email}, so that we know it was you.',
    button: 'Confirm and sign in',
    busy: 'Confirming...',
  },
  reset: {
    askTitle: 'Choose a new password',
    askText: 'Enter your address, and we will send you a link. It works for {minutes} minutes.',
    askButton: 'Send the link',
    askBusy: 'Sending...',
    asked: 'If there is an account with this address, a link is on its way to it.',
    title: 'Choose a new password',
    text: 'For {email}. Every device that is signed in will be signed out.',
    button: 'Change the password',
    busy: 'Changing...',
  },
  roles: { embassy: 'Embassy', supplier: 'Supplier', hospital: 'Hospital' },
  invite: {
    title: 'Welcome to the circle',
    text: 'Choose a password for {email}, and your account will be open.',
    by: '{inviter} invites you, in the role {role}.',
    byTeam: 'Our team invites you, in the role {role}.',
    organisation: 'You will belong to {organisation}.',
    button: 'Open my account',
    busy: 'Opening...',
  },
  setup: {
    title: 'Set up {product}',
    text: 'You are the first. Choose the address and the password of the first admin.',
    button: 'Create the first admin',
    busy: 'Creating...',
  },
  notMe: {
    title: 'Was this not you?',
    text: 'Press the button if someone else did what our mail says. If it was you, close this page: nothing has changed.',
    does: 'What the button does:',
    sessions: 'Your account is signed out everywhere.',
    password: 'Its password stops working, and we mail you a link to choose a new one.',
    team: 'Our team is told, and finds out what happened.',
    button: 'This was not me',
    busy: 'Protecting your account...',
    doneTitle: 'Your account is protected',
    doneText:
      'It is signed out everywhere, and its password no longer works. A link to choose a new one is on its way to your mailbox, and our team has been told.',
  },
  states: {
    used: { title: 'This link has been used', text: 'It can only be used once. If that was you, sign in.' },
    revoked: {
      title: 'This link no longer works',
      text: 'The invitation was withdrawn. If you think that is a mistake, write to us.',
    },
    replaced: {
      title: 'There is a newer link',
      text: 'A newer link has taken this one’s place. Use the latest.',
    },
    expired: { title: 'This link has expired', text: 'It was valid for a limited time. Ask for a new one.' },
    wrong: {
      title: 'This link is not valid',
      text: 'Your email program may have cut it off. Copy the whole address, or ask for a new one.',
    },
  },
  next: {
    signIn: 'Sign in',
    register: 'Register again',
    reset: 'Ask for a new link',
    contact: 'Write to us for a new invitation',
  },
  refused: {
    link: 'This link can no longer be used. Ask for a new one.',
    password: 'That is not the password you chose. Try again, or register again.',
    known: 'There is already an account with this address. Sign in instead.',
    domain: 'Registration restricted to @{domain} email addresses',
  },
}
