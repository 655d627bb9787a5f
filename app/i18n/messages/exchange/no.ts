import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Insight exchange',
  headline: 'Der leverandører og helseforetak forplikter seg <em>skriftlig</em>',
  lead: 'MT Insight Exchange (MT for medisinsk teknologi) er et lukket møte mellom dem som bygger for helsetjenesten, og dem som driver den. Begge sider sier hva de trenger, forplikter seg til noe, og blir spurt om det etterpå.',
  toLevels: 'Nivåer og priser',
  picture: 'To knipper linjer møtes og fortsetter sammen, forbi {first}, {second} og {third} dager',
  days: 'dager',
  steps: {
    eyebrow: 'Slik foregår det',
    title: 'Ett spørsmål, to sider og en frist for svaret',
    question: {
      title: 'Spørsmålet',
      text: 'Vi blir enige om et spørsmål som angår begge sider, før noen inviteres.',
    },
    room: {
      title: 'Rommet',
      text: 'Vi inviterer dem som eier problemet, og dem som kan løse det. Ingen scene, ingen stands, ikke noe publikum.',
    },
    exchange: {
      title: 'Samtalen',
      text: 'Hva som trengs, hva som står i veien, og hva hver av partene ville gjort med det. Vi leder samtalen, og det som blir sagt, blir i rommet.',
    },
    commitments: {
      title: 'Forpliktelsene',
      text: 'Før noen går, skriver begge sider ned hva de skal ha gjort etter {first}, {second} og {third} dager.',
    },
    movement: {
      title: 'Fremdriften',
      text: 'Etter {days} dager spør vi alle igjen, og dere får en redegjørelse for hva som har skjedd, og hva som ikke har skjedd.',
    },
  },
  every: 'På alle nivåer',
  outcomes: {
    eyebrow: 'Hva det fører til',
    title: 'Forpliktelser med dato',
    day: 'Dag {day}',
    first: 'Det som ble lovet, er påbegynt, og noen har ansvaret for det.',
    second: 'Det som står i veien, er pekt ut for dem som kan fjerne det.',
    third: 'Det er gjort, besluttet eller lagt bort. Vi skriver ned hva som har skjedd siden dere møttes.',
  },
  levels: { eyebrow: 'Nivåer og priser', title: 'Så langt inn som spørsmålet krever' },
  audience: {
    eyebrow: 'For hvem',
    title: 'Begge sider av kontrakten',
    suppliers: {
      title: 'Leverandører',
      text: 'Dere har et produkt eller en plan, og vil høre hva som ville gjort det nyttig før neste anskaffelse skrives.',
    },
    systems: {
      title: 'Helseforetak og sykehus',
      text: 'Dere har et behov markedet ikke har forstått, og vil si det én gang, til dem som kan gjøre noe med det.',
    },
    science: {
      title: 'Life science og digital helse',
      text: 'Dere trenger evidens, data eller en pilot, og en motpart som også har noe å vinne.',
    },
  },
  closing: {
    title: 'Kom til oss med spørsmålet',
    text: 'Det begynner med et spørsmål som ingen av sidene kan svare på alene. Skriv det slik du ville sagt det.',
  },
}
