import type { Translation } from '../../translation'
import type { accounts as english } from '../en/accounts'

export const accounts: Translation<typeof english> = {
  confirm: {
    subject: 'Bekräfta ditt konto',
    preview: 'Ett steg till, sedan är kontot öppet.',
    title: 'Bekräfta ditt konto',
    text: 'Någon, troligen du, har registrerat den här adressen på {host}. Bekräfta den med lösenordet du valde, så öppnas kontot.',
    button: 'Bekräfta ditt konto',
    expires: 'Länken kan användas en gång och gäller i {days} dagar. Utan den skapas inget konto.',
  },
  known: {
    subject: 'Du har redan ett konto',
    preview: 'Någon registrerade sig med din adress. Inget har ändrats.',
    title: 'Du har redan ett konto',
    text: 'Någon, troligen du, försökte registrera den här adressen på {host}. Den har redan ett konto, och inget i det har ändrats. Har du glömt lösenordet kan du välja ett nytt.',
    button: 'Välj ett nytt lösenord',
  },
  reset: {
    subject: 'Välj ett nytt lösenord',
    preview: 'En länk för att välja ett nytt lösenord.',
    title: 'Välj ett nytt lösenord',
    text: 'Någon, troligen du, har bett om ett nytt lösenord för den här adressen på {host}. Om det inte var du behöver du inte göra något: lösenordet är detsamma som förut.',
    button: 'Välj ett nytt lösenord',
    expires: 'Länken kan användas en gång och gäller i {minutes} minuter.',
  },
  inactive: {
    first: {
      subject: 'Behöver du fortfarande ditt konto på {host}?',
      text: 'Ingen har loggat in på ditt konto på {host} på {months} månader. Vi sparar inte det som ingen behöver.',
    },
    second: {
      subject: 'Ditt konto på {host} avslutas snart',
      text: 'Vi har frågat tidigare: ingen har loggat in på ditt konto på {host} på mer än {months} månader.',
    },
    preview: 'Logga in före {date} för att behålla det.',
    title: 'Behöver du fortfarande ditt konto?',
    end: 'Logga in före {date}, så blir allt som det är. Annars raderas kontot och det som hör till det, och du behöver inte göra något.',
    button: 'Logga in och behåll kontot',
  },
  invite: {
    subject: 'Din inbjudan till {product}',
    preview: 'Välj ett lösenord, så är du inne.',
    title: 'Du är inbjuden',
    titleFor: 'Du är inbjuden, {name}',
    by: '{inviter} bjuder in dig till {product}, i rollen {role}.',
    byTeam: 'Teamet på {product} bjuder in dig, i rollen {role}.',
    organisation: 'Du kommer att tillhöra {organisation}.',
    admin: 'Du kommer också att arbeta i administrationen av {product}.',
    text: 'Välj ett lösenord för att öppna ditt konto.',
    button: 'Ta emot inbjudan',
    expires: 'Inbjudan är personlig. Den kan användas en gång och gäller till {date}; därefter kan du be oss om en ny.',
  },
}
