import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Insight exchange',
  headline: 'Där leverantörer och vårdgivare sätter det på <em>pränt</em>',
  lead: 'MT Insight Exchange (MT som i medicinteknik) är ett slutet möte mellan dem som bygger för vården och dem som driver den. Båda sidor säger vad de behöver, åtar sig något och får redovisa det efteråt.',
  toLevels: 'Nivåer och priser',
  picture: 'Två knippen linjer möts och fortsätter tillsammans, förbi {first}, {second} och {third} dagar',
  days: 'dagar',
  steps: {
    eyebrow: 'Så går det till',
    title: 'En fråga, två sidor och ett datum för svaret',
    question: {
      title: 'Frågan',
      text: 'Vi enas om en fråga som angår båda sidor, innan någon bjuds in.',
    },
    room: {
      title: 'Rummet',
      text: 'Vi bjuder in dem som äger problemet och dem som kan lösa det. Ingen scen, inga montrar, ingen publik.',
    },
    exchange: {
      title: 'Samtalet',
      text: 'Vad som behövs, vad som står i vägen och vad var och en skulle göra åt det. Vi leder samtalet, och det som sägs stannar i rummet.',
    },
    commitments: {
      title: 'Åtagandena',
      text: 'Innan någon går skriver båda sidor ner vad de ska ha gjort efter {first}, {second} och {third} dagar.',
    },
    movement: {
      title: 'Avstämningen',
      text: 'Efter {days} dagar frågar vi alla igen, och ni får en redogörelse för vad som har hänt och vad som inte har hänt.',
    },
  },
  every: 'På alla nivåer',
  outcomes: {
    eyebrow: 'Vad det leder till',
    title: 'Åtaganden med datum',
    day: 'Dag {day}',
    first: 'Det som lovades är påbörjat, och någon ansvarar för det.',
    second: 'Det som står i vägen har pekats ut för dem som kan undanröja det.',
    third: 'Det är gjort, beslutat eller nedlagt. Vi skriver ner vad som har hänt sedan ni möttes.',
  },
  levels: { eyebrow: 'Nivåer och priser', title: 'Så långt in som frågan kräver' },
  audience: {
    eyebrow: 'För vem',
    title: 'Båda sidor av avtalet',
    suppliers: {
      title: 'Leverantörer',
      text: 'Ni har en produkt eller en plan och vill höra vad som skulle göra den användbar innan nästa upphandling skrivs.',
    },
    systems: {
      title: 'Regioner och sjukhus',
      text: 'Ni har ett behov som marknaden inte har förstått och vill säga det en gång, till dem som kan göra något åt det.',
    },
    science: {
      title: 'Life science och digital hälsa',
      text: 'Ni behöver evidens, data eller en pilot, och en motpart som också har något att vinna.',
    },
  },
  closing: {
    title: 'Kom till oss med frågan',
    text: 'Det börjar med en fråga som ingen av sidorna kan besvara ensam. Skriv den som du skulle säga den.',
  },
}
