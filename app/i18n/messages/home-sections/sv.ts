import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  whatido: {
    eyebrow: 'Vad jag gör',
    title: 'Tre sätt att tänka klart',
    signals: {
      title: 'Signaler',
      body: 'En veckovis genomgång av politik, upphandling och klinisk praxis i Sverige, Norge och Finland, skriven för att skickas vidare.',
      link: 'Läs ett brev',
    },
    circles: {
      title: 'Cirklar',
      body: 'Några få personer kring ett bord och en fråga, enligt Chatham House‑regeln.',
      link: 'Se datumen',
    },
    advisory: {
      title: 'Rådgivning',
      body: 'Ett erfaret bollplank för styrelser och ledningar, en del av laget tills beslutet är fattat.',
      link: 'Så går arbetet till',
    },
  },

  circles: {
    eyebrow: 'Health Circles',
    title: 'Samtalet som inte står på dagordningen',
    text: 'En kväll i Gamla stan, i Bjørvika eller vid hamnen i Helsingfors. Kostnadsfritt, få platser, och inget som sägs tillskrivs någon.',
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
    intro: 'Varje uppdrag börjar i beslutet det ska tjäna och slutar när beslutet är fattat.',
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
      body: '{count, plural, one {# månad} other {# månader}} i kretsen av dem som öppnar dörrar.',
    },
    speedDial: {
      title: 'Speed-dial',
      body: 'En egen linje till en senior rådgivare och strukturerade samtal varje månad.',
    },
    move: 'Drag',
    result: 'Resultat',
  },

  latest: {
    eyebrow: 'Senaste',
    title: 'Först i brevet, sedan här',
    text: 'Nya anteckningar når läsarna av Strategy Signals en vecka innan de publiceras här.',
    brief: 'Veckan i korthet',
    all: 'Alla anteckningar',
  },

  testimonials: {
    eyebrow: 'Med deras ord',
    quote: '”{quote}”',
  },

  why: {
    eyebrow: 'Vilka som deltar',
    line: 'De som sitter vid bordet leder regioner, sjukhus och finansiärer i Sverige, Norge och Finland, eller bygger det som vården behöver.',
    logos: 'Anlitas av',
    kindsLabel: 'Organisationerna de kommer från',
    kinds: {
      regions: 'Regioner och kommuner',
      hospitals: 'Universitetssjukhus',
      payers: 'Finansiärer och upphandling',
      medtech: 'Medicinteknik och life science',
      digital: 'Digital hälsa',
      embassies: 'Ambassader',
    },
  },
}
