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
  kinds: {
    session: {
      started:
        '{way, select, recoveryCode {{isNew, select, true {Logget inn med en gjenopprettingskode fra en ny nettleser} other {Logget inn med en gjenopprettingskode}}} passkey {{isNew, select, true {Logget inn med en passnøkkel fra en ny nettleser} other {Logget inn med en passnøkkel}}} other {{isNew, select, true {Logget inn fra en ny nettleser} other {Logget inn}}}}',
      refused:
        '{way, select, code {Noen prøvde å logge inn med riktig passord og feil kode} recoveryCode {Noen prøvde å logge inn med riktig passord og feil gjenopprettingskode} passwordAndPasskey {Noen prøvde å logge inn med riktig passord og en passnøkkel som ikke ble godkjent} passkey {Noen prøvde å logge inn med en passnøkkel som ikke ble godkjent} closed {Noen prøvde å logge inn mens kontoen var stengt} other {Noen prøvde å logge inn med feil passord}}',
      ended: 'Logget ut',
    },
    account: {
      created: 'Kontoen ble åpnet',
      reported: 'Meldt «Det var ikke meg»: logget ut overalt, stengt til et nytt passord er valgt',
      ended: 'Kontoen ble avsluttet',
    },
    password: {
      'reset-requested': 'En lenke til et nytt passord ble sendt',
      changed: 'Passordet ble endret',
    },
    address: { changed: 'E-postadressen ble endret' },
    factor: {
      added:
        '{factor, select, passkey {En passnøkkel ble lagt til} namedPasskey {Passnøkkelen «{name}» ble lagt til} totp {En autentiseringsapp ble lagt til} other {En måte å logge inn på ble lagt til}}',
      removed:
        '{factor, select, passkey {En passnøkkel ble fjernet} namedPasskey {Passnøkkelen «{name}» ble fjernet} totp {Autentiseringsappen ble fjernet} all {{by, select, others {Du fjernet passnøklene og autentiseringsappen til noen} other {En administrator fjernet passnøklene dine og autentiseringsappen din}}} other {En måte å logge inn på ble fjernet}}',
    },
    'calendar-feed': {
      made: 'Den private adressen til kalenderen ble laget',
      revoked: 'Den private adressen til kalenderen ble trukket tilbake',
    },
    identity: {
      linked: 'Innloggingen til organisasjonen din ble koblet til',
      unlinked: 'Innloggingen til organisasjonen din ble koblet fra',
    },
    provider: {
      saved: 'Du satte opp felles innlogging for en organisasjon',
      'turned-on': 'Du slo på felles innlogging for en organisasjon',
      'turned-off': 'Du slo av felles innlogging for en organisasjon',
      removed: 'Du fjernet felles innlogging for en organisasjon',
    },
    'recovery-codes': { made: 'Gjenopprettingskoder ble laget', removed: 'Gjenopprettingskoder ble fjernet' },
    'recovery-code': { used: 'En gjenopprettingskode ble brukt' },
    proof: { given: 'Viste på nytt hvem du er', refused: 'Noen kunne ikke vise at det var deg' },
    user: {
      'role-changed':
        '{by, select, others {Du endret rollen til et medlem} self {Du endret din egen rolle} other {En administrator endret rollen din}}',
      'level-changed':
        '{by, select, others {Du endret nivået til et medlem} self {Du endret ditt eget nivå} other {En administrator endret nivået ditt}}',
      promoted: '{by, select, others {Du gjorde et medlem til administrator} other {Du ble administrator}}',
      'admin-role-changed':
        '{by, select, others {Du endret rollen til en administrator} self {Du endret din egen rolle som administrator} other {Rollen din som administrator ble endret}}',
      demoted:
        '{by, select, others {Du tok tilbake rettighetene til en administrator} self {Du ga fra deg rettighetene som administrator} other {Rettighetene dine som administrator ble tatt tilbake}}',
      removed: '{by, select, others {Du fjernet en konto} other {Kontoen ble fjernet}}',
    },
    view: { started: 'Begynte å se sidene som et medlem', ended: 'Sluttet å se sidene som et medlem' },
    access: { refused: 'Ba om en side som bare administratorer får se' },
    data: { exported: 'Du lastet ned en fil med opplysninger om medlemmer' },
    person: {
      read: '{by, select, others {Du åpnet siden om en person} self {Du åpnet siden om deg selv} other {En administrator åpnet siden om deg}}',
    },
    mail: {
      read: '{by, select, others {Du leste en e-post til noen} self {Du leste en e-post til deg selv} other {En administrator leste en e-post til deg}}',
    },
    copy: {
      requested:
        '{by, select, others {Du fikk laget en kopi av opplysningene om en person} admin {En administrator fikk laget en kopi av opplysningene dine} other {Du ba om en kopi av opplysningene dine}}',
      made: 'En kopi av opplysningene dine ble laget',
      fetched: 'En kopi av opplysningene dine ble lastet ned',
    },
    erasure: {
      requested:
        '{by, select, others {Du merket opplysningene om en person for sletting} admin {En administrator merket opplysningene dine for sletting} other {Du ba om sletting av opplysningene dine}}',
      'taken-back': 'Slettingen ble tatt tilbake',
      done: 'Opplysninger ble slettet',
    },
    restriction: {
      set: 'Behandlingen av opplysninger ble begrenset',
      lifted: 'Begrensningen av behandlingen ble opphevet',
    },
    objection: { made: 'Innsigelse mot behandlingen av opplysninger', withdrawn: 'Innsigelsen ble trukket tilbake' },
    'security-events': { read: 'Du åpnet sikkerhetshendelsene for alle kontoer' },
  },
}
