import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Strategy Signals',
  title: '{product} Notes',
  lead: 'Korte analyser av nordisk helse, skrevet for dem som beslutter. Ett spørsmål om gangen.',
  description: 'Notater om strategi, anskaffelser og klinisk praksis i nordisk helse.',
  readMore: 'Les mer',
  minutes: '{minutes} min lesetid',
  archived: 'Fra arkivet',
  by: 'Av {author}',
  partners: 'partnerne i {product}',
  print: 'Skriv ut',
  copyLink: 'Kopier lenke',
  linkCopied: 'Lenken er kopiert',
  forward: 'Send den gjerne videre, med adressen.',
  marginNote: 'Margmerknad {number}',
  backToMark: 'Margmerknad {number}: tilbake til teksten',
  categories: 'Kategorier',
  allCategories: 'Alle',
  categoryDescription: '{category}: notater fra {product} for dem som beslutter i nordisk helse.',
  next: 'Neste notat',
  previous: 'Forrige notat',
  feed: 'RSS',
  back: 'Alle notater',
  boxTitle: 'Vil du ha denne innsikten hver uke?',
  boxText:
    'Strategy Signals {rhythm, select, weekly {kommer én gang i uken og tar {minutes}} other {tar {minutes}}} minutter å lese.',
  boxButton: 'Få Strategy Signals',
}
