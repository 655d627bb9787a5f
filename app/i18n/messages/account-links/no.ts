import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  confirm: {
    title: 'Bekreft kontoen din',
    text: 'Skriv passordet du valgte for {email}, så vet vi at det var deg.',
    button: 'Bekreft og logg inn',
    busy: 'Bekrefter...',
  },
  reset: {
    askTitle: 'Velg et nytt passord',
    askText: 'Skriv adressen din, så sender vi en lenke. Den gjelder i {minutes} minutter.',
    askButton: 'Send lenken',
    askBusy: 'Sender...',
    asked: 'Finnes det en konto med denne adressen, er en lenke på vei dit.',
    title: 'Velg et nytt passord',
    text: 'For {email}. Alle enheter som er logget inn, blir logget ut.',
    button: 'Endre passordet',
    busy: 'Endrer...',
  },
  roles: { embassy: 'Ambassade', supplier: 'Leverandør', hospital: 'Sykehus' },
  invite: {
    title: 'Velkommen til sirkelen',
    text: 'Velg et passord for {email}, så er kontoen åpen.',
    by: '{inviter} inviterer deg, i rollen {role}.',
    byTeam: 'Teamet vårt inviterer deg, i rollen {role}.',
    organisation: 'Du kommer til å høre til {organisation}.',
    button: 'Åpne kontoen min',
    busy: 'Åpner...',
  },
  setup: {
    title: 'Sett opp {product}',
    text: 'Du er den første. Velg adresse og passord for den første administratoren.',
    button: 'Opprett den første administratoren',
    busy: 'Oppretter...',
  },
  notMe: {
    title: 'Var det ikke deg?',
    text: 'Trykk på knappen hvis noen andre har gjort det som står i e-posten vår. Hvis det var deg, lukk siden: ingenting er endret.',
    does: 'Dette gjør knappen:',
    sessions: 'Kontoen din logges ut overalt og stenges for alle.',
    password: 'Den åpnes igjen når du velger et nytt passord. Vi sender deg lenken.',
    passkey: 'Passnøkkelen «{name}» fjernes, fordi den ble lagt til omtrent da eller senere.',
    totp: 'Autentiseringsappen fjernes, fordi den ble lagt til omtrent da eller senere.',
    codes: 'Gjenopprettingskodene dine slutter å virke.',
    kept: 'Passnøkler og en app fra før blir stående. De åpner ikke kontoen før du har et nytt passord.',
    team: 'Teamet vårt får beskjed og finner ut hva som har skjedd.',
    button: 'Det var ikke meg',
    busy: 'Stenger kontoen din...',
    doneTitle: 'Kontoen din er stengt for alle',
    doneText: 'Ingen kan bruke den før du velger et nytt passord. Teamet vårt har fått beskjed.',
    removed: 'Dette ble fjernet',
    removedPasskey: 'Passnøkkelen «{name}»',
    removedTotp: 'Autentiseringsappen',
    removedCodes: 'Gjenopprettingskodene dine',
    next: 'Gjør dette nå',
    nextPassword: 'Åpne e-posten vi nettopp har sendt, og velg et nytt passord. Lenken gjelder i {minutes} minutter.',
    nextFactors:
      'Logg inn og åpne «Innlogging» i kontoen din: fjern det du ikke kjenner, og legg til en passnøkkel eller en autentiseringsapp. Da får du nye gjenopprettingskoder.',
    usedText: 'Kontoen ble stengt med den. Har du ikke noe nytt passord ennå, sender vi deg en ny lenke.',
    brokenText:
      'Lenkene i e-postene våre gjelder i {days} dager. Du kan likevel velge et nytt passord: da logges kontoen ut overalt.',
    newPassword: 'Velg et nytt passord',
  },
  states: {
    used: { title: 'Lenken er brukt', text: 'Den kan bare brukes én gang. Hvis det var deg, logg inn.' },
    revoked: {
      title: 'Denne lenken virker ikke lenger',
      text: 'Invitasjonen er trukket tilbake. Skriv til oss hvis du tror det er en feil.',
    },
    replaced: {
      title: 'Det finnes en nyere lenke',
      text: 'En nyere lenke har erstattet denne. Bruk den siste.',
    },
    expired: { title: 'Lenken er utløpt', text: 'Den gjaldt i en begrenset tid. Be om en ny.' },
    wrong: {
      title: 'Lenken er ikke gyldig',
      text: 'Den kan ha blitt kuttet i e-postprogrammet. Kopier hele adressen, eller be om en ny.',
    },
  },
  next: {
    signIn: 'Logg inn',
    register: 'Registrer deg på nytt',
    reset: 'Be om en ny lenke',
    contact: 'Skriv til oss om en ny invitasjon',
  },
  refused: {
    link: 'Lenken kan ikke brukes lenger. Be om en ny.',
    password: 'Det er ikke passordet du valgte. Prøv igjen, eller registrer deg på nytt.',
    known: 'Det finnes allerede en konto med denne adressen. Logg inn i stedet.',
    domain: 'Bare e-postadresser som slutter på @{domain} kan registreres',
  },
}
