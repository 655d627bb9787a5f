import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  whatido: {
    eyebrow: 'Vad jag gör',
    title: 'Tre sätt att tänka klart',
    signals: {
      title: 'Signaler',
      body: 'En veckovis genomgång av politik, upphandling och klinisk praxis i Sverige, Norge och Finland, skriven för att skickas vidare.',
    },
    circles: {
      title: 'Cirklar',
      body: 'Några få personer kring ett bord och en fråga, enligt Chatham House‑regeln.',
    },
    advisory: {
      title: 'Rådgivning',
      body: 'Ett erfaret bollplank för styrelser och ledningar, en del av laget tills beslutet är fattat.',
    },
  },

  circles: {
    eyebrow: 'Health Circles',
    title: 'Samtalet som inte står på dagordningen',
    text: 'En kväll i Gamla stan, i Bjørvika eller vid hamnen i Helsingfors. Kostnadsfritt, få platser, och det som sägs kopplas inte till någon.',
    next: 'Härnäst',
    about: 'Om Health Circles',
    map: 'Cirklarna möts i Oslo, Stockholm och Helsingfors',
    oslo: 'Oslo',
    stockholm: 'Stockholm',
    helsinki: 'Helsingfors',
  },

  work: {
    eyebrow: 'Uppdrag',
    title: 'Så går arbetet till',
    intro: 'Varje uppdrag börjar med beslutet som ska fattas och slutar när det är fattat.',
    visits: {
      title: 'Kliniska studiebesök',
      body: '{from}–{to} dagar på sjukhus som redan har gjort det ni planerar.',
    },
    exchange: {
      title: 'Insight exchange',
      body: 'Leverantörer och vårdgivare i samma rum, med åtaganden efter {first}, {second} och {third} dagar.',
    },
    ambassadors: {
      title: 'Ambassadörsnätverket',
      body: '{count, plural, one {# månad} other {# månader}} bland människor som öppnar dörrar.',
    },
    speedDial: {
      title: 'Speed-dial',
      body: 'En egen linje till en senior rådgivare och strukturerade samtal varje månad.',
    },
    move: 'Åtgärd',
    result: 'Resultat',
  },

  latest: {
    eyebrow: 'Aktuellt',
    title: 'En fråga, ordentligt genomtänkt',
    text: 'Korta analyser för dem som beslutar, och veckans brev i korthet.',
    brief: 'Veckan i korthet',
    open: 'Läs brevet',
    sample: 'Ett exempelbrev. Fallen är sammansatta av flera.',
    all: 'Alla Notes',
  },

  testimonials: {
    eyebrow: 'Med deras ord',
    title: 'Det säger medlemmarna',
    quote: '”{quote}”',
  },

  why: {
    eyebrow: 'Vilka som deltar',
    line: 'De som sitter med leder regioner, sjukhus och finansiärer, eller bygger det som de behöver, i Sverige, Norge och Finland.',
    logos: 'Anlitas av',
  },
}
