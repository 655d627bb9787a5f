import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Tre første steg',
  progress: '{settled} av {all} ferdige',
  notNow: 'Ikke nå',
  close: 'Lukk',
  skip: 'Hopp over',
  skipThat: 'Hopp over: {step}',
  save: 'Lagre og fortsett',
  saving: 'Lagrer...',
  states: { done: 'Ferdig', skipped: 'Hoppet over' },
  steps: { name: 'Navnet og språket ditt', exchange: 'Hva du søker og tilbyr', event: 'Neste møte' },
  fields: {
    name: 'Navn',
    language: 'Språk',
    seeks: 'Hva du søker',
    seeksHint: 'For eksempel: et vertssykehus i Norge for en pilot neste år.',
    offers: 'Hva du tilbyr',
    offersHint: 'For eksempel: data fra oppfølging hjemme.',
  },
  name: {
    text: 'Hva vi kaller deg, og språket i e-postene våre til deg.',
  },
  exchange: {
    text: 'Andre medlemmer ser det bare hvis du velger det, under <a>Medlemskatalog</a> i kontoen din.',
  },
  event: {
    text: 'Si om du kommer. Du kan endre svaret når du vil.',
    none: 'Ingen møter er planlagt ennå. Lenger ned kan du si at du vil komme til det neste.',
    unavailable: 'Møtene kunne ikke lastes inn. Hopp over steget, eller prøv igjen senere.',
  },
  finished: 'Alle tre stegene er unnagjort.',
  ended: 'De første stegene er lukket.',
  where: 'Du kan vise dem igjen i <a>kontoen din</a>.',
  again: {
    title: 'Første steg',
    text: 'De tre stegene som sto på siden din ved første besøk.',
    button: 'Vis de første stegene igjen',
    showing: 'Lagrer...',
    shown: 'De står på <a>siden til rollen din</a>.',
  },
}
