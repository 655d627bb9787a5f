import type { Translation } from '../../translation'
import type * as english from '../en/home'

export const hero: Translation<typeof english.hero> = {
  eyebrow: 'Stockholm · Oslo · Helsingfors',
  title: 'Nordisk helse endres i <em>samtaler</em>',
  sub: 'Rådgivning, kliniske studiebesøk og lukkede sirkler for dem som leder helseforetak, sykehus og selskapene som arbeider med dem.',
  primary: 'Få Strategy Signals',
  secondary: 'Hva jeg gjør',
}

export const newsletter: Translation<typeof english.newsletter> = {
  eyebrow: 'Strategy Signals',
  title: 'Ett brev i uken, lest før møtet',
  text: 'Hva som skjedde i nordisk helse denne uken, hva det betyr for planen din, og det ene spørsmålet som er verdt å stille. Fire minutter, ingen reklame.',
  ask: 'Be om brevet',
  subject: 'Strategy Signals',
  body: 'Send meg gjerne Strategy Signals.',
}

export const whatido: Translation<typeof english.whatido> = {
  eyebrow: 'Hva jeg gjør',
  title: 'Tre måter å tenke det gjennom på',
  signals: {
    title: 'Signaler',
    body: 'En ukentlig lesning av politikk, anskaffelser og klinisk praksis i Sverige, Norge og Finland, skrevet for å sendes videre.',
  },
  circles: {
    title: 'Sirkler',
    body: 'Ti til fjorten personer rundt ett bord og ett spørsmål, etter Chatham House-regelen.',
  },
  advisory: {
    title: 'Rådgivning',
    body: 'En erfaren sparringpartner for styrer og ledelser, en del av laget så lenge beslutningen tar.',
  },
}

export const circles: Translation<typeof english.circles> = {
  eyebrow: 'Health Circles',
  title: 'Samtalen som ikke står på sakslisten',
  text: 'En kveld i Gamla stan, i Bjørvika eller ved havnen i Helsingfors. Gratis, høyst fjorten plasser, og ingen blir sitert.',
  join: 'Bli med i sirkelen',
  map: 'Sirklene møtes i Oslo, Stockholm og Helsingfors',
  oslo: 'Oslo',
  stockholm: 'Stockholm',
  helsinki: 'Helsingfors',
}

export const work: Translation<typeof english.work> = {
  eyebrow: 'Oppdrag',
  title: 'Slik foregår arbeidet',
  visits: {
    title: 'Kliniske studiebesøk',
    body: 'En til tre dager på sykehus som allerede har gjort det dere planlegger.',
  },
  exchange: {
    title: 'Insight exchange',
    body: 'Leverandører og helsetjeneste i samme rom, med forpliktelser etter 30, 60 og 90 dager.',
  },
  speedDial: {
    title: 'Speed-dial',
    body: 'En egen linje til en seniorrådgiver og to strukturerte samtaler i måneden.',
  },
}

export const latest: Translation<typeof english.latest> = {
  eyebrow: 'Siste',
  title: 'Først i brevet, så her',
  text: 'Nye notater når leserne av Strategy Signals en uke før de publiseres her.',
}
