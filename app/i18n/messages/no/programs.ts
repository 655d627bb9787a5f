import type { Translation } from '../../translation'
import type * as english from '../en/programs'

export const programs: Translation<typeof english.programs> = {
  request: 'Be om en invitasjon',
  allPrices: 'Programmer og priser',
  others: 'Andre måter å arbeide med oss på',
  terms: 'Prisene er oppgitt i svenske kroner ({currency}) ekskl. mva.',
  from: 'fra {amount}',
  dayRate: 'dagspris {amount}',
  hoursAYear: '{hours} t per år',
  range: '{from}–{to}',
  per: { halfDay: '{amount} per halvdag', day: '{amount} per dag' },
  days: '{count, plural, one {# dag} other {# dager}}',
  months: '{count, plural, one {# måned} other {# måneder}}',
  sites: '{count, plural, one {{figure} sykehus} other {{figure} sykehus}}',
  hours: '{figure} t',
  atMost: 'høyst {count}',
  optional: 'Valgfritt',
  none: 'Ikke inkludert',
  included: 'Inkludert',
  total: 'Totalt per år',
  addOns: 'Tillegg',
  readMore: 'Mer om programmet',
  columns: {
    level: 'Nivå',
    package: 'Pakke',
    membership: 'Medlemskap',
    term: 'Varighet',
    length: 'Lengde',
    sites: 'Verter',
    onSite: 'Dag på stedet',
    companies: 'Bedrifter',
    people: 'Personer per bedrift',
    visits: 'Besøk',
    dinner: 'Middag og oppsummering',
    activity: 'Aktivitet',
    price: 'Pris',
    hours: 'Tid per år',
  },
  visits: {
    title: 'Kliniske studiebesøk',
    text: 'Utvalgte dager for en gruppe, på sykehus som allerede har gjort det dere planlegger.',
    introductions:
      'Inntil {count, plural, one {# personlig introduksjon} other {# personlige introduksjoner}} innen {days} dager etter besøket.',
    range:
      'Hvor i spennet prisen ligger, avhenger av sykehusene og størrelsen på gruppen. Dere får én pris før dere bestemmer dere.',
    tiers: {
      express: { name: 'Express', fit: 'For et avgrenset spørsmål som en dag på avdelingen kan besvare.' },
      core: { name: 'Core', fit: 'For en sammenligning: samme problem, løst på ulike steder.' },
      immersion: { name: 'Immersion', fit: 'For en kursendring som ledergruppen må få se med egne øyne.' },
    },
    addOns: {
      memo: { name: 'Notat', text: 'Hva dere så og hva som følger av det, skrevet for dem som ble igjen hjemme.' },
      site: { name: 'Ekstra sykehus', text: 'Enda en vert på veien.' },
      workshop: { name: 'Lederworkshop', text: 'En arbeidsøkt med ledelsen deres om hva dere gjør videre.' },
      interpreter: { name: 'Tolk', text: 'I rommet, for gjester og verter.' },
      transport: { name: 'Transport', text: 'Mellom sykehusene, ordnet av oss.' },
      delegate: { name: 'Ekstra deltaker', text: 'En person til i gruppen.' },
    },
  },
  exchange: {
    title: 'Insight exchange',
    text: 'Et lukket møte mellom leverandører og helsetjeneste som ender i skriftlige forpliktelser.',
    commitments: 'Forpliktelser etter {first}, {second} og {third} dager.',
    movement: 'En gjennomgang av hva som har beveget seg etter {days} dager.',
    scope: 'Hvor mange plasser, én-til-én-møter og vertssykehus som inngår på hvert nivå, fremgår av tilbudet.',
    tiers: {
      essential: { name: 'Essential', fit: 'For å prøve et spørsmål mot dem som lever med det hver dag.' },
      premium: { name: 'Premium', fit: 'For et spørsmål som går på tvers av avdelinger og krever mer av tiden deres.' },
      strategic: { name: 'Strategic', fit: 'For et svar som former planen deres, med ledelsen i rommet.' },
    },
    addOns: {
      seat: { name: 'Ekstra plass', text: 'En kollega til i samtalen.' },
      oneToOne: { name: 'Ekstra én-til-én-møte', text: 'Enda en samtale på tomannshånd med noen dere trenger å høre.' },
      interpreter: { name: 'Tolk', text: 'I rommet, for begge sider.' },
      site: { name: 'Ekstra vertssykehus', text: 'Møtet flytter inn på enda et sykehus.' },
      workshop: { name: 'Egen workshop', text: 'En økt for deres eget team om hva som ble sagt og hva det endrer.' },
    },
  },
  ambassadors: {
    title: 'Ambassadørnettverket',
    text: 'Et medlemskap for dem som fører nordisk helse og omverdenen sammen.',
    tiers: {
      ambassador: { name: 'Ambassadør', fit: 'Du deltar: blir invitert, introdusert og hørt.' },
      patron: { name: 'Patron', fit: 'Du deltar, og er med på å bære nettverket.' },
    },
  },
  speedDial: {
    title: 'Speed-dial',
    text: 'En direktelinje til en seniorrådgiver, for toppledere.',
    sessions:
      '{count, plural, one {# strukturert samtale} other {# strukturerte samtaler}} i måneden, med notater som kan sendes videre.',
    line: 'Vilkårene for selve linjen avtales med hver kunde.',
    days: 'Dager på stedet er valgfrie og faktureres etter VIP-dagspris.',
    dayRates: { stockholm: 'I Stockholm', travel: 'Med lengre reise' },
  },
  embassy: {
    title: 'Pakker for ambassader',
    text: 'Det en ambassade eller et handelskontor trenger for å lose bedriftene sine inn i nordisk helse.',
    packages: {
      sweden: { name: 'Sverige', fit: 'For dere som har bedrifter på vei mot Sverige.' },
      nordics: {
        name: 'Sverige + Norden',
        fit: 'I tillegg nordiske intervjuer med {count} sykehus i Norge og Danmark, en del med nordisk innsikt og tolking for Danmark og Norge.',
      },
    },
  },
  studyVisits: {
    title: 'Studiebesøk',
    text: 'Et tillegg for ambassader: besøk for bedriftene dere tar med.',
    tiers: { base: 'Base', premium: 'Premium' },
    lengths: { halfDay: 'Halv dag', fullDay: 'Hel dag' },
  },
  support: {
    title: 'Støttepakker',
    text: 'Løpende støtte til en ambassade og bedriftene dens.',
    tiers: { entry: 'Entry', builder: 'Builder', premium: 'Premium' },
  },
  upgrades: {
    title: 'Oppgraderinger for leverandører',
    text: 'For leverandører i nettverket som vil nærmere dem som bestemmer.',
    tiers: { accessPlus: 'Access+', partner: 'Partner' },
  },
  hospitalTime: {
    title: 'Sykehus som partner',
    text: 'Et sykehus deltar med tiden sin, og med lite av den.',
    items: {
      survey: 'Behovskartlegging',
      plenum: 'Plenum',
      evaluation: 'Oppfølging av evaluering',
      pilot: 'Pilot',
    },
  },
}

export const pricing: Translation<typeof english.pricing> = {
  title: 'Programmer og priser',
  eyebrow: 'Prisliste',
  lead: 'Hva hvert program koster og hva som er med, slik at dere kan vurdere det før vi snakkes.',
  description:
    'Programmer og priser hos {product}: kliniske studiebesøk, insight exchange, ambassadørnettverket og speed-dial.',
  download: 'Last ned som PDF',
  contents: 'Innhold',
  home: 'Til forsiden',
  groups: { programs: 'Programmer', embassies: 'For ambassader', partners: 'For leverandører og sykehus' },
  circles: 'Health Circles er for inviterte og koster ingenting.',
  circlesLink: 'Om sirklene',
  closing: {
    title: 'Spør før dere budsjetterer',
    text: 'Fortell hva som skal bestemmes og hvem som bør være i rommet. Dere får et forslag med en pris, eller rådet om å vente.',
  },
}
