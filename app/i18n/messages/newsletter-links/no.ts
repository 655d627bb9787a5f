import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Strategy Signals',
  confirm: {
    open: { title: 'Bekreft abonnementet', text: 'Trykk på knappen, så kommer neste brev til deg.' },
    done: {
      title: 'Du står på listen',
      text: 'Neste brev kommer til deg. En e-post med en lenke for å avslutte er på vei.',
    },
    used: {
      title: 'Lenken er allerede brukt',
      text: 'Adressen ble bekreftet med den, og du trenger ikke å gjøre noe mer.',
    },
    replaced: {
      title: 'Det finnes en nyere lenke',
      text: 'En senere e-post er sendt. Åpne lenken i den siste, eller meld deg på igjen.',
    },
    expired: {
      title: 'Lenken har utløpt',
      text: 'Den gjaldt i {days} dager. Meld deg på igjen, så sendes en ny med en gang.',
    },
    wrong: {
      title: 'Lenken er ikke gyldig',
      text: 'En del av den kan mangle. Kopier hele lenken fra e-posten, eller meld deg på igjen.',
    },
    button: 'Bekreft abonnementet',
    busy: 'Bekrefter...',
    again: 'Meld deg på igjen',
    read: 'Les notatene',
  },
  unsubscribe: {
    open: { title: 'Avslutt Strategy Signals', text: 'Trykk på knappen, så sendes det ikke flere brev til deg.' },
    done: {
      title: 'Abonnementet er avsluttet',
      text: 'Det sendes ikke flere brev til deg. Du er velkommen tilbake når du vil.',
    },
    wrong: {
      title: 'Lenken er ikke gyldig',
      text: 'En del av den kan mangle. Kopier hele lenken fra brevet, eller skriv til {email}, så gjør vi det for deg.',
    },
    button: 'Avslutt abonnementet',
    busy: 'Avslutter...',
    again: 'Meld deg på igjen',
    write: 'Skriv til oss',
  },
}
