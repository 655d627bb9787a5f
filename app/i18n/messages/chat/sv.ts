import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  open: 'Chatt',
  title: 'Chatt',
  close: 'Stäng chatten',
  online: 'Online',
  away: 'Borta',
  hours: 'Måndag–fredag {from}–{to}, svensk tid',
  log: 'Meddelanden',
  empty: 'Fråga om ett datum, en plats eller hur en träff går till.',
  message: 'Meddelande',
  messageHint: 'Retur skickar, Skift + Retur ger en ny rad.',
  send: 'Skicka',
  you: 'Du',
  typing: '{product} skriver',
  canned:
    'Chatten är tillfälligt avstängd medan vi rättar till prenumerationen på nyhetsbrevet. Försök gärna igen senare!',
  received:
    'Tack. Ditt meddelande ligger i vår inkorg. Vill du ha svar, lämna din e-postadress här också, eller skriv till {email}.',
  unavailable: 'Jag är tyvärr inte tillgänglig just nu. Skriv till mig på {email} så svarar jag snart.',
  otherWays:
    'Du når oss redan nu: <contact>skriv i kontaktformuläret</contact>, mejla <email>{address}</email> eller ring <phone>{number}</phone>.',
}
