import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kommende møter',
  at: '{time}, {zone}',
  seatsLeft: '{left, plural, one {# plass} other {# plasser}} igjen av {max}',
  full: '{max, plural, one {Fullt: den eneste plassen er tatt} other {Fullt: alle # plasser er tatt}}',
  answer: 'Svaret ditt: {title}',
  attending: 'Kommer',
  notAttending: 'Kommer ikke',
  begun: 'Møtet har begynt. Det er ikke lenger mulig å svare.',
  calendar: 'Legg til i kalenderen',
  calendarCancelled: 'Oppdater kalenderen',
  cancelled: 'Avlyst',
  past: { attending: 'Du hadde svart at du kommer.', not_attending: 'Du hadde svart at du ikke kommer.' },
  all: 'Alle møter',
  unavailable: 'Møtene kunne ikke lastes inn. Ingenting av det du har svart, er gått tapt.',
  types: {
    circle: 'Strategic Circle',
    roundTable: 'Rundebordssamtale',
    visit: 'Klinisk besøk',
    exchange: 'Kunnskapsutveksling',
    dinner: 'Middag',
  },
  programme: {
    title: 'Program og vert',
    agenda: 'Program',
    host: 'Vert: {name}',
    language: { en: 'Språk: engelsk', sv: 'Språk: svensk', no: 'Språk: norsk' },
  },
  none: {
    title: 'Neste Strategic Circle',
    when: 'Kommer snart',
    where: 'Stockholm',
    express: 'Meld interesse',
    sending: 'Lagrer...',
    noted: 'Interessen din er notert.',
    failed: 'Interessen din kunne ikke lagres. Prøv igjen.',
    learn: 'Les mer',
    note: 'Møter kunngjøres i nyhetsbrevet.',
  },
}
