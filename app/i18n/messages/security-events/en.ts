export const messages = {
  title: 'Security events',
  lead: 'What happened to your account and your data, kept for {months} months. Networks are shortened.',
  more: 'Sign-ins, changes of your password, and who read your data.',
  back: 'Your account',
  unknown: 'Do you not recognise something? Change your password, and sign out everywhere else.',
  unknownLink: 'Go to your password',
  network: 'network {network}',
  refused: 'Refused',
  other: 'Something else happened to your account',
  none: 'Nothing yet.',
  noneText: 'From your next sign-in on, what happens to your account is listed here.',
  kinds: {
    session: {
      started:
        '{way, select, recoveryCode {{isNew, select, true {Signed in with a recovery code from a new browser} other {Signed in with a recovery code}}} passkey {{isNew, select, true {Signed in with a passkey from a new browser} other {Signed in with a passkey}}} other {{isNew, select, true {Signed in from a new browser} other {Signed in}}}}',
      refused:
        '{way, select, code {Someone tried to sign in with the right password and a wrong code} recoveryCode {Someone tried to sign in with the right password and a wrong recovery code} passwordAndPasskey {Someone tried to sign in with the right password and a passkey that was not accepted} passkey {Someone tried to sign in with a passkey that was not accepted} closed {Someone tried to sign in while your account was closed} other {Someone tried to sign in with a wrong password}}',
      ended: 'Signed out',
    },
    account: {
      created: 'Account opened',
      reported: 'Reported ‘This was not me’: signed out everywhere, closed until a new password is chosen',
      ended: 'Account ended',
    },
    password: {
      'reset-requested': 'A link for a new password was sent',
      changed: 'Password changed',
    },
    address: { changed: 'E-mail address changed' },
    factor: {
      added:
        '{factor, select, passkey {A passkey was added} namedPasskey {The passkey “{name}” was added} totp {An authenticator app was added} other {A way to sign in was added}}',
      removed:
        '{factor, select, passkey {A passkey was removed} namedPasskey {The passkey “{name}” was removed} totp {The authenticator app was removed} all {{by, select, others {You removed someone’s passkeys and authenticator app} other {An administrator removed your passkeys and your authenticator app}}} other {A way to sign in was removed}}',
    },
    'calendar-feed': {
      made: 'The private address of your calendar was made',
      revoked: 'The private address of your calendar was revoked',
    },
    identity: {
      linked: 'Your organisation’s sign-in was linked',
      unlinked: 'Your organisation’s sign-in was unlinked',
    },
    provider: {
      saved: 'You set up single sign-on of an organisation',
      'turned-on': 'You turned single sign-on of an organisation on',
      'turned-off': 'You turned single sign-on of an organisation off',
      removed: 'You removed single sign-on of an organisation',
    },
    'recovery-codes': { made: 'Recovery codes were made', removed: 'Recovery codes were removed' },
    'recovery-code': { used: 'A recovery code was used' },
    proof: { given: 'Proved again who you are', refused: 'Someone failed to prove that they are you' },
    user: {
      'role-changed':
        '{by, select, others {You changed a member’s role} self {You changed your own role} other {An administrator changed your role}}',
      'level-changed':
        '{by, select, others {You changed a member’s level} self {You changed your own level} other {An administrator changed your level}}',
      promoted: '{by, select, others {You made a member an administrator} other {You were made an administrator}}',
      'admin-role-changed':
        '{by, select, others {You changed an administrator’s role} self {You changed your own role as an administrator} other {Your role as an administrator was changed}}',
      demoted:
        '{by, select, others {You took an administrator’s rights back} self {You gave up your rights as an administrator} other {Your rights as an administrator were taken back}}',
      removed: '{by, select, others {You removed an account} other {The account was removed}}',
    },
    view: { started: 'Began to look at the pages as a member', ended: 'Stopped looking at the pages as a member' },
    access: { refused: 'Asked for a page that only administrators may see' },
    data: { exported: 'You downloaded a file with data of members' },
    person: {
      read: '{by, select, others {You opened the page about a person} self {You opened the page about yourself} other {An administrator opened the page about you}}',
    },
    mail: {
      read: '{by, select, others {You read a mail to someone} self {You read a mail to yourself} other {An administrator read a mail to you}}',
    },
    copy: {
      requested:
        '{by, select, others {You had a copy of a person’s data made} admin {An administrator had a copy of your data made} other {You asked for a copy of your data}}',
      made: 'A copy of your data was made',
      fetched: 'A copy of your data was downloaded',
    },
    erasure: {
      requested:
        '{by, select, others {You had a person’s data marked for erasure} admin {An administrator marked your data for erasure} other {You asked for the erasure of your data}}',
      'taken-back': 'The erasure was taken back',
      done: 'Data was erased',
    },
    restriction: { set: 'Processing of data was restricted', lifted: 'The restriction of processing was lifted' },
    objection: { made: 'Objection to the processing of data', withdrawn: 'The objection was withdrawn' },
    'security-events': { read: 'You opened the security events of all accounts' },
  },
}
