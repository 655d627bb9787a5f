import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  pending: '{count} venter',
  today: 'I dag',
  states: { complete: 'Ferdig', pending: 'Venter', upcoming: 'Kommende', 'not-done': 'Ikke gjort' },
  you: 'Dere',
  team: 'Teamet vårt',
  both: 'Dere og {name}',
  bothTeam: 'Dere og teamet vårt',
  left: '{days, plural, =0 {i dag} one {# dag} other {# dager}}',
  late: '{days, plural, one {# dag forsinket} other {# dager forsinket}}',
  accept: 'Godkjenn',
  acceptNamed: 'Godkjenn: {title}',
  acceptQuestion: 'Du godkjenner det for organisasjonen din og kan ikke trekke det tilbake.',
  notYet: 'Ikke ennå',
  acceptYes: 'Ja, godkjenn',
  accepting: 'Godkjenner...',
  waits: 'venter på godkjenning fra dere',
  accepted: 'Godkjent av {name}',
  all: 'Alle {count} leveranser',
  empty: 'Det vi har avtalt, vises her når oppdraget starter.',
  refused: {
    gone: 'Dette er endret i mellomtiden. Last inn siden på nytt.',
    'not-delivered': 'Dette er ikke lenger ferdig, så det er ikke noe å godkjenne ennå.',
    'accepted-before': 'En kollega har rukket å godkjenne det.',
    'accepted-by': '{name} har rukket å godkjenne det.',
    changed: 'Det er endret etter at siden ble åpnet. Les det på nytt, og godkjenn det så.',
  },
  failed: 'Det gikk ikke. Prøv igjen.',
}
