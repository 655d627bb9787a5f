import type { Translation } from '../../translation'
import type { personalData as english } from '../en/personal-data'

export const personalData: Translation<typeof english> = {
  confirm: {
    subject: 'Din fråga: vad har vi om dig?',
    preview: 'Ett steg till, sedan görs kopian.',
    title: 'Är det här din adress?',
    text: 'Någon, troligen du, har på {host} bett om en kopia av det vi har sparat om den här adressen. Om det var du, fortsätt med knappen. Om inte behöver du inte göra något: ingen får något.',
    button: 'Gör kopian',
    expires: 'Länken gäller i {hours} timmar.',
  },
  ready: {
    subject: 'Dina uppgifter är klara',
    preview: 'Länken gäller i {hours} timmar.',
    title: 'Dina uppgifter är klara',
    text: 'Här är kopian av allt som {host} har sparat om dig. Bara den här länken kan öppna den, så skicka inte mejlet vidare.',
    button: 'Till nedladdningen',
    expires: 'Länken gäller i {hours} timmar. Sedan raderas filen.',
  },
  erasure: {
    subject: 'Dina uppgifter raderas {date}',
    preview: 'Till dess kan det tas tillbaka.',
    title: 'Dina uppgifter kommer att raderas',
    text: 'Den {date} raderas ditt konto på {host}, om du har ett, och allt om dig. Till dess kan du ta tillbaka det: logga in och välj ”Behåll mina uppgifter”, eller skriv till {email}.',
    button: 'Dina uppgifter',
  },
  erased: {
    subject: 'Dina uppgifter har raderats',
    preview: 'Det här är vårt sista mejl till dig.',
    title: 'Dina uppgifter har raderats',
    text: 'Allt om dig på {host} raderas nu. I vår logg står ett nummer i stället för ditt namn. Det här är vårt sista mejl till dig, och vi behåller ingen kopia av det.',
  },
}
