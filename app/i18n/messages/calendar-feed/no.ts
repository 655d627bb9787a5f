import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kalenderen din',
  text: 'En egen adresse som kalenderen din leser av seg selv. Den følger hver endring av møtene dine og av svarene dine, på språket til kontoen din.',
  name: '{product}: møtene mine',
  scope: 'Hva den viser',
  scopes: {
    attending: 'Bare det jeg kommer på',
    invited: 'Alt jeg er invitert til, foreløpig til jeg svarer',
  },
  make: 'Lag adressen',
  save: 'Lagre',
  saving: 'Lagrer...',
  address: 'Privat adresse',
  addressHint: 'I Google Kalender: Andre kalendere, Fra URL. I Outlook: Legg til kalender, Abonner fra nettet.',
  subscribe: 'Åpne i kalenderappen',
  copy: 'Kopier adressen',
  copied: 'Kopiert',
  unreadable: 'Kalenderen din virker fortsatt, men adressen kan ikke lenger vises. Lag en ny for å se den.',
  renew: 'Lag en ny adresse',
  revoke: 'Trekk adressen tilbake',
  leaked: 'Den som har adressen, kan lese kalenderen din. En ny adresse avslutter den gamle med en gang.',
  done: {
    make: 'Adressen er laget. Legg den til i kalenderen din.',
    scope: 'Lagret. Kalenderen din viser det neste gang den leser adressen.',
    renew: 'Den nye adressen er laget, og den gamle gjelder ikke lenger. Legg den nye til i kalenderen din.',
    revoke: 'Adressen gjelder ikke lenger. Fjern kalenderen fra kalenderappen din.',
  },
}
