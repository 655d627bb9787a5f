import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kommende møter',
  at: '{time}, {zone}',
  seatsLeft: '{left, plural, one {# plass} other {# plasser}} igjen av {max}',
  full: 'Fullt: alle {max} plasser er tatt',
  answer: 'Svaret ditt: {title}',
  attending: 'Kommer',
  notAttending: 'Kommer ikke',
  begun: 'Møtet har begynt. Det er ikke lenger mulig å svare.',
  calendar: 'Legg til i kalenderen',
  unavailable: 'Møtene kunne ikke lastes inn. Ingenting av det du har svart, er gått tapt.',
  refused: {
    title: 'Svaret ditt ble ikke lagret',
    full: 'Noen andre rakk å ta den siste plassen. Den kan bli ledig igjen hvis noen endrer svaret sitt.',
    over: 'Møtet har begynt eller er avlyst, så det er ikke lenger mulig å svare.',
    failed: 'Forbindelsen ble brutt. Prøv igjen.',
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
