import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Ambassadörsnätverket',
  headline: 'För dem som öppnar <em>dörrar</em>',
  lead: 'Ett medlemskap för ambassader, handelskontor och erfarna personer som för samman nordisk vård och omvärlden.',
  toLevels: 'Medlemskap och priser',
  gives: {
    eyebrow: 'Vad medlemskapet är',
    title: '{count, plural, one {# månad} other {# månader}} mitt i samtalet',
    table: {
      title: 'En plats vid bordet',
      text: 'Inbjudningar till cirklar och medlemsträffar som rör ert land eller ert område.',
    },
    introductions: {
      title: 'Introduktioner åt båda håll',
      text: 'Ni ber oss om den person ni behöver träffa. Ibland ber vi er om detsamma.',
    },
    reading: {
      title: 'Något att läsa',
      text: 'Insikter om hur nordisk vård beslutar, upphandlar och förändras, skrivna för att skickas hem.',
    },
    pages: {
      title: 'Medlemssidorna',
      text: 'Inbjudningar att svara på och material att hämta, samlat bakom er egen inloggning.',
    },
  },
  steps: {
    eyebrow: 'Så går det till',
    title: 'Från ett brev till en plats',
    ask: { title: 'Ni frågar', text: 'Några rader om vem ni är, vem ni företräder och vilka ni kan föra samman.' },
    talk: {
      title: 'Vi talas vid',
      text: 'Ett samtal om vad ni söker och vad ni kan bidra med. Sedan ett ja eller ett nej, med skälet.',
    },
    welcome: {
      title: 'Ni är med',
      text: 'Er inloggning öppnar medlemssidorna, och medlemskapet löper {count, plural, one {# månad} other {# månader}} från den dagen.',
    },
  },
  levels: { eyebrow: 'Medlemskap och priser', title: 'Delta, eller var med och bär upp nätverket' },
  audience: {
    eyebrow: 'För vem',
    title: 'Människor vars introduktioner väger tungt',
    embassies: {
      title: 'Ambassader och handelskontor',
      text: 'Ni lotsar företag hemifrån till nordisk vård, och från nordisk vård hem.',
    },
    bodies: {
      title: 'Bransch\u00adorganisationer och kluster',
      text: 'Ni talar för många och behöver veta vilka dörrar som är värda att knacka på.',
    },
    leaders: {
      title: 'Erfarna ledare och rådgivare',
      text: 'Ni har förtroende i mer än ett land och vill att det ska komma till nytta.',
    },
  },
  embassies: {
    title: 'För ambassader finns det mer',
    text: 'Paket för Sverige och Norden, studiebesök för de företag ni tar med er och löpande stöd.',
    link: 'Paket för ambassader',
  },
  closing: {
    title: 'Berätta vilka ni skulle föra samman',
    text: 'Medlemskapet är för inbjudna, och nätverket är inte bättre än de som är med. Därför läser vi varje förfrågan.',
  },
}
