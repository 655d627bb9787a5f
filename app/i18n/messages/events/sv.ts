import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kommande träffar',
  at: '{time}, {zone}',
  seatsLeft: '{left, plural, one {# plats} other {# platser}} kvar av {max}',
  full: '{max, plural, one {Fullbokat: den enda platsen är tagen} other {Fullbokat: alla # platser är tagna}}',
  answer: 'Ditt svar: {title}',
  attending: 'Kommer',
  notAttending: 'Kommer inte',
  begun: 'Träffen har börjat. Det går inte längre att svara.',
  calendar: 'Lägg till i kalendern',
  calendarCancelled: 'Uppdatera kalendern',
  cancelled: 'Inställd',
  past: { attending: 'Du hade svarat att du kommer.', not_attending: 'Du hade svarat att du inte kommer.' },
  all: 'Alla träffar',
  unavailable: 'Träffarna kunde inte läsas in. Inget av det du har svarat har gått förlorat.',
  types: {
    circle: 'Strategic Circle',
    roundTable: 'Rundabordssamtal',
    visit: 'Kliniskt besök',
    exchange: 'Kunskapsutbyte',
    dinner: 'Middag',
  },
  programme: {
    title: 'Program och värd',
    agenda: 'Program',
    host: 'Värd: {name}',
    language: { en: 'Språk: engelska', sv: 'Språk: svenska', no: 'Språk: norska' },
  },
  none: {
    title: 'Nästa Strategic Circle',
    when: 'Kommer snart',
    where: 'Stockholm',
    express: 'Anmäl intresse',
    sending: 'Sparar...',
    noted: 'Ditt intresse är noterat.',
    failed: 'Ditt intresse kunde inte sparas. Försök igen.',
    learn: 'Läs mer',
    note: 'Träffar meddelas i nyhetsbrevet.',
  },
}
