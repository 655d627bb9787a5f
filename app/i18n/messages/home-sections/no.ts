import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  whatido: {
    eyebrow: '{voice, select, I {Hva jeg gjør} other {Hva vi gjør}}',
    title: 'Tre måter å tenke det gjennom på',
    signals: {
      title: 'Signaler',
      body: '{rhythm, select, weekly {En ukentlig gjennomgang} other {En kort gjennomgang}} av politikk, anskaffelser og klinisk praksis i Sverige, Norge og Finland, skrevet for å sendes videre.',
      link: 'Les et brev',
    },
    circles: {
      title: 'Sirkler',
      body: 'Noen få personer rundt ett bord og ett spørsmål, etter Chatham House‑regelen.',
      link: 'Se datoene',
    },
    advisory: {
      title: 'Rådgivning',
      body: 'En erfaren sparringpartner for styrer og ledelser, en del av laget til beslutningen er tatt.',
      link: 'Slik foregår arbeidet',
    },
  },

  circles: {
    eyebrow: 'Health Circles',
    title: 'Samtalen som ikke står på sakslisten',
    text: 'En kveld i Gamla stan, i Bjørvika eller ved havnen i Helsingfors. Gratis, få plasser, og ingen blir sitert.',
    about: 'Om Health Circles',
    table: 'Et rundt bord med {from}–{to} plasser og kveldens spørsmål: {question}',
    emptyTable: 'Et rundt bord med {from}–{to} plasser, foreløpig uten spørsmål',
    noDate: 'Datoene kommer først i Strategy Signals',
    signals: 'Få Strategy Signals',
  },

  work: {
    eyebrow: 'Oppdrag',
    title: 'Slik foregår arbeidet',
    intro: 'Hvert oppdrag begynner med beslutningen som skal tas, og slutter når den er tatt.',
    schematic: 'Tegnet som eksempel. Datoene settes i tilbudet.',
    axis: {
      day: 'Dag {day}',
      start: 'Beslutningen, i én setning',
      first: 'Den første forpliktelsen forfaller',
      second: 'Den andre, eller grunnen',
      third: 'Hva som har skjedd, skriftlig',
    },
    visits: {
      hosts: 'Verts\u00adsykehusene velges',
      days: '{from}–{to} dager på sykehuset, deretter inntil {count, plural, one {# personlig introduksjon} other {# personlige introduksjoner}} innen {within} dager',
    },
    exchange: {
      room: 'Begge sider i samme rom',
      commitment: 'En forpliktelse forfaller',
      movement: 'Hva som har skjedd, og hva som ikke har det',
    },
    ambassadors: {
      months: '{count, plural, one {# måned} other {# måneder}} blant mennesker som åpner dører',
      on: 'Videre til måned {count}',
    },
    speedDial: {
      sessions:
        '{sessions, plural, one {# strukturert samtale} other {# strukturerte samtaler}} i måneden, med et notat som kan sendes videre',
      onSite: 'En dag hos dere, om dere vil',
      open: 'Linjen er fortsatt åpen',
    },
    context: 'Utgangspunktet',
    move: 'Grepet',
    result: 'Hva det førte til',
    composite: 'Et sammensatt bilde av situasjoner som går igjen. Ingen kunde er beskrevet.',
    patterns: {
      title: 'Mønstre vi ser',
      pilot: {
        who: 'Leverandør',
        context: 'En pilot som alle roste og ingen kjøpte.',
        move: 'Ta med den som eier budsjettet, på det andre møtet, og spør hva som ville telle som et ja.',
        result: 'En beslutning, i stedet for en tredje pilot.',
      },
      spread: {
        who: 'Helseforetak',
        context: 'En arbeidsmåte som stanset ved døren til avdelingen som fant den opp.',
        move: 'La neste avdeling besøke den med sine egne spørsmål, og avklar på hjemveien hvem som bestemmer.',
        result: 'En ny avdeling, med en ansvarlig og en dato.',
      },
      tender: {
        who: 'Finansiør',
        context: 'En anskaffelse som ba om det ingen kunne måle.',
        move: 'Samle klinikere og leverandører i samme rom før den skrives, for å bli enige om hva som skal måles.',
        result: 'Tilbud som kan sammenlignes.',
      },
    },
  },

  latest: {
    eyebrow: 'Aktuelt',
    title: 'Ett spørsmål, tenkt gjennom',
    text: 'Korte analyser for dem som beslutter, og ukens brev i korthet.',
    brief: 'Uken i korthet',
    open: 'Les brevet',
    sample: 'Et eksempelbrev. Sakene er satt sammen av flere.',
    all: 'Alle notater',
  },

  testimonials: {
    eyebrow: 'Med deres ord',
    quote: '«{quote}»',
  },

  why: {
    eyebrow: 'Hvem som deltar',
    line: 'De rundt bordet leder helseforetak, sykehus og finansiører, eller bygger det disse trenger, i Sverige, Norge og Finland.',
    logos: 'Brukes av',
    kindsLabel: 'Organisasjonene de kommer fra',
    kinds: {
      regions: 'Helseforetak og kommuner',
      hospitals: 'Universitetssykehus',
      payers: 'Finansiering og anskaffelser',
      medtech: 'Medisinsk teknologi og life science',
      digital: 'Digital helse',
      embassies: 'Ambassader',
    },
  },
}
