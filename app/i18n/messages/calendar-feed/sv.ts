import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Din kalender',
  text: 'En egen adress som din kalender läser av sig själv. Den följer varje ändring av dina träffar och av dina svar, på det språk som ditt konto har.',
  name: '{product}: mina träffar',
  scope: 'Vad den visar',
  scopes: {
    attending: 'Bara det jag kommer till',
    invited: 'Allt jag är inbjuden till, preliminärt tills jag svarar',
  },
  make: 'Skapa adressen',
  save: 'Spara',
  saving: 'Sparar...',
  address: 'Privat adress',
  addressHint:
    'I Google Kalender: Andra kalendrar, Från webbadress. I Outlook: Lägg till kalender, Prenumerera från webben.',
  subscribe: 'Öppna i kalenderappen',
  copy: 'Kopiera adressen',
  copied: 'Kopierad',
  unreadable: 'Din kalender fungerar fortfarande, men adressen kan inte längre visas. Skapa en ny för att se den.',
  renew: 'Skapa en ny adress',
  revoke: 'Dra in adressen',
  leaked: 'Den som har adressen kan läsa din kalender. En ny adress avslutar genast den gamla.',
  done: {
    make: 'Adressen är skapad. Lägg till den i din kalender.',
    scope: 'Sparat. Din kalender visar det nästa gång den läser adressen.',
    renew: 'Den nya adressen är skapad, och den gamla gäller inte längre. Lägg till den nya i din kalender.',
    revoke: 'Adressen gäller inte längre. Ta bort kalendern ur din kalenderapp.',
  },
}
