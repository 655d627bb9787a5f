import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Strategy Signals',
  title: '{product} Notes',
  lead: 'Korta analyser av vården i Norden, skrivna för dem som beslutar. En fråga i taget.',
  description: 'Analyser om strategi, upphandling och klinisk praxis i nordisk vård.',
  readMore: 'Läs mer',
  minutes: '{minutes} min lästid',
  archived: 'Ur arkivet',
  by: 'Av {author}',
  partners: 'partnerna i {product}',
  print: 'Skriv ut',
  copyLink: 'Kopiera länk',
  linkCopied: 'Länken är kopierad',
  forward: 'Skicka gärna vidare, med adressen.',
  marginNote: 'Marginalanteckning {number}',
  backToMark: 'Marginalanteckning {number}: tillbaka till texten',
  categories: 'Kategorier',
  allCategories: 'Alla',
  categoryDescription: '{category}: texter från {product} för dem som beslutar i nordisk vård.',
  next: 'Nästa text',
  previous: 'Föregående text',
  feed: 'RSS-flöde',
  back: 'Alla Notes',
  boxTitle: 'Vill du få de här insikterna varje vecka?',
  boxText:
    'Strategy Signals {rhythm, select, weekly {kommer en gång i veckan och tar {minutes}} other {tar {minutes}}} minuter att läsa.',
  boxButton: 'Få Strategy Signals',
}
