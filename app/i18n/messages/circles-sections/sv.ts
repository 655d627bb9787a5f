import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  hero: {
    eyebrow: 'Health Circles · för inbjudna',
    title: 'Ett bord, en fråga, ingen <em>publik</em>',
    lead: 'En kväll för {from}–{to} personer som leder, levererar till, betalar för eller investerar i nordisk vård. Kostnadsfritt, med begränsat antal platser, och det som sägs kopplas inte till någon.',
    rsvp: 'Be om en inbjudan',
    dates: 'Se datumen',
  },
  facts: {
    label: 'I korthet',
    people: { name: 'Personer', range: '{from}–{to}' },
    minutes: { name: 'Minuter', range: '{from}–{to}' },
    price: { name: 'Kostnad', free: 'Kostnadsfritt' },
    seats: { name: 'Platser', limited: 'Begränsat antal' },
    rule: { name: 'Regel', chathamHouse: 'Chatham House' },
    rhythm: { name: 'Hur ofta', monthly: 'Ungefär en gång i månaden', announced: 'När det annonseras' },
  },
  dates: {
    next: 'Nästa träff',
    when: 'När',
    where: 'Var',
    address: 'Adressen kommer med inbjudan.',
    upcoming: 'Kommande datum',
    zones: { stockholm: 'svensk tid', oslo: 'norsk tid', helsinki: 'finsk tid' },
  },
  filter: { label: 'Datum per stad', all: 'Alla städer' },
  map: {
    label: 'Cirklarna möts i Oslo, Stockholm och Helsingfors.',
    date: 'Härnäst i {city}: {date}.',
    oslo: 'Oslo',
    stockholm: 'Stockholm',
    helsinki: 'Helsingfors',
  },
  calendar: {
    add: 'Lägg till i kalendern',
    text: 'Alla datum i din egen kalender, alltid aktuella:',
    subscribe: 'Prenumerera',
    address: 'Kalenderns adress',
    name: '{product} Health Circles',
    seat: 'För inbjudna. Be om en plats: {address}',
  },
  noDates: {
    title: 'Datumen kommer först i Strategy Signals',
    text: 'Just nu är ingen träff öppen. Nästa meddelas i vårt veckobrev.',
    city: 'Just nu är ingen träff öppen i {city}. Välj en annan stad ovan, eller få veta när det blir en.',
    signals: 'Få Strategy Signals',
    steps: {
      ask: 'Du ber om en inbjudan här nedan och berättar vilken fråga du har med dig.',
      letter: 'Strategy Signals berättar om datum, stad och ämne.',
      seat: 'Vi hör av oss om träffen passar dig.',
    },
  },
  expect: {
    eyebrow: 'Vad du kan vänta dig',
    title: 'Ett samtal, inget program',
    items: {
      question: 'En fråga, ställd av någon som måste avgöra den.',
      table: 'Ett bord och ett samtal: ingen scen, inga bilder, ingen panel.',
      host: 'En värd som håller tiden, släpper fram de tystare rösterna och kortar av långa inlägg.',
      after: 'Något att använda redan nästa morgon, och inget som får citeras med namn.',
    },
  },
  for: {
    eyebrow: 'För vem',
    title: 'De som har ett beslut att fatta',
    items: {
      providers: 'Ledare för regioner, kommuner och sjukhus.',
      medtech: 'Ledare och grundare inom medicinteknik, life science och digital hälsa.',
      payers: 'De som betalar för vården, och de som upphandlar den.',
      investors: 'Investerare som har något på spel när vården förändras.',
    },
  },
  values: {
    eyebrow: 'Värderingar',
    title: 'Det vi kräver av varandra',
    items: {
      candour: 'Uppriktighet. Säg det du skulle säga till en kollega du litar på.',
      discretion: 'Diskretion. Det som sägs får spridas, men inte vem som sade det.',
      balance: 'Balans. Ingen sida av bordet talar för de andra.',
      restraint: 'Återhållsamhet. Ingen säljer vid bordet.',
    },
  },
  past: {
    eyebrow: 'Tidigare ämnen',
    title: 'Det som har legat på bordet',
    items: {
      home: 'Vilka delar av sjukhusvården som flyttar hem härnäst, och vem som betalar',
      tender: 'Vad en upphandling kan begära innan någon kan mäta det',
      pilots: 'Varför piloter tar slut, och vad som får den tionde avdelningen att säga ja',
      data: 'Hälsodata över gränserna: vad som är förbjudet, och vad som bara är oprövat',
    },
    sessions: 'Tidigare träffar',
    archive: 'Ur arkivet',
  },
  venue: {
    eyebrow: 'Plats och praktiska frågor',
    title: 'Ett lugnt rum mitt i stan',
    text: 'I Stockholm möts vi i Gamla stan, i Oslo i Bjørvika, i Helsingfors vid hamnen. Adressen kommer med inbjudan.',
    cities: { name: 'Städer', value: 'Stockholm, Oslo och Helsingfors' },
    length: { name: 'Längd', value: '{from}–{to} minuter' },
    group: { name: 'Grupp', value: '{from}–{to} personer' },
    seats: { name: 'Platser', limited: 'Begränsat antal, för inbjudna' },
    cost: { name: 'Kostnad', free: 'Kostnadsfritt för den som är inbjuden' },
    rule: {
      name: 'Regel',
      chathamHouse: 'Chatham House‑regeln: använd det du hör, säg aldrig vem som sade det eller vilka som var där',
    },
  },
  faq: {
    eyebrow: 'Frågor',
    title: 'Innan du frågar',
    items: {
      seat: {
        question: 'Är en förfrågan detsamma som en plats?',
        answer:
          'Nej. Det finns {from}–{to} platser, och varje grupp sätts samman kring kvällens fråga. Vi hör av oss via e-post om det passar.',
      },
      rule: {
        question: 'Vad är Chatham House‑regeln?',
        answer:
          'Du får fritt använda det du lär dig. Du får inte röja vem som sade det, var de arbetar eller vilka andra som var där.',
      },
      cost: {
        question: 'Vad kostar det?',
        answer: 'Ingenting. Cirklarna är kostnadsfria för den som är inbjuden.',
      },
      often: {
        question: 'Hur ofta träffas ni?',
        monthly: 'Ungefär en gång i månaden, i Stockholm, Oslo eller Helsingfors, i {from}–{to} minuter.',
        announced:
          'Så ofta det finns en fråga som är värd en kväll, i Stockholm, Oslo eller Helsingfors, i {from}–{to} minuter. Datumen kommer först i Strategy Signals.',
      },
      data: {
        question: 'Vad händer med det jag skriver här?',
        answer: 'Det läses av dem som skickar inbjudningarna och används inte till något annat.',
      },
    },
  },
}
