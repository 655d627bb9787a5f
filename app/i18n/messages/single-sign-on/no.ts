import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Logg inn med organisasjonen din',
  lead: 'Hvis organisasjonen din har egen innlogging, trenger du ikke passord her.',
  description: 'Logg inn med kontoen du har i organisasjonen din.',
  email: 'E-postadressen din på jobben',
  go: 'Fortsett',
  going: 'Et øyeblikk...',
  usePassword: 'Bruk passordet ditt i stedet',
  departure: {
    title: 'Videre til {organisation}',
    text: 'Du logger inn hos {organisation} og kommer tilbake hit. Hvis ingenting skjer, følg lenken.',
    link: 'Fortsett til {organisation}',
  },
  refused: {
    'no-organisation': 'Ingen organisasjon logger inn med denne adressen. Bruk passordet ditt.',
    unavailable: 'Innloggingen til organisasjonen din svarer ikke. Prøv igjen om en stund, eller bruk passordet ditt.',
    denied: 'Innloggingen ble avbrutt, eller organisasjonen din tillot den ikke.',
    clock: 'Svaret fra organisasjonen din har feil tid. Prøv igjen. Skjer det igjen, bør IT-avdelingen sjekke klokken.',
    answer:
      'Svaret fra organisasjonen din kunne ikke verifiseres. Prøv igjen. Skjer det igjen, si fra til IT-avdelingen.',
    state: 'Denne innloggingen er avsluttet, eller ble startet i en annen nettleser. Begynn på nytt.',
    off: 'Innloggingen til organisasjonen din er slått av. Bruk passordet ditt.',
    unverified: 'Organisasjonen din bekrefter ikke at e-postadressen er din. Si fra til IT-avdelingen.',
    address: 'Adressen du logget inn med, hører ikke til den organisasjonen. Bruk passordet ditt.',
    taken: 'Kontoen med denne adressen tilhører noen andre i organisasjonen din. Skriv til oss.',
    policy: 'Du har ingen konto ennå og trenger en invitasjon. Søk om tilgang først.',
    admin: 'Administratorer logger inn her med passord. Har du ikke et, velg «Har du glemt passordet?» der.',
    restricted: 'Akkurat nå lagrer vi bare dataene dine, så du kan ikke logge inn på denne måten.',
    closed: 'Kontoen er stengt med «Det var ikke meg». Den åpnes igjen når eieren velger et nytt passord.',
    'other-person': 'Du logget inn som noen andre der. Bruk kontoen som er koblet til her.',
    stale:
      'Organisasjonen din ba deg ikke om å logge inn på nytt. Velg et nytt passord via e-post, og bekreft med det.',
  },
  section: {
    title: 'Organisasjonen din',
    text: 'Logg inn hos organisasjonen din, uten passord hos oss.',
    none: 'Ingen organisasjons innlogging er koblet til kontoen din.',
    list: 'Tilkoblede organisasjoner',
    since: 'Koblet til {date}',
    used: 'sist brukt {date}',
    unused: 'ikke brukt ennå',
    off: 'slått av akkurat nå',
    unlink: 'Koble fra',
    unlinkThat: 'Koble fra {name}',
    unlinkText:
      'Deretter logger du inn med passordet ditt. Neste innlogging hos organisasjonen din kobler den til igjen.',
    unlinking: 'Kobler fra...',
    unlinked: 'Innloggingen er koblet fra.',
    gone: 'Den finnes ikke lenger.',
    'no-password': 'Kontoen din har ikke noe passord ennå. Velg et først, slik at du fortsatt kan logge inn.',
    choose: 'Velg et passord',
  },
  proof: {
    text: 'Du logger inn der igjen og kommer tilbake hit.',
    button: 'Bekreft hos {organisation}',
  },
}
