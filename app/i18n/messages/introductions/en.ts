/** The introductions of an engagement, as the members of its organisation see them. */
export const messages = {
  title: 'Warm introductions',
  count: '{made, number} of {atMost, number}',
  none: 'No introduction yet.',
  noneText:
    'We introduce you to up to {count, plural, one {# person} other {# people}}, when both sides want it. You get a mail with each.',
  days: {
    before: 'The {total, plural, one {# day} other {# days}} begin with the visit',
    within: '{left, plural, one {# day} other {# days}} left of {total, number}',
    last: 'Last day of {total, number}',
    over: 'The {total, plural, one {# day} other {# days}} are over',
  },
  met: 'Met {date}',
  introduced: 'Introduced {date}',
  notMet: 'Not met yet',
  write: 'Write to us about it',
  writeAbout: 'Write to us about it: {person}',
  left: '{count, plural, one {# more is yours to ask for.} other {# more are yours to ask for.}}',
  ask: 'Ask for an introduction',
}
