import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kliniske studiebesøk',
  headline: 'Se det der det allerede <em>virker</em>',
  lead: 'Studiebesøk for en gruppe ledere, på nordiske sykehus som allerede har gjort det dere planlegger. Dere møter dem som gjorde det, spør hva som skulle til, og holder kontakten etterpå.',
  toLevels: 'Nivåer og priser',
  picture: 'En rute over et kart, fra ett vertssykehus til det neste',
  steps: {
    eyebrow: 'Slik foregår det',
    title: 'Fra et spørsmål til dem som har svart på det',
    question: {
      title: 'Spørsmålet',
      text: 'Dere forteller hva som skal besluttes, av hvem og når. Er et besøk ikke rett måte å finne det ut på, sier vi fra.',
    },
    hosts: {
      title: 'Vertene',
      text: 'Vi velger sykehus som har gjort det, og spør dem. Dere får vite hvem de er når de har sagt ja.',
    },
    days: {
      title: 'Dagene',
      text: 'Hver dag har sitt program, mennesker som har satt av tid, og spørsmål som er sendt på forhånd. En av våre rådgivere er med dere hele veien.',
    },
    debrief: {
      title: 'Oppsummeringen',
      text: 'Før dere skilles, setter gruppen ord på hva den så, hva den tviler på og hva den vil gjøre.',
    },
    introductions: {
      title: 'Introduksjonene',
      text: 'Inntil {count, plural, one {# personlig introduksjon} other {# personlige introduksjoner}} til dem dere vil møte igjen, når også de ønsker det, innen {days} dager.',
    },
  },
  levels: { eyebrow: 'Nivåer og priser', title: 'Velg etter beslutningen, ikke etter kalenderen' },
  every: {
    title: 'I hvert besøk',
    sites: 'Vertssykehus valgt etter spørsmålet deres',
    briefing: 'En gjennomgang før reisen og et program for hver dag',
    adviser: 'En rådgiver som følger gruppen underveis',
    introductions:
      'Inntil {count, plural, one {# personlig introduksjon} other {# personlige introduksjoner}} innen {days} dager',
    discretion: 'Diskresjon: verken dere eller vertene nevnes uten samtykke',
  },
  audience: {
    eyebrow: 'For hvem',
    title: 'Grupper som beslutter sammen',
    systems: {
      title: 'Helseforetak og sykehus',
      text: 'Dere skal endre et pasientforløp, en avdeling eller en arbeidsmåte, og vil se det i bruk før det når styret.',
    },
    medtech: {
      title: 'Medisinsk teknologi og digital helse',
      text: 'Dere trenger å forstå hvordan nordiske sykehus velger, anskaffer og bruker teknologi, og høre det fra dem som gjør det.',
    },
    payers: {
      title: 'Finansiører og life science',
      text: 'Dere finansierer helsetjenester eller leverer til dem, og vil se hvordan resultatene blir til, ikke bare hvordan de rapporteres.',
    },
  },
  closing: {
    title: 'Fortell oss hva som skal besluttes',
    text: 'Besøkene er for inviterte. Noen linjer om spørsmålet og gruppen er nok. Dere får et forslag eller et ærlig nei.',
  },
}
