import type { Translation } from '../../translation'
import type { personalData as english } from '../en/personal-data'

export const personalData: Translation<typeof english> = {
  asked: 'Du får det här mejlet eftersom du på {host} frågade vad som är sparat om dig.',
  stored: 'Du får det här mejlet eftersom {host} har uppgifter om dig.',
  wasStored: 'Du får det här mejlet eftersom {host} hade uppgifter om dig.',
  questions: 'Om du har frågor om det här, skriv till {email}.',
  confirm: {
    subject: 'Din fråga: vad har vi om dig?',
    preview: 'Ett steg till: är det här din adress?',
    title: 'Är det här din adress?',
    text: 'Någon, troligen du, har på {host} frågat vad vi har sparat om den här adressen. Om det var du leder knappen till en kopia och till dina andra rättigheter: rättelse, invändning, begränsning och radering. Om inte behöver du inte göra något: ingen får något.',
    button: 'Till mina uppgifter',
    expires:
      'Länken gäller i {hours} timmar. Den som har den kan använda dina rättigheter, så skicka inte mejlet vidare.',
  },
  ready: {
    subject: 'Dina uppgifter är klara',
    preview: 'Länken gäller i {hours} timmar.',
    title: 'Dina uppgifter är klara',
    text: 'Här är kopian av allt som {host} har sparat om dig. Bara den här länken kan öppna den, så skicka inte mejlet vidare.',
    button: 'Till nedladdningen',
    expires: 'Länken gäller i {hours} timmar. Sedan raderas filen.',
  },
  nothing: {
    subject: 'Vi har inget om dig',
    preview: 'Det finns inga uppgifter om den här adressen.',
    title: 'Vi har inget om dig',
    text: 'Vi har gått igenom allt som {host} sparar: utom din fråga och våra mejl om den, som raderas efter en tid, finns det inget om den här adressen. Därför finns det ingen fil att ladda ner.',
  },
  erasure: {
    subject: 'Dina uppgifter raderas {date}',
    preview: 'Till dess kan det tas tillbaka.',
    title: 'Dina uppgifter kommer att raderas',
    byPerson: 'Du har bett om det: den {date} raderas allt som {host} har om dig, och ditt konto om du har ett.',
    byTeam: 'Vårt team har begärt det: den {date} raderas allt som {host} har om dig, och ditt konto om du har ett.',
    signIn:
      'Till dess kan det tas tillbaka: logga in med knappen och välj ”Behåll mina uppgifter”. Om du inte ville det här, eller inte kan logga in, skriv till {email}.',
    link: 'Till dess kan det tas tillbaka: öppna länken och välj ”Behåll mina uppgifter”. Om du inte ville det här kan du också skriva till {email}.',
    button: 'Ta tillbaka det',
  },
  kept: {
    subject: 'Dina uppgifter raderas inte',
    preview: 'Raderingen har tagits tillbaka.',
    title: 'Dina uppgifter raderas inte',
    byPerson: 'Du har tagit tillbaka raderingen. Allt på {host} är som förut.',
    byTeam: 'Vårt team har tagit tillbaka raderingen. Allt på {host} är som förut.',
    notYou: 'Om du fortfarande vill att dina uppgifter raderas, be om det igen eller skriv till {email}.',
  },
  erased: {
    subject: 'Dina uppgifter har raderats',
    preview: 'Det här är vårt sista mejl till dig.',
    title: 'Dina uppgifter har raderats',
    text: 'Allt om dig på {host} raderas nu. I vår logg står ett nummer i stället för ditt namn. Det här är vårt sista mejl till dig, och vi behåller ingen kopia av det.',
  },
  restricted: {
    subject: 'Dina uppgifter sparas bara från och med nu',
    preview: 'Vårt team har begränsat användningen.',
    text: 'Vårt team har begränsat användningen av dina uppgifter på {host}. De sparas men används inte: du syns inte i katalogen eller i sökningar, inget om dig ändras, och du får inga mejl utom om ditt konto och dina uppgifter. Du kan fortfarande logga in, om du har ett konto.',
  },
  lifted: {
    subject: 'Dina uppgifter används igen',
    preview: 'Vårt team har hävt begränsningen.',
    text: 'Vårt team har hävt begränsningen av dina uppgifter på {host}. De används som förut, så som vår integritetssida beskriver.',
  },
}
