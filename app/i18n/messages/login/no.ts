import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Logg inn',
  lead: 'For ansatte og partnere. Logg inn med adressen du har registrert eller er invitert med.',
  description: 'Logg inn på medlemssidene.',
  tabs: 'Logg inn eller registrer deg',
  signInTab: 'Logg inn',
  registerTab: 'Registrer deg',
  email: 'E-post',
  emailHint: 'Adressen din som slutter på @{domain}.',
  password: 'Passord',
  passwordHint:
    'Minst {min} tegn, men færre enn {strong} kan alltid gjettes. Det holder med {strong} eller flere tilfeldige, eller tre ord som ikke hører sammen.',
  failure: {
    tooManySignIns:
      'Det har vært for mange mislykkede innlogginger. Prøv igjen om noen minutter, eller velg et nytt passord med lenken nedenfor.',
    busy: 'Mange logger inn akkurat nå. Prøv igjen om noen sekunder.',
  },
  strength: {
    enough: 'Sterkt nok.',
    short: 'For lett å gjette: det trengs minst {strong} tegn.',
    personal:
      'For lett å gjette: det ligner adressen din eller navnet vårt. Legg til to ord som ikke har noe med dem å gjøre.',
    word: 'For lett å gjette: et vanlig ord eller navn, også med tall rundt. Legg til to ord.',
    pattern: 'For lett å gjette: en dato, en rad taster eller en gjentakelse. Legg til to ord.',
  },
  signIn: 'Logg inn',
  signingIn: 'Logger inn...',
  forgotten: 'Har du glemt passordet?',
  register: 'Opprett konto',
  registering: 'Oppretter konto...',
  sent: 'Sjekk e-posten din og bekreft kontoen.',
  accessRestricted: 'Bare e-postadresser som slutter på @{domain} har tilgang',
  invitedToo: 'Er du invitert med denne adressen, kan passordet være feil. Du kan velge et nytt.',
  registrationRestricted: 'Bare e-postadresser som slutter på @{domain} kan registreres',
  useInvitation: 'Partnere kommer inn etter invitasjon: bruk lenken i din, eller be om en.',
  askAccess: 'Be om tilgang',
  refused: {
    credentials: 'E-postadressen eller passordet stemmer ikke.',
  },
  asked: 'Har du bedt om en invitasjon? Kvitteringen vi sendte, har en lenke som viser hvor langt den har kommet.',
  askedLink: 'Send den igjen',
  passwordReset: 'Passordet ditt er endret. Logg inn med det nye.',
  signedOut: 'Du er logget ut.',
  organisation: 'Logg inn med organisasjonen din',
  passkey: {
    signIn: 'Logg inn med en passnøkkel',
    waiting: 'Venter på passnøkkelen...',
    refused: 'Passnøkkelen ble ikke godkjent. Logg inn med passordet, eller prøv igjen.',
    closed: 'Kontoen er stengt med «Det var ikke meg». Den åpnes igjen når eieren velger et nytt passord.',
    script: 'En passnøkkel krever JavaScript og en nettleser som støtter passnøkler.',
    cancelled: 'Ingenting ble sendt: det ble avbrutt eller tok for lang tid.',
    unsupported: 'Denne nettleseren eller enheten kan ikke bruke en passnøkkel her.',
  },
}
