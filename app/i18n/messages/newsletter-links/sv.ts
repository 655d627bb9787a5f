import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Strategy Signals',
  confirm: {
    open: { title: 'Bekräfta din prenumeration', text: 'Tryck på knappen, så kommer nästa brev till dig.' },
    done: {
      title: 'Du står på listan',
      text: 'Nästa brev kommer till dig. Ett mejl med en länk för att avsluta är på väg.',
    },
    used: {
      title: 'Länken är redan använd',
      text: 'Adressen bekräftades med den, och du behöver inte göra något mer.',
    },
    replaced: {
      title: 'Det finns en nyare länk',
      text: 'Ett senare mejl har skickats. Öppna länken i det senaste, eller anmäl dig igen.',
    },
    expired: {
      title: 'Länken har gått ut',
      text: 'Den gällde i {days} dagar. Anmäl dig igen, så skickas en ny genast.',
    },
    wrong: {
      title: 'Länken är inte giltig',
      text: 'En del av den kan saknas. Kopiera hela länken från mejlet, eller anmäl dig igen.',
    },
    button: 'Bekräfta prenumerationen',
    busy: 'Bekräftar...',
    again: 'Anmäl dig igen',
    read: 'Läs Notes',
  },
  unsubscribe: {
    open: { title: 'Avsluta Strategy Signals', text: 'Tryck på knappen, så skickas inga fler brev till dig.' },
    done: {
      title: 'Prenumerationen är avslutad',
      text: 'Inga fler brev skickas till dig. Du är välkommen tillbaka när du vill.',
    },
    wrong: {
      title: 'Länken är inte giltig',
      text: 'En del av den kan saknas. Kopiera hela länken från brevet, eller skriv till {email} så gör vi det åt dig.',
    },
    button: 'Avsluta prenumerationen',
    busy: 'Avslutar...',
    again: 'Anmäl dig igen',
    write: 'Skriv till oss',
  },
}
