import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kliniske studiebesøk',
  headline: 'Stå der det allerede <em>virker</em>',
  lead: 'Studiebesøk for en gruppe ledere, på nordiske sykehus som allerede har gjort det dere planlegger. Dere møter dem som gjorde det, spør hva som skulle til, og holder kontakten etterpå.',
  toLevels: 'Nivåer og priser',
  picture: 'En rute over et kart, fra ett vertssykehus til det neste',
  steps: {
    eyebrow: 'Slik foregår det',
    title: 'Fra et spørsmål til dem som har svart på det',
    question: {
      title: 'Spørsmålet',
      text: 'Dere forteller hva som skal bestemmes, av hvem og når. Er et besøk ikke måten å finne det ut på, sier vi det.',
    },
    hosts: {
      title: 'Vertene',
      text: 'Vi velger sykehus som har gjort det, og spør dem. Dere får vite hvem de er når de har sagt ja.',
    },
    days: {
      title: 'Dagene',
      text: 'Hver dag har sin saksliste, mennesker som har satt av tid, og spørsmål som er sendt på forhånd. En av våre rådgivere er med dere hele veien.',
    },
    debrief: {
      title: 'Oppsummeringen',
      text: 'Før dere skilles, setter gruppen ord på hva den så, hva den tviler på og hva den vil gjøre.',
    },
    introductions: {
      title: 'Introduksjonene',
      text: 'Inntil {count, plural, one {# personlig introduksjon} other {# personlige introduksjoner}} til dem dere vil møte igjen, innen {days} dager, hvis de også vil. De er en del av besøket og selges aldri alene.',
    },
  },
  levels: { eyebrow: 'Nivåer og priser', title: 'Velg etter beslutningen, ikke etter kalenderen' },
  every: {
    title: 'I hvert besøk',
    sites: 'Vertssykehus valgt etter spørsmålet deres',
    briefing: 'En gjennomgang før reisen og en saksliste for hver dag',
    adviser: 'En rådgiver sammen med gruppen på stedet',
    introductions:
      'Inntil {count, plural, one {# personlig introduksjon} other {# personlige introduksjoner}} innen {days} dager',
    discretion: 'Diskresjon: verken dere eller vertene nevnes uten samtykke',
  },
  audience: {
    eyebrow: 'For hvem',
    title: 'Grupper som bestemmer sammen',
    systems: {
      title: 'Helseforetak og sykehus',
      text: 'Dere skal endre et pasientforløp, en avdeling eller en arbeidsmåte, og vil se det i bruk før det når styret.',
    },
    medtech: {
      title: 'Medisinsk teknologi og digital helse',
      text: 'Dere trenger å forstå hvordan nordiske sykehus velger, anskaffer og bruker, av dem som gjør det.',
    },
    payers: {
      title: 'Betalere og life science',
      text: 'Dere finansierer helsetjenester eller leverer til dem, og vil se hvordan resultatene blir til, ikke bare hvordan de rapporteres.',
    },
  },
  closing: {
    title: 'Fortell oss hva som skal bestemmes',
    text: 'Besøkene er for inviterte. Noen linjer om spørsmålet og gruppen er nok. Dere får et forslag eller et ærlig nei.',
  },
}
