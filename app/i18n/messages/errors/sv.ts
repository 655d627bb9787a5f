import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  notFound: {
    title: 'Hoppsan! Sidan finns inte',
    text: 'Adressen kan ha ändrats, eller så har den aldrig varit vår.',
  },
  method: { title: 'Det går inte att göra här', text: 'Sidan finns, men den kan inte användas på det sättet.' },
  tooLarge: {
    title: 'Det var för mycket på en gång',
    text: 'Det du skickade är större än de {limit} vi tar emot här. Gör det mindre och skicka igen.',
  },
  tooLong: {
    title: 'Adressen är för lång',
    text: 'Den innehåller mer än vi kan läsa, till exempel en mycket lång söktext. Korta den och försök igen.',
  },
  tooMany: {
    title: 'Ett ögonblick',
    text: 'Det har kommit många förfrågningar från ditt nätverk. Vänta en minut och försök igen.',
  },
  viewing: {
    title: 'Inget kan ändras här just nu',
    text: 'Du ser sidorna som någon annan, och inget har ändrats. Tryck först på ’Avsluta’ ovan.',
  },
  denied: {
    title: 'Åtkomst nekad',
    text: 'Du har inte behörighet som administratör och kan inte se den här sidan.',
  },
  forbidden: {
    title: 'Vi kunde inte se varifrån det kom',
    text: 'Inget har ändrats. Öppna sidan på nytt och skicka formuläret därifrån.',
  },
  invalid: {
    title: 'Det gick inte att läsa',
    text: 'Vi kunde inte tolka det som skickades. Gå tillbaka och försök en gång till.',
  },
  unavailable: {
    title: 'Vi är strax tillbaka',
    text: 'Något vi är beroende av svarar inte. Försök igen om en minut.',
  },
  unexpected: {
    title: 'Något gick fel',
    text: 'Felet är vårt och är noterat. Försök igen, eller skriv till {email}.',
  },
  deniedHelp:
    'Om du borde ha den, skriv till {email} eller fråga en kollega som är administratör. Dina egna sidor är öppna för dig som förut.',
  deniedRole: 'Din roll som administratör omfattar den inte. En ägare kan ge dig en annan roll.',
  deniedViewing: 'Du tittar på sidorna som någon annan. Tryck först på ”Avsluta” ovan.',
  ownPage: 'Till din sida',
  again: 'Försök igen',
  home: 'Till startsidan',
}
