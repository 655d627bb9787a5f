import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Programmer og priser',
  subject: 'Prisliste {date}',
  lead: 'For dem som leder helseforetak og sykehus, og for bedriftene og ambassadene som arbeider med dem.',
  vat: 'Priser ekskl. mva.',
  terms: 'Vilkår',
  currency: 'Alle priser er oppgitt i svenske kroner ({currency}) ekskl. mva.',
  validity: 'Listen viser prisene per {date}. Et skriftlig tilbud har sin egen gyldighetstid.',
  ranges: 'Der et spenn er oppgitt, får dere én pris før dere bestemmer dere.',
  invitation: 'Alle programmer er for inviterte. For å be om en invitasjon, skriv eller ring:',
  newest: 'Nyeste liste:',
  page: '{page} av {pages}',
  program: {
    subject: '{program}, {date}',
    prices: 'Nivåer og priser',
    ask: 'For inviterte',
    newest: 'Nyeste versjon:',
  },
}
