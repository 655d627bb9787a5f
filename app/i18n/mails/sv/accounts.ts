import type { Translation } from '../../translation'
import type { accounts as english } from '../en/accounts'

export const accounts: Translation<typeof english> = {
  confirm: {
    subject: 'Bekräfta ditt konto',
    preview: 'Ett steg till, sedan är kontot öppet.',
    title: 'Är det här din adress?',
    text: 'Någon, troligen du, har registrerat den här adressen på {host}. Bekräfta den med lösenordet du valde.',
    button: 'Bekräfta ditt konto',
    expires: 'Länken fungerar en gång och i {days} dagar. Utan den skapas inget konto.',
  },
  known: {
    subject: 'Du har redan ett konto',
    preview: 'Någon registrerade sig med din adress. Inget har ändrats.',
    title: 'Du är redan registrerad',
    text: 'Någon, troligen du, försökte registrera den här adressen på {host}. Den har redan ett konto, och inget i det har ändrats. Har du glömt lösenordet kan du välja ett nytt.',
    button: 'Välj ett nytt lösenord',
  },
  reset: {
    subject: 'Välj ett nytt lösenord',
    preview: 'En länk för att välja ett nytt lösenord.',
    title: 'Ett nytt lösenord',
    text: 'Någon, troligen du, har bett om ett nytt lösenord för den här adressen på {host}. Var det inte du behöver du inte göra något: lösenordet är detsamma som förut.',
    button: 'Välj ett nytt lösenord',
    expires: 'Länken fungerar en gång och i {minutes} minuter.',
  },
  changed: {
    subject: 'Ditt lösenord har ändrats',
    preview: 'Var det du är allt som det ska.',
    title: 'Ditt lösenord har ändrats',
    text: 'Lösenordet till ditt konto på {host} har just ändrats, och alla andra enheter har loggats ut. Var det inte du, välj genast ett nytt och skriv till {email}.',
    button: 'Välj ett nytt lösenord',
    why: 'Du får det här brevet för att du har ett konto på {host}.',
  },
  invite: {
    subject: 'Din inbjudan till {product}',
    preview: 'Välj ett lösenord, så är du inne.',
    title: 'Du är inbjuden',
    titleFor: 'Du är inbjuden, {name}',
    text: 'Vi vill gärna ha med dig i cirkeln. Välj ett lösenord för att öppna ditt konto hos {product}.',
    button: 'Ta emot inbjudan',
    expires: 'Inbjudan är bara din. Den fungerar en gång och i {days} dagar; därefter kan du be oss om en ny.',
  },
}
