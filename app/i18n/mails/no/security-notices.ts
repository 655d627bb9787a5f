import type { Translation } from '../../translation'
import type { securityNotices as english } from '../en/security-notices'

export const securityNotices: Translation<typeof english> = {
  preview: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  previewByAdmin: 'En endring som en administrator har gjort i kontoen din.',
  when: 'Når',
  adminRole: 'Rolle',
  adminRoles: { owner: 'Eier', member_manager: 'Medlemsansvarlig', editor: 'Redaktør', reader: 'Leser' },
  by: 'Endret av',
  passkey: 'Passnøkkel',
  device: 'Nettleser',
  network: 'Nettverk, forkortet',
  notMeText:
    'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, trykk på knappen. Siden sier hva den fjerner; så stenger den kontoen for alle til du velger et nytt passord, og gir teamet vårt beskjed. Lenken kan brukes én gang og gjelder i {days} dager.',
  notAskedText:
    'Hvis du ikke har bedt om dette, trykk på knappen. Den stenger kontoen for alle til du velger et nytt passord, og gir teamet vårt beskjed. Lenken kan brukes én gang og gjelder i {days} dager.',
  notExpected: 'Hvis du ikke ventet dette, skriv til oss: {email}.',
  codesMade: 'Ti gjenopprettingskoder ble laget samtidig. Tidligere koder virker ikke lenger.',
  lastRemoved:
    'Kontoen har ikke lenger noen ekstra faktor: passordet alene er nok til å logge inn, og gjenopprettingskodene virker ikke lenger.',
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
    subject:
      '{factor, select, passkey {En passnøkkel er lagt til i kontoen din} totp {En autentiseringsapp er lagt til i kontoen din} other {En måte å logge inn på er lagt til i kontoen din}}',
    text: 'Kontoen din på {host} har en ny måte å logge inn på.',
  },
  'factor-removed': {
    subject:
      '{factor, select, passkey {En passnøkkel er fjernet fra kontoen din} totp {Autentiseringsappen er fjernet fra kontoen din} other {Alle passnøkler og autentiseringsappen er fjernet fra kontoen din}}',
    text: 'En måte å logge inn på kontoen din på {host} virker ikke lenger.',
  },
  'recovery-code-used': {
    subject: 'En gjenopprettingskode er brukt',
    text: 'Noen har brukt en gjenopprettingskode til kontoen din på {host}. {codes, plural, =0 {Det var den siste. Lag nye under «Innlogging».} one {# kode er igjen.} other {# koder er igjen.}}',
  },
  'recovery-codes-made': {
    subject: 'Nye gjenopprettingskoder er laget',
    text: 'Kontoen din på {host} har nye gjenopprettingskoder. De tidligere virker ikke lenger.',
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
    text: 'Kontoen din på {host} har nå rettighetene til en administrator.',
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
    text: '{what, select, promoted {Hvis dette ikke var meningen, spør den som endret det, og ta tilbake rettighetene på personens side.} other {Hvis dette ikke var meningen, spør den som endret det, og gi rettighetene igjen på personens side.}}',
    button: 'Åpne personens side',
    why: 'Du får denne e-posten fordi du er administrator på {host}.',
  },
  closed: {
    subject: 'Kontoen din er stengt til du velger et nytt passord',
    preview: 'Velg et nytt passord for å åpne den igjen.',
    text: 'Du har meldt at det ikke var deg. Kontoen din på {host} er nå stengt for alle, også for deg, til du velger et nytt passord med denne lenken.',
    button: 'Velg et nytt passord',
    expires:
      'Lenken kan brukes én gang og utløper om {minutes} minutter. Etter det kan du be om en ny på {host}/reset-password.',
    passkey: 'Fjernet, fordi den ble lagt til omtrent da eller senere: passnøkkelen «{name}».',
    totp: 'Fjernet, fordi den ble lagt til omtrent da eller senere: autentiseringsappen.',
    codes: 'Gjenopprettingskodene dine virker ikke lenger.',
    next: 'Når du har logget inn, åpne «Innlogging» i kontoen din: fjern det du ikke kjenner, legg til en passnøkkel eller en app, og ta vare på de nye gjenopprettingskodene.',
  },
  reported: {
    subject: '{email} melder: det var ikke meg',
    preview: 'Kontoen er stengt til eieren har valgt et nytt passord.',
    text: 'Personen fikk beskjed om en endring eller en innlogging og sier at det ikke var vedkommende. Kontoen er stengt: ingen kommer inn før eieren har valgt et nytt passord med lenken vi har sendt. Finn ut hva som har skjedd siden.',
    button: 'Se sikkerhetshendelsene',
  },
}
