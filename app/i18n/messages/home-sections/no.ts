import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  whatido: {
    eyebrow: 'Hva jeg gjør',
    title: 'Tre måter å tenke det gjennom på',
    signals: {
      title: 'Signaler',
      body: 'En ukentlig gjennomgang av politikk, anskaffelser og klinisk praksis i Sverige, Norge og Finland, skrevet for å sendes videre.',
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
    next: 'Neste',
    about: 'Om Health Circles',
    map: 'Sirklene møtes i Oslo, Stockholm og Helsingfors',
    oslo: 'Oslo',
    stockholm: 'Stockholm',
    helsinki: 'Helsingfors',
  },

  work: {
    eyebrow: 'Oppdrag',
    title: 'Slik foregår arbeidet',
    intro: 'Hvert oppdrag begynner med beslutningen det skal tjene, og slutter når den er tatt.',
    visits: {
      title: 'Kliniske studiebesøk',
      body: '{from}–{to} dager på sykehus som allerede har gjort det dere planlegger.',
    },
    exchange: {
      title: 'Insight exchange',
      body: 'Leverandører og helsetjeneste i samme rom, med forpliktelser etter {first}, {second} og {third} dager.',
    },
    ambassadors: {
      title: 'Ambassadørnettverket',
      body: '{count, plural, one {# måned} other {# måneder}} i kretsen av dem som åpner dører.',
    },
    speedDial: {
      title: 'Speed-dial',
      body: 'En egen linje til en seniorrådgiver og strukturerte samtaler hver måned.',
    },
    move: 'Grep',
    result: 'Resultat',
  },

  latest: {
    eyebrow: 'Siste',
    title: 'Først i brevet, så her',
    text: 'Nye notater når leserne av Strategy Signals en uke før de publiseres her.',
    brief: 'Uken i korthet',
    all: 'Alle notater',
  },

  testimonials: {
    eyebrow: 'Med deres ord',
    quote: '«{quote}»',
  },

  why: {
    eyebrow: 'Hvem som deltar',
    line: 'De rundt bordet leder helseforetak, sykehus og finansieringsordninger i Sverige, Norge og Finland, eller bygger det helsetjenesten trenger.',
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
