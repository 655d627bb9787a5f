/** Another e-mail address for the account. */
export const messages = {
  title: 'Change your address',
  description: 'Use another e-mail address for your account.',
  lead: 'Your account has the address {email}. Enter the new one, and we will send a link to it. Until you open that link nothing changes.',
  field: 'New e-mail address',
  button: 'Send the link',
  busy: 'Sending...',
  asked:
    'If the address is free, a link is on its way to it. It works for {hours} hours. Until then you sign in with {email}.',
  back: 'Back to your account',
  effects:
    'When it is changed we tell the old address. The newsletter and open requests stay with the address they were made with.',
  refused: {
    same: 'That is the address you have.',
    domain: 'Accounts here have an address of {domain}.',
    erasure: 'Your data will be erased. Take that back first.',
    known: 'Another account has this address by now.',
    link: 'This link no longer works. Ask for a new one.',
  },
  confirm: {
    title: 'Use this address',
    text: 'From now on you sign in with {email}, and our mails go there. The address before is told.',
    button: 'Use this address',
    busy: 'Changing...',
  },
  done: {
    title: 'Your address is changed',
    text: 'Sign in with {email} from now on. Your password and your ways to sign in stay the same.',
    link: 'To your account',
  },
}
