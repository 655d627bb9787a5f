import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Sikkerhetshendelser',
  lead: 'Hva som har skjedd med kontoen og opplysningene dine, lagret i {months} måneder. Nettverk er forkortet.',
  more: 'Innlogginger, bytte av passord og hvem som har lest opplysningene dine.',
  back: 'Kontoen din',
  unknown: 'Er det noe du ikke kjenner igjen? Bytt passord, og logg ut alle andre steder.',
  unknownLink: 'Til passordet ditt',
  network: 'nettverk {network}',
  refused: 'Avvist',
  other: 'Noe annet har skjedd med kontoen din',
  none: 'Ingenting ennå.',
  noneText: 'Fra neste innlogging står det her hva som skjer med kontoen din.',
  pager: { label: 'Sider', range: '{from}–{to} av {total}', previous: 'Forrige', next: 'Neste' },
  kinds: {
    session: {
      started: 'Logget inn',
      refused: 'Noen prøvde å logge inn med feil passord',
      ended: 'Logget ut',
    },
    account: {
      created: 'Kontoen ble åpnet',
      reported: 'Meldt «Det var ikke meg»: logget ut overalt, passordet sperret',
    },
    password: {
      'reset-requested': 'En lenke til et nytt passord ble sendt',
      changed: 'Passordet ble endret',
    },
    user: {
      'role-changed':
        '{by, select, others {Du endret rollen til et medlem} self {Du endret din egen rolle} other {En administrator endret rollen din}}',
      'level-changed':
        '{by, select, others {Du endret nivået til et medlem} self {Du endret ditt eget nivå} other {En administrator endret nivået ditt}}',
      promoted: '{by, select, others {Du gjorde et medlem til administrator} other {Du ble administrator}}',
      demoted:
        '{by, select, others {Du tok tilbake rettighetene til en administrator} self {Du ga fra deg rettighetene som administrator} other {Rettighetene dine som administrator ble tatt tilbake}}',
      removed: '{by, select, others {Du fjernet en konto} other {Kontoen ble fjernet}}',
    },
    access: { refused: 'Ba om en side som bare administratorer får se' },
    data: { exported: 'Du lastet ned en fil med opplysninger om medlemmer' },
    person: {
      read: '{by, select, others {Du åpnet siden om en person} self {Du åpnet siden om deg selv} other {En administrator åpnet siden om deg}}',
    },
    mail: {
      read: '{by, select, others {Du leste en e-post til noen} self {Du leste en e-post til deg selv} other {En administrator leste en e-post til deg}}',
    },
    'security-events': { read: 'Du åpnet sikkerhetshendelsene for alle kontoer' },
  },
}
