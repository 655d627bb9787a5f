import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  confirm: {
    title: 'Bekräfta ditt konto',
    text: 'Skriv lösenordet du valde för {email}, så vet vi att det var du.',
    button: 'Bekräfta och logga in',
    busy: 'Bekräftar...',
  },
  reset: {
    askTitle: 'Välj ett nytt lösenord',
    askText: 'Skriv din adress, så skickar vi en länk. Den gäller i {minutes} minuter.',
    askButton: 'Skicka länken',
    askBusy: 'Skickar...',
    asked: 'Finns det ett konto med den adressen är en länk på väg dit.',
    title: 'Välj ett nytt lösenord',
    text: 'För {email}. Alla enheter som är inloggade loggas ut.',
    button: 'Ändra lösenordet',
    busy: 'Ändrar...',
  },
  roles: { embassy: 'Ambassad', supplier: 'Leverantör', hospital: 'Sjukhus' },
  invite: {
    title: 'Välkommen till cirkeln',
    text: 'Välj ett lösenord för {email}, så är ditt konto öppet.',
    by: '{inviter} bjuder in dig, i rollen {role}.',
    byTeam: 'Vårt team bjuder in dig, i rollen {role}.',
    organisation: 'Du kommer att tillhöra {organisation}.',
    button: 'Öppna mitt konto',
    busy: 'Öppnar...',
  },
  setup: {
    title: 'Ställ in {product}',
    text: 'Du är den första. Välj adress och lösenord för den första administratören.',
    button: 'Skapa den första administratören',
    busy: 'Skapar...',
  },
  notMe: {
    title: 'Var det inte du?',
    text: 'Tryck på knappen om någon annan har gjort det som står i vårt mejl. Om det var du, stäng sidan: inget har ändrats.',
    does: 'Det här gör knappen:',
    sessions: 'Ditt konto loggas ut överallt.',
    password: 'Lösenordet slutar gälla, och vi mejlar dig en länk där du väljer ett nytt.',
    team: 'Vårt team får veta det och tar reda på vad som har hänt.',
    button: 'Det var inte jag',
    busy: 'Skyddar ditt konto...',
    doneTitle: 'Ditt konto är skyddat',
    doneText:
      'Det är utloggat överallt, och lösenordet gäller inte längre. En länk där du väljer ett nytt är på väg till din inkorg, och vårt team har fått veta det.',
  },
  states: {
    used: { title: 'Länken har använts', text: 'Den kan bara användas en gång. Om det var du, logga in.' },
    revoked: {
      title: 'Den här länken gäller inte längre',
      text: 'Inbjudan har dragits tillbaka. Hör av dig om du tror att det är ett misstag.',
    },
    replaced: {
      title: 'Det finns en nyare länk',
      text: 'En nyare länk har ersatt den här. Använd den senaste.',
    },
    expired: { title: 'Länken har gått ut', text: 'Den gällde en begränsad tid. Be om en ny.' },
    wrong: {
      title: 'Länken är inte giltig',
      text: 'Den kan ha klippts av i e-postprogrammet. Kopiera hela adressen, eller be om en ny.',
    },
  },
  next: {
    signIn: 'Logga in',
    register: 'Registrera dig igen',
    reset: 'Be om en ny länk',
    contact: 'Skriv till oss om en ny inbjudan',
  },
  refused: {
    link: 'Länken kan inte användas längre. Be om en ny.',
    password: 'Det är inte lösenordet du valde. Försök igen, eller registrera dig på nytt.',
    known: 'Det finns redan ett konto med den adressen. Logga in i stället.',
    domain: 'Endast e-postadresser som slutar på @{domain} kan registreras',
  },
}
