import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Logga in med din organisation',
  lead: 'Om din organisation har en egen inloggning behöver du inget lösenord här.',
  description: 'Logga in med din organisations konto.',
  email: 'Din e-postadress på jobbet',
  go: 'Fortsätt',
  going: 'Ett ögonblick...',
  usePassword: 'Använd ditt lösenord i stället',
  departure: {
    title: 'Vidare till {organisation}',
    text: 'Du loggar in hos {organisation} och kommer tillbaka hit. Om inget händer, följ länken.',
    link: 'Fortsätt till {organisation}',
  },
  refused: {
    'no-organisation': 'Ingen organisation loggar in med den här adressen. Använd ditt lösenord.',
    unavailable: 'Din organisations inloggning svarar inte. Försök igen om en stund, eller använd ditt lösenord.',
    denied: 'Inloggningen avbröts, eller så tillät din organisation den inte.',
    clock:
      'Svaret från din organisation har fel tid. Försök igen. Händer det igen bör er IT-avdelning kontrollera klockan.',
    answer:
      'Svaret från din organisation kunde inte verifieras. Försök igen. Händer det igen, säg till er IT-avdelning.',
    state: 'Den här inloggningen är avslutad, eller påbörjades i en annan webbläsare. Börja om.',
    off: 'Din organisations inloggning är avslagen. Använd ditt lösenord.',
    unverified: 'Din organisation bekräftar inte att e-postadressen är din. Säg till er IT-avdelning.',
    address: 'Adressen du loggade in med hör inte till den organisationen. Använd ditt lösenord.',
    taken: 'Kontot med den här adressen tillhör någon annan hos din organisation. Skriv till oss.',
    policy: 'Du har inget konto ännu och behöver en inbjudan. Ansök om tillträde först.',
    admin: 'Administratörer loggar in här med lösenord. Har du inget, välj ”Har du glömt lösenordet?” där.',
    restricted: 'Just nu lagrar vi bara dina uppgifter, så du kan inte logga in på det här sättet.',
    closed: 'Kontot har stängts med ”Det var inte jag”. Det öppnas igen när ägaren väljer ett nytt lösenord.',
    'other-person': 'Du loggade in som någon annan där. Använd kontot som är kopplat här.',
    stale: 'Din organisation bad dig inte att logga in igen. Välj ett nytt lösenord via e-post och bekräfta med det.',
  },
  section: {
    title: 'Din organisation',
    text: 'Logga in hos din organisation, utan lösenord hos oss.',
    none: 'Ingen organisations inloggning är kopplad till ditt konto.',
    list: 'Kopplade organisationer',
    since: 'Kopplad {date}',
    used: 'senast använd {date}',
    unused: 'inte använd ännu',
    off: 'avslagen just nu',
    unlink: 'Koppla bort',
    unlinkThat: 'Koppla bort {name}',
    unlinkText: 'Därefter loggar du in med ditt lösenord. Nästa inloggning hos din organisation kopplar den igen.',
    unlinking: 'Kopplar bort...',
    unlinked: 'Inloggningen har kopplats bort.',
    gone: 'Den finns inte längre.',
    'no-password': 'Ditt konto har inget lösenord ännu. Välj ett först, så att du fortfarande kan logga in.',
    choose: 'Välj ett lösenord',
  },
  proof: {
    text: 'Du loggar in där igen och kommer tillbaka hit.',
    button: 'Bekräfta hos {organisation}',
  },
}
