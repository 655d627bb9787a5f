export const securityNotices = {
  preview: 'If that was you, there is nothing to do.',
  when: 'When',
  device: 'Browser',
  network: 'Network, shortened',
  notMeText:
    'If that was you, there is nothing to do. If not, press the button: it signs your account out everywhere, blocks its password until you choose a new one, and tells our team. The link works once, for {days} days.',
  notMe: 'This was not me',
  why: 'You receive this because you have an account at {host}.',
  'new-device': {
    subject: 'A sign-in from a new browser',
    text: 'Someone has signed in to your account at {host} from a browser that was not used for it before.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account at {host} has just been changed, and every other device has been signed out.',
  },
  'address-changed': {
    subject: 'The address of your account was changed',
    text: 'Your account at {host} has another email address now.',
  },
  'factor-added': {
    subject: 'A new way to sign in was added',
    text: 'Your account at {host} has a new way to sign in, such as a passkey or an authenticator app.',
  },
  'factor-removed': {
    subject: 'A way to sign in was removed',
    text: 'A way to sign in to your account at {host}, such as a passkey or an authenticator app, was removed.',
  },
  'identity-linked': {
    subject: 'Your organisation’s sign-in was linked',
    text: 'Your account at {host} can now be opened with the sign-in of your organisation.',
  },
  'identity-unlinked': {
    subject: 'Your organisation’s sign-in was unlinked',
    text: 'Your account at {host} can no longer be opened with the sign-in of your organisation.',
  },
  promoted: {
    subject: 'You are an administrator now',
    text: 'Your account at {host} can now manage members and content.',
  },
  'admin-role-changed': {
    subject: 'Your role as an administrator was changed',
    text: 'Your account at {host} has another role among the administrators now.',
  },
  demoted: {
    subject: 'You are no longer an administrator',
    text: 'Your account at {host} can no longer manage members and content. You have been signed out; sign in again to go on as a member.',
  },
  admins: {
    promoted: '{email} is an administrator now',
    'admin-role-changed': '{email} has another role as an administrator now',
    demoted: '{email} is no longer an administrator',
    preview: 'A change among the administrators.',
    by: 'Changed by',
    text: 'If you did not expect this, look at the person’s page and ask who changed it.',
    button: 'Open the person’s page',
    why: 'You receive this because you are an administrator at {host}.',
  },
  reported: {
    subject: '{email} reports: this was not me',
    preview: 'The account is signed out everywhere, and its password is blocked.',
    text: 'The person was told of a change or a sign-in and says that it was not them. The account has been signed out everywhere, its password is blocked, and a link for a new one was sent. Find out what happened since.',
    button: 'See the security events',
  },
}
