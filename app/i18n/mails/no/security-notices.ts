import type { Translation } from '../../translation'
import type { securityNotices as english } from '../en/security-notices'

export const securityNotices: Translation<typeof english> = {
  preview: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  when: 'Når',
  device: 'Nettleser',
  network: 'Nettverk, forkortet',
  notMeText:
    'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, trykk på knappen: den logger ut kontoen overalt, sperrer passordet til du velger et nytt, og gir teamet vårt beskjed. Lenken kan brukes én gang og gjelder i {days} dager.',
  notMe: 'Det var ikke meg',
  why: 'Du får denne e-posten fordi du har en konto på {host}.',
  'new-device': {
    subject: 'En innlogging fra en ny nettleser',
    text: 'Noen har logget inn på kontoen din på {host} fra en nettleser som ikke har vært brukt til den før.',
  },
  'password-changed': {
    subject: 'Passordet ditt er endret',
    text: 'Passordet til kontoen din på {host} er nettopp endret, og alle andre enheter er logget ut.',
  },
  'address-changed': {
    subject: 'Adressen til kontoen din er endret',
    text: 'Kontoen din på {host} har nå en annen e-postadresse.',
  },
  'factor-added': {
    subject: 'En ny måte å logge inn på er lagt til',
    text: 'Kontoen din på {host} har en ny måte å logge inn på, for eksempel en passnøkkel eller en autentiseringsapp.',
  },
  'factor-removed': {
    subject: 'En måte å logge inn på er fjernet',
    text: 'En måte å logge inn på kontoen din på {host}, for eksempel en passnøkkel eller en autentiseringsapp, er fjernet.',
  },
  'identity-linked': {
    subject: 'Innloggingen til organisasjonen din er koblet til',
    text: 'Kontoen din på {host} kan nå åpnes med innloggingen til organisasjonen din.',
  },
  'identity-unlinked': {
    subject: 'Innloggingen til organisasjonen din er koblet fra',
    text: 'Kontoen din på {host} kan ikke lenger åpnes med innloggingen til organisasjonen din.',
  },
  promoted: {
    subject: 'Du er nå administrator',
    text: 'Kontoen din på {host} kan nå administrere medlemmer og innhold.',
  },
  'admin-role-changed': {
    subject: 'Rollen din som administrator er endret',
    text: 'Kontoen din på {host} har nå en annen rolle blant administratorene.',
  },
  demoted: {
    subject: 'Du er ikke lenger administrator',
    text: 'Kontoen din på {host} kan ikke lenger administrere medlemmer og innhold. Du er logget ut; logg inn igjen for å fortsette som medlem.',
  },
  admins: {
    promoted: '{email} er nå administrator',
    'admin-role-changed': '{email} har nå en annen rolle som administrator',
    demoted: '{email} er ikke lenger administrator',
    preview: 'En endring blant administratorene.',
    by: 'Endret av',
    text: 'Hvis du ikke ventet dette, se på personens side og spør den som endret det.',
    button: 'Åpne personens side',
    why: 'Du får denne e-posten fordi du er administrator på {host}.',
  },
  reported: {
    subject: '{email} melder: det var ikke meg',
    preview: 'Kontoen er logget ut overalt, og passordet er sperret.',
    text: 'Personen fikk beskjed om en endring eller en innlogging og sier at det ikke var vedkommende. Kontoen er logget ut overalt, passordet er sperret, og en lenke til et nytt er sendt. Finn ut hva som har skjedd siden.',
    button: 'Se sikkerhetshendelsene',
  },
}
