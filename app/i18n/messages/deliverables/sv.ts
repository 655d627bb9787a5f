import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  pending: '{count} väntar',
  today: 'I dag',
  states: { complete: 'Klar', pending: 'Väntar', upcoming: 'Kommande', 'not-done': 'Inte gjord' },
  you: 'Ni',
  team: 'Vårt team',
  both: 'Ni och {name}',
  bothTeam: 'Ni och vårt team',
  left: '{days, plural, =0 {i dag} one {# dag} other {# dagar}}',
  late: '{days, plural, one {# dag försenad} other {# dagar försenad}}',
  accept: 'Godkänn',
  acceptNamed: 'Godkänn: {title}',
  acceptQuestion: 'Du godkänner det för din organisation och kan inte ta tillbaka det.',
  notYet: 'Inte än',
  acceptYes: 'Ja, godkänn',
  accepting: 'Godkänner...',
  waits: 'väntar på ert godkännande',
  accepted: 'Godkänt av {name}',
  all: 'Alla {count} leveranser',
  empty: 'Det vi har kommit överens om visas här när uppdraget startar.',
  refused: {
    gone: 'Det här har ändrats under tiden. Läs in sidan på nytt.',
    'not-delivered': 'Det här är inte längre klart, så det finns inget att godkänna än.',
    'accepted-before': 'En kollega har hunnit godkänna det.',
    'accepted-by': '{name} har hunnit godkänna det.',
    changed: 'Det har ändrats efter att sidan öppnades. Läs det igen och godkänn sedan.',
  },
  failed: 'Det gick inte. Försök igen.',
}
