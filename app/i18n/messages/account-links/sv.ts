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
    sessions: 'Ditt konto loggas ut överallt och stängs för alla.',
    password: 'Det öppnas igen när du väljer ett nytt lösenord. Vi mejlar dig länken.',
    passkey: 'Passnyckeln ”{name}” tas bort, eftersom den lades till ungefär då eller senare.',
    totp: 'Autentiseringsappen tas bort, eftersom den lades till ungefär då eller senare.',
    codes: 'Dina återställningskoder slutar gälla.',
    kept: 'Passnycklar och en app från tidigare blir kvar. De öppnar inte kontot innan du har ett nytt lösenord.',
    team: 'Vårt team får veta det och tar reda på vad som har hänt.',
    button: 'Det var inte jag',
    busy: 'Stänger ditt konto...',
    doneTitle: 'Ditt konto är stängt för alla',
    doneText: 'Ingen kan använda det förrän du väljer ett nytt lösenord. Vårt team har fått veta det.',
    removed: 'Det här togs bort',
    removedPasskey: 'Passnyckeln ”{name}”',
    removedTotp: 'Autentiseringsappen',
    removedCodes: 'Dina återställningskoder',
    next: 'Gör så här nu',
    nextPassword: 'Öppna mejlet som vi just har skickat och välj ett nytt lösenord. Länken gäller i {minutes} minuter.',
    nextFactors:
      'Logga in och öppna ”Inloggning” i ditt konto: ta bort det du inte känner igen och lägg till en passnyckel eller en autentiseringsapp. Då får du nya återställningskoder.',
    usedText: 'Kontot stängdes med den. Har du inget nytt lösenord än mejlar vi dig en ny länk.',
    brokenText:
      'Länkarna i våra mejl gäller i {days} dagar. Du kan ändå välja ett nytt lösenord: då loggas kontot ut överallt.',
    newPassword: 'Välj ett nytt lösenord',
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
