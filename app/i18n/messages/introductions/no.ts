import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Personlige introduksjoner',
  count: '{made, number} av {atMost, number}',
  none: 'Ingen introduksjon ennå.',
  noneText:
    'Vi introduserer dere for inntil {count, plural, one {# person} other {# personer}}, når begge sider ønsker det. Dere får en e-post om hver av dem.',
  days: {
    before: 'De {total, plural, one {# dagen} other {# dagene}} begynner med besøket',
    within: '{left, plural, one {# dag} other {# dager}} igjen av {total, number}',
    last: 'Siste dag av {total, number}',
    over: 'De {total, plural, one {# dagen} other {# dagene}} er over',
  },
  met: 'Møttes {date}',
  introduced: 'Introdusert {date}',
  notMet: 'Har ikke møttes ennå',
  write: 'Skriv til oss om den',
  writeAbout: 'Skriv til oss om den: {person}',
  left: '{count, plural, one {# til kan dere be om.} other {# til kan dere be om.}}',
  ask: 'Be om en introduksjon',
}
