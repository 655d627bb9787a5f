import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kunskapsbank',
  lead: 'Filer att ladda ner, de senaste först: allt som är publicerat för din roll och åtkomstnivå.',
  list: 'Filer',
  filter: { label: 'Hitta filer', q: 'Titel eller filnamn', show: 'Visa', showAll: 'Visa alla' },
  count: '{total, plural, one {# fil} other {# filer}}',
  all: 'Alla {total, number} filer',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Ännu har inget publicerats för din roll och åtkomstnivå. Nya insikter visas här.',
  empty: {
    title: 'Ännu finns inget publicerat för dig.',
    text: 'Filer för din roll och åtkomstnivå visas här så snart de har publicerats.',
    noMatch: 'Inga filer hittades.',
    noMatchText: 'Prova ett annat ord ur titeln eller filnamnet, eller visa alla.',
  },
  unavailable: 'Insikterna kunde inte läsas in.',
}
