import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Tre första steg',
  progress: '{settled} av {all} klara',
  notNow: 'Inte nu',
  close: 'Stäng',
  skip: 'Hoppa över',
  skipThat: 'Hoppa över: {step}',
  save: 'Spara och fortsätt',
  saving: 'Sparar...',
  states: { done: 'Klart', skipped: 'Överhoppat' },
  steps: { name: 'Ditt namn och språk', exchange: 'Vad du söker och erbjuder', event: 'Nästa träff' },
  fields: {
    name: 'Namn',
    language: 'Språk',
    seeks: 'Vad du söker',
    seeksHint: 'Till exempel: ett värdsjukhus i Norge för en pilot nästa år.',
    offers: 'Vad du erbjuder',
    offersHint: 'Till exempel: data från monitorering i hemmet.',
  },
  name: {
    text: 'Vad vi kallar dig, och språket i våra mejl till dig.',
  },
  exchange: {
    text: 'Andra medlemmar ser det bara om du väljer det, under <a>Medlemskatalog</a> i ditt konto.',
  },
  event: {
    text: 'Säg om du kommer. Du kan ändra ditt svar när du vill.',
    none: 'Ingen träff är planerad än. Längre ner kan du säga att du vill komma till nästa.',
    unavailable: 'Träffarna kunde inte läsas in. Hoppa över steget, eller försök igen senare.',
  },
  finished: 'Alla tre steg är avklarade.',
  ended: 'De första stegen är stängda.',
  where: 'Du kan visa dem igen i <a>ditt konto</a>.',
  again: {
    title: 'Första stegen',
    text: 'De tre steg som fanns på din sida vid ditt första besök.',
    button: 'Visa de första stegen igen',
    showing: 'Sparar...',
    shown: 'De finns på <a>din rolls sida</a>.',
  },
}
