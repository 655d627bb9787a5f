export const securityNotices = {
  preview: 'If that was you, there is nothing to do.',
  previewByAdmin: 'A change that an administrator made to your account.',
  when: 'When',
  adminRole: 'Role',
  adminRoles: { owner: 'Owner', member_manager: 'Member manager', editor: 'Editor', reader: 'Reader' },
  by: 'Changed by',
  passkey: 'Passkey',
  device: 'Browser',
  network: 'Network, shortened',
  notMeText:
    'If that was you, there is nothing to do. If not, press the button. Its page says what it removes; then it closes your account for everyone until you choose a new password, and tells our team. The link works once, for {days} days.',
  notAskedText:
    'If you did not ask for this, press the button. It closes your account for everyone until you choose a new password, and tells our team. The link works once, for {days} days.',
  notExpected: 'If you did not expect this, write to us: {email}.',
  codesMade: 'Ten recovery codes were made with it. Codes from before no longer work.',
  lastRemoved: 'It has no second factor any more: the password alone signs in, and its recovery codes no longer work.',
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
    subject:
      '{factor, select, passkey {A passkey was added to your account} totp {An authenticator app was added to your account} other {A way to sign in was added to your account}}',
    text: 'Your account at {host} has a new way to sign in.',
  },
  'factor-removed': {
    subject:
      '{factor, select, passkey {A passkey was removed from your account} totp {The authenticator app was removed from your account} other {All passkeys and the authenticator app were removed from your account}}',
    text: 'A way to sign in to your account at {host} no longer works.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Someone has used a recovery code of your account at {host}. {codes, plural, =0 {It was the last one. Make new ones under ‘Signing in’.} one {# code is left.} other {# codes are left.}}',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes were made',
    text: 'Your account at {host} has new recovery codes. The earlier ones no longer work.',
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
    text: 'Your account at {host} has the rights of an administrator now.',
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
    text: '{what, select, promoted {If this was not intended, ask who changed it, and take the rights back on the person’s page.} other {If this was not intended, ask who changed it, and give the rights again on the person’s page.}}',
    button: 'Open the person’s page',
    why: 'You receive this because you are an administrator at {host}.',
  },
  closed: {
    subject: 'Your account is closed until you choose a new password',
    preview: 'Choose a new password to open it again.',
    text: 'You told us that it was not you. Your account at {host} is now closed for everyone, you included, until you choose a new password with this link.',
    button: 'Choose a new password',
    expires:
      'The link works once and expires in {minutes} minutes. After that you can ask for another one at {host}/reset-password.',
    passkey: 'Removed, because it was added at about that time or later: the passkey “{name}”.',
    totp: 'Removed, because it was added at about that time or later: the authenticator app.',
    codes: 'Your recovery codes no longer work.',
    next: 'After signing in, open ‘Signing in’ in your account: remove what you do not know, add a passkey or an app, and store the new recovery codes.',
  },
  reported: {
    subject: '{email} reports: this was not me',
    preview: 'The account is closed until its owner has chosen a new password.',
    text: 'The person was told of a change or a sign-in and says that it was not them. The account is closed: nobody can enter it until its owner has chosen a new password with the link that we mailed. Find out what happened since.',
    button: 'See the security events',
  },
}
