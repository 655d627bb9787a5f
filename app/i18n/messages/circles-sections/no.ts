import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  hero: {
    eyebrow: 'Health Circles · for inviterte',
    title: 'Ett bord, ett spørsmål, uten <em>publikum</em>',
    lead: 'En kveld for {from}–{to} personer som leder, leverer til, betaler for eller investerer i nordisk helse. Gratis, med begrenset antall plasser, og ingen blir sitert.',
    rsvp: 'Be om en invitasjon',
    dates: 'Se datoene',
  },
  facts: {
    label: 'Kort fortalt',
    people: { name: 'Personer', range: '{from}–{to}' },
    minutes: { name: 'Minutter', range: '{from}–{to}' },
    price: { name: 'Pris', free: 'Gratis' },
    seats: { name: 'Plasser', limited: 'Begrenset antall' },
    rule: { name: 'Regel', chathamHouse: 'Chatham House' },
    rhythm: { name: 'Hvor ofte', monthly: 'Omtrent én gang i måneden', announced: 'Når det kunngjøres' },
  },
  dates: {
    next: 'Neste møte',
    when: 'Når',
    where: 'Hvor',
    address: 'Adressen kommer med invitasjonen.',
    upcoming: 'Kommende datoer',
    zones: { stockholm: 'svensk tid', oslo: 'norsk tid', helsinki: 'finsk tid' },
  },
  filter: { label: 'Datoer etter by', all: 'Alle byer' },
  map: {
    label: 'Sirklene møtes i Oslo, Stockholm og Helsingfors.',
    date: 'Neste i {city}: {date}.',
    oslo: 'Oslo',
    stockholm: 'Stockholm',
    helsinki: 'Helsingfors',
  },
  calendar: {
    add: 'Legg til i kalenderen',
    text: 'Alle datoer i din egen kalender, alltid oppdatert:',
    subscribe: 'Abonner',
    address: 'Kalenderens adresse',
    name: '{product} Health Circles',
    seat: 'For inviterte. Be om en plass: {address}',
  },
  noDates: {
    title: 'Datoene kommer først i Strategy Signals',
    text: 'Akkurat nå er ingen møter åpne. Det neste kunngjøres i ukebrevet vårt.',
    city: 'Akkurat nå er ingen møter åpne i {city}. Velg en annen by over, eller få vite når det kommer et.',
    signals: 'Få Strategy Signals',
    steps: {
      ask: 'Du ber om en invitasjon nedenfor og forteller hvilket spørsmål du har med deg.',
      letter: 'Strategy Signals forteller om dato, by og tema.',
      seat: 'Vi tar kontakt hvis møtet passer for deg.',
    },
  },
  expect: {
    eyebrow: 'Hva du kan vente deg',
    title: 'En samtale, ikke et program',
    items: {
      question: 'Ett spørsmål, stilt av en som må avgjøre det.',
      table: 'Ett bord og én samtale: ingen scene, ingen lysbilder, ikke noe panel.',
      host: 'En vert som holder tiden, slipper til de stille stemmene og kutter de lange innleggene.',
      after: 'Noe du kan bruke allerede neste morgen, og ingenting som kan siteres med navn.',
    },
  },
  for: {
    eyebrow: 'For hvem',
    title: 'De som har en beslutning å ta',
    items: {
      providers: 'Ledere i helseforetak, kommuner og sykehus.',
      medtech: 'Ledere og gründere innen medisinsk teknologi, life science og digital helse.',
      payers: 'De som betaler for helsetjenestene, og de som står for anskaffelsene.',
      investors: 'Investorer som har noe på spill når helsetjenesten endres.',
    },
  },
  values: {
    eyebrow: 'Verdier',
    title: 'Det vi krever av hverandre',
    items: {
      candour: 'Åpenhet. Si det du ville sagt til en kollega du stoler på.',
      discretion: 'Diskresjon. Det som blir sagt, kan bringes videre, men ikke hvem som sa det.',
      balance: 'Balanse. Ingen side av bordet snakker for de andre.',
      restraint: 'Tilbakeholdenhet. Ingen selger ved bordet.',
    },
  },
  past: {
    eyebrow: 'Tidligere temaer',
    title: 'Det som har ligget på bordet',
    items: {
      home: 'Hvilke deler av sykehusbehandlingen som flytter hjem først, og hvem som betaler',
      tender: 'Hva en anskaffelse kan be om før noen kan måle det',
      pilots: 'Hvorfor piloter tar slutt, og hva som får den tiende avdelingen til å si ja',
      data: 'Helsedata over grensene: hva som er forbudt, og hva som bare er uprøvd',
    },
    sessions: 'Tidligere møter',
    archive: 'Fra arkivet',
  },
  venue: {
    eyebrow: 'Sted og praktisk informasjon',
    title: 'Et stille rom midt i byen',
    text: 'I Stockholm møtes vi i Gamla stan, i Oslo i Bjørvika, i Helsingfors ved havnen. Adressen kommer med invitasjonen.',
    cities: { name: 'Byer', value: 'Stockholm, Oslo og Helsingfors' },
    length: { name: 'Varighet', value: '{from}–{to} minutter' },
    group: { name: 'Gruppe', value: '{from}–{to} personer' },
    seats: { name: 'Plasser', limited: 'Begrenset antall, for inviterte' },
    cost: { name: 'Pris', free: 'Gratis for inviterte' },
    rule: {
      name: 'Regel',
      chathamHouse: 'Chatham House‑regelen: bruk det du hører, men si aldri hvem som sa det eller hvem som var der',
    },
  },
  faq: {
    eyebrow: 'Spørsmål',
    title: 'Før du spør',
    items: {
      seat: {
        question: 'Er en forespørsel det samme som en plass?',
        answer:
          'Nei. Det er {from}–{to} plasser, og hver gruppe settes sammen rundt kveldens spørsmål. Vi tar kontakt på e-post hvis det passer.',
      },
      rule: {
        question: 'Hva er Chatham House‑regelen?',
        answer:
          'Du kan fritt bruke det du lærer. Du kan ikke røpe hvem som sa det, hvor de arbeider eller hvem andre som var der.',
      },
      cost: {
        question: 'Hva koster det?',
        answer: 'Ingenting. Sirklene er gratis for dem som er invitert.',
      },
      often: {
        question: 'Hvor ofte møtes dere?',
        monthly: 'Omtrent én gang i måneden, i Stockholm, Oslo eller Helsingfors, i {from}–{to} minutter.',
        announced:
          'Så ofte det finnes et spørsmål som er verdt en kveld, i Stockholm, Oslo eller Helsingfors, i {from}–{to} minutter. Datoene kommer først i Strategy Signals.',
      },
      data: {
        question: 'Hva skjer med det jeg skriver her?',
        answer: 'Det leses av dem som sender invitasjonene, og brukes ikke til noe annet.',
      },
    },
  },
}
