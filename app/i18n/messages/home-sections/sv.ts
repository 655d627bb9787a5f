import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  whatido: {
    eyebrow: '{voice, select, I {Vad jag gör} other {Vad vi gör}}',
    title: 'Tre sätt att tänka klart',
    signals: {
      title: 'Signaler',
      body: '{rhythm, select, weekly {En veckovis genomgång} other {En kort genomgång}} av politik, upphandling och klinisk praxis i Sverige, Norge och Finland, skriven för att skickas vidare.',
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
    text: 'En kväll i Gamla stan, i Bjørvika eller vid hamnen i Helsingfors. Kostnadsfritt, få platser, och det som sägs kopplas inte till någon.',
    about: 'Om Health Circles',
    table: 'Ett runt bord med {from}–{to} platser och kvällens fråga: {question}',
    emptyTable: 'Ett runt bord med {from}–{to} platser, ännu utan fråga',
    noDate: 'Datumen kommer först i Strategy Signals',
    signals: 'Få Strategy Signals',
  },

  work: {
    eyebrow: 'Uppdrag',
    title: 'Så går arbetet till',
    intro: 'Varje uppdrag börjar med beslutet som ska fattas och slutar när det är fattat.',
    schematic: 'Ritat som exempel. Datumen sätts i offerten.',
    axis: {
      day: 'Dag {day}',
      start: 'Beslutet, i en mening',
      first: 'Det första åtagandet förfaller',
      second: 'Det andra, eller skälet',
      third: 'Vad som har hänt, på pränt',
    },
    visits: {
      hosts: 'Värdsjukhusen väljs',
      days: '{from}–{to} dagar på plats, sedan upp till {count, plural, one {# personlig introduktion} other {# personliga introduktioner}} inom {within} dagar',
    },
    exchange: {
      room: 'Båda sidor i samma rum',
      commitment: 'Ett åtagande förfaller',
      movement: 'Vad som har hänt, och vad som inte har det',
    },
    ambassadors: {
      months: '{count, plural, one {# månad} other {# månader}} bland människor som öppnar dörrar',
      on: 'Vidare till månad {count}',
    },
    speedDial: {
      sessions:
        '{sessions, plural, one {# strukturerat samtal} other {# strukturerade samtal}} i månaden, med en anteckning att skicka vidare',
      onSite: 'En dag på plats, om ni vill',
      open: 'Linjen är fortsatt öppen',
    },
    context: 'Utgångsläget',
    move: 'Åtgärden',
    result: 'Vad det ledde till',
    composite: 'En sammansatt bild av lägen som återkommer. Ingen kund beskrivs.',
    patterns: {
      title: 'Mönster vi ser',
      pilot: {
        who: 'Leverantör',
        context: 'En pilot som alla berömde och ingen köpte.',
        move: 'Ta med den som äger budgeten till det andra mötet, och fråga vad som skulle räknas som ett ja.',
        result: 'Ett beslut, i stället för en tredje pilot.',
      },
      spread: {
        who: 'Vårdgivare',
        context: 'Ett arbetssätt som stannade vid dörren till avdelningen som uppfann det.',
        move: 'Låt nästa avdelning besöka den med sina egna frågor, och bestäm på hemvägen vem som avgör.',
        result: 'En andra avdelning, med en ansvarig och ett datum.',
      },
      tender: {
        who: 'Finansiär',
        context: 'En upphandling som begärde det ingen kunde mäta.',
        move: 'Samla kliniker och leverantörer i samma rum innan den skrivs, för att enas om vad som ska mätas.',
        result: 'Anbud som går att jämföra.',
      },
    },
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
    quote: '”{quote}”',
  },

  why: {
    eyebrow: 'Vilka som deltar',
    line: 'De som sitter med leder regioner, sjukhus och finansiärer, eller bygger det som de behöver, i Sverige, Norge och Finland.',
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
