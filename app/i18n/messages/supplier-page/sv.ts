import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Leverantörsöversikt',
  lead: 'Inbjudningar att svara på, insikter att läsa och ett team att fråga.',
  actions: {
    title: 'Snabbval',
    contact: 'Kontakta strategiteamet',
    write: 'Skriv till teamet här',
    download: 'Hämta insikter',
    none: 'Ännu har ingen insikt publicerats för din roll och åtkomstnivå.',
    unavailable: 'Insikterna kunde inte läsas in.',
    mail: {
      subject: 'Fråga till strategiteamet',
      body: ['Hej,', '', 'Vår fråga:', '', 'Vi behöver svar senast:', '', 'Vänliga hälsningar', '{name}'].join('\n'),
    },
  },
  timeline: {
    title: 'Leveransplan',
    count: '{count} väntar',
    statuses: { complete: 'Klar', pending: 'Väntar', upcoming: 'Kommande' },
    brief: { title: 'Inledande underlag', text: 'Vad ni erbjuder, till vem, och vilken fråga ni vill ha besvarad.' },
    needs: { title: 'Sammanställning av behov', text: 'Vad sjukhusen säger att de saknar inom ert område.' },
    review: { title: 'Strategigenomgång', text: 'Vad som har ändrats på ett år, och vad ni bör göra åt det.' },
  },
  dialogue: {
    title: 'Ur dialogen',
    evidence: { title: 'Evidens', text: 'Vad en pilot måste visa för att en klinik ska vilja gå vidare.' },
    integration: { title: 'Integration', text: 'Vad som klaras ut med it före den första patienten, och av vem.' },
    procurement: { title: 'Upphandling', text: 'Hur tidigt en leverantör kan göra sig hörd, och i vilken form.' },
  },
  upgrades: {
    title: 'Uppgraderingspaket för leverantörer',
    ask: 'Fråga om {level}',
    mail: {
      subject: 'Uppgradering till {level}',
      body: [
        'Hej,',
        '',
        'Vi vill veta mer om {level}.',
        '',
        'Företag:',
        'Det vi vill uppnå:',
        '',
        'Vänliga hälsningar',
        '{name}',
      ].join('\n'),
    },
  },
}
