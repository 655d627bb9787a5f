import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Personliga introduktioner',
  count: '{made, number} av {atMost, number}',
  none: 'Ingen introduktion ännu.',
  noneText:
    'Vi presenterar er för upp till {count, plural, one {# person} other {# personer}}, när båda sidor vill. Ni får ett mejl om var och en.',
  days: {
    before: 'De {total, plural, one {# dagen} other {# dagarna}} börjar med besöket',
    within: '{left, plural, one {# dag} other {# dagar}} kvar av {total, number}',
    last: 'Sista dagen av {total, number}',
    over: 'De {total, plural, one {# dagen} other {# dagarna}} är över',
  },
  met: 'Träffades {date}',
  introduced: 'Introducerad {date}',
  notMet: 'Har inte träffats ännu',
  write: 'Skriv till oss om den',
  writeAbout: 'Skriv till oss om den: {person}',
  left: '{count, plural, one {# till kan ni be om.} other {# till kan ni be om.}}',
  ask: 'Be om en introduktion',
}
