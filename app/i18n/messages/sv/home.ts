import type { Translation } from '../../translation'
import type * as english from '../en/home'

export const hero: Translation<typeof english.hero> = {
  eyebrow: 'Stockholm · Oslo · Helsingfors',
  title: 'Vården i Norden förändras i <em>samtal</em>',
  sub: 'Rådgivning, kliniska studiebesök och slutna cirklar för dem som leder regioner, sjukhus och bolagen som arbetar med dem.',
  primary: 'Få Strategy Signals',
  secondary: 'Vad jag gör',
}

export const newsletter: Translation<typeof english.newsletter> = {
  eyebrow: 'Strategy Signals',
  title: 'Ett brev i veckan, läst före mötet',
  text: 'Vad som hände i nordisk vård den här veckan, vad det betyder för din plan och den fråga som är värd att ställa. Fyra minuter, ingen reklam.',
  ask: 'Be om brevet',
  subject: 'Strategy Signals',
  body: 'Skicka gärna Strategy Signals till mig.',
}

export const whatido: Translation<typeof english.whatido> = {
  eyebrow: 'Vad jag gör',
  title: 'Tre sätt att tänka klart',
  signals: {
    title: 'Signaler',
    body: 'En veckovis läsning av politik, upphandling och klinisk praxis i Sverige, Norge och Finland, skriven för att skickas vidare.',
  },
  circles: {
    title: 'Cirklar',
    body: 'Tio till fjorton personer kring ett bord och en fråga, enligt Chatham House-regeln.',
  },
  advisory: {
    title: 'Rådgivning',
    body: 'Ett erfaret bollplank för styrelser och ledningar, en del av laget så länge beslutet tar.',
  },
}

export const circles: Translation<typeof english.circles> = {
  eyebrow: 'Health Circles',
  title: 'Samtalet som inte står på dagordningen',
  text: 'En kväll i Gamla stan, i Bjørvika eller vid hamnen i Helsingfors. Kostnadsfritt, högst fjorton platser, och inget som sägs tillskrivs någon.',
  join: 'Gå med i cirkeln',
  map: 'Cirklarna möts i Oslo, Stockholm och Helsingfors',
  oslo: 'Oslo',
  stockholm: 'Stockholm',
  helsinki: 'Helsingfors',
}

export const work: Translation<typeof english.work> = {
  eyebrow: 'Uppdrag',
  title: 'Så går arbetet till',
  visits: { title: 'Kliniska studiebesök', body: 'En till tre dagar på sjukhus som redan har gjort det ni planerar.' },
  exchange: {
    title: 'Insight exchange',
    body: 'Leverantörer och vårdgivare i samma rum, med åtaganden efter 30, 60 och 90 dagar.',
  },
  speedDial: {
    title: 'Speed-dial',
    body: 'En egen linje till en senior rådgivare och två strukturerade samtal i månaden.',
  },
}

export const latest: Translation<typeof english.latest> = {
  eyebrow: 'Senaste',
  title: 'Först i brevet, sedan här',
  text: 'Nya anteckningar når läsarna av Strategy Signals en vecka innan de publiceras här.',
}
