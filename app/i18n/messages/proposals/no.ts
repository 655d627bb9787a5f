import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Foreslå kolleger',
  text: 'Hvem i {organisation} skal vi invitere? Vi leser hvert forslag og inviterer på e-post.',
  textNone: 'Hva det ble av kollegene du har foreslått.',
  name: 'Navn',
  email: 'E-post',
  send: 'Foreslå',
  sending: 'Sender...',
  sent: 'Takk. Vi ser på det snart.',
  ownAddress: 'Det er din egen adresse. Skriv kollegaens.',
  tooMany: 'Vi har ikke rukket å se på {most} av forslagene dine ennå. Etter det kan du foreslå flere.',
  own: 'Forslagene dine',
  states: { waiting: 'Venter på oss', confirmed: 'Invitert', declined: 'Ikke invitert' },
}
