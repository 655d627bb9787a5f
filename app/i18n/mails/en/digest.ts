export const digest = {
  subject: '{count, plural, one {# thing needs you} other {# things need you}} today',
  subjectOver:
    '{over, plural, one {# is over the promise} other {# are over the promise}}, {count, plural, one {# thing} other {# things}} in all',
  title: '{count, plural, one {One thing needs you} other {# things need you}}',
  kinds: {
    request: 'Access request',
    inbox: 'Message',
    mail: 'Stuck mail',
    event: 'Event short of answers',
    draft: 'Draft',
    invitation: 'Invitation',
    proposal: 'Proposed colleague',
  },
  over: 'over since {when}',
  due: 'by {when}',
  begins: 'begins {when}',
  expires: 'expires {when}',
  more: '{count, plural, one {and # more} other {and # more}}',
  button: 'Open Today',
  quiet: 'On a day when nothing waits, no digest is sent.',
  why: 'You receive this daily digest from {host} because you chose an hour for it. You can change the hour or switch it off',
  settings: 'on your account page',
}
