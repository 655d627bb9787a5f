import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  open: 'Chat',
  title: 'Chat',
  close: 'Lukk chatten',
  online: 'Pålogget',
  away: 'Borte',
  hours: 'Mandag–fredag {from}–{to}, svensk tid',
  log: 'Meldinger',
  empty: 'Spør om en dato, en plass eller hvordan et møte foregår.',
  message: 'Melding',
  messageHint: 'Enter sender, Shift + Enter gir ny linje.',
  send: 'Send',
  you: 'Du',
  typing: '{product} skriver',
  canned: 'Chatten er midlertidig slått av mens vi retter opp abonnementet på nyhetsbrevet. Prøv gjerne igjen senere!',
  received:
    'Takk. Meldingen din ligger i innboksen vår. Vil du ha svar, skriv e-postadressen din her også, eller skriv til {email}.',
  unavailable: 'Jeg er dessverre ikke tilgjengelig akkurat nå. Skriv til meg på {email}, så svarer jeg raskt.',
  otherWays:
    'Du når oss allerede nå: <contact>skriv i kontaktskjemaet</contact>, send e-post til <email>{address}</email> eller ring <phone>{number}</phone>.',
}
