export const accounts = {
  confirm: {
    subject: 'Confirm your account',
    preview: 'One more step, and your account is open.',
    title: 'Confirm your account',
    text: 'Someone, probably you, has registered this address at {host}. Confirm it with the password you chose, and your account will open.',
    button: 'Confirm your account',
    expires: 'The link works once and expires in {days} days. Without it no account will be created.',
  },
  known: {
    subject: 'You already have an account',
    preview: 'Someone registered with your address. Nothing has changed.',
    title: 'You already have an account',
    text: 'Someone, probably you, tried to register this address at {host}. It already has an account, and nothing about it has changed. If you have forgotten your password, you can choose a new one.',
    button: 'Choose a new password',
  },
  reset: {
    subject: 'Choose a new password',
    preview: 'A link to choose a new password.',
    title: 'Choose a new password',
    text: 'Someone, probably you, asked for a new password for this address at {host}. If that was not you, there is nothing you need to do: your password stays as it is.',
    button: 'Choose a new password',
    expires: 'The link works once and expires in {minutes} minutes.',
  },
  changed: {
    subject: 'Your password was changed',
    preview: 'If that was you, all is well.',
    title: 'Your password was changed',
    text: 'The password of your account at {host} has just been changed, and every other device has been signed out. If that was not you, choose a new one at once and write to {email}.',
    button: 'Choose a new password',
    why: 'You receive this because you have an account at {host}.',
  },
  invite: {
    subject: 'Your invitation to {product}',
    preview: 'Choose a password, and you are in.',
    title: 'You are invited',
    titleFor: 'You are invited, {name}',
    text: 'We would like to have you in the circle. Choose a password to open your account with {product}.',
    button: 'Accept the invitation',
    expires:
      'The invitation is for you alone. It works once and expires in {days} days; after that, ask us for a new one.',
  },
}
