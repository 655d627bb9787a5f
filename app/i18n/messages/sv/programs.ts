import type { Translation } from '../../translation'
import type * as english from '../en/programs'

export const programs: Translation<typeof english.programs> = {
  request: 'Be om en inbjudan',
  allPrices: 'Program och priser',
  others: 'Andra sätt att arbeta med oss',
  terms: 'Priserna anges i svenska kronor ({currency}) exklusive moms.',
  from: 'från {amount}',
  dayRate: 'dagspris {amount}',
  hoursAYear: '{hours} tim per år',
  range: '{from}–{to}',
  per: { halfDay: '{amount} per halvdag', day: '{amount} per dag' },
  days: '{count, plural, one {# dag} other {# dagar}}',
  months: '{count, plural, one {# månad} other {# månader}}',
  sites: '{count, plural, one {{figure} sjukhus} other {{figure} sjukhus}}',
  hours: '{figure} tim',
  atMost: 'högst {count}',
  optional: 'Frivilligt',
  none: 'Ingår inte',
  included: 'Ingår',
  total: 'Totalt per år',
  addOns: 'Tillägg',
  readMore: 'Mer om programmet',
  columns: {
    level: 'Nivå',
    package: 'Paket',
    membership: 'Medlemskap',
    term: 'Löptid',
    length: 'Längd',
    sites: 'Värdar',
    onSite: 'Dag på plats',
    companies: 'Företag',
    people: 'Personer per företag',
    visits: 'Besök',
    dinner: 'Middag och genomgång',
    activity: 'Moment',
    price: 'Pris',
    hours: 'Tid per år',
  },
  visits: {
    title: 'Kliniska studiebesök',
    text: 'Utvalda dagar för en grupp, på sjukhus som redan har gjort det ni planerar.',
    introductions:
      'Upp till {count, plural, one {# personlig introduktion} other {# personliga introduktioner}} inom {days} dagar efter besöket.',
    range:
      'Var i spannet priset hamnar beror på vilka sjukhus det gäller och hur stor gruppen är. Ni får ett pris innan ni bestämmer er.',
    tiers: {
      express: { name: 'Express', fit: 'För en avgränsad fråga som en dag på avdelningen kan besvara.' },
      core: { name: 'Core', fit: 'För en jämförelse: samma problem, löst på olika håll.' },
      immersion: { name: 'Immersion', fit: 'För en kursändring som ledningsgruppen måste få se med egna ögon.' },
    },
    addOns: {
      memo: { name: 'PM', text: 'Vad ni såg och vad som följer av det, skrivet för dem som blev kvar hemma.' },
      site: { name: 'Ytterligare sjukhus', text: 'Ännu en värd längs vägen.' },
      workshop: { name: 'Ledningsworkshop', text: 'Ett arbetspass med er ledning om vad ni gör härnäst.' },
      interpreter: { name: 'Tolk', text: 'I rummet, för gäster och värdar.' },
      transport: { name: 'Transport', text: 'Mellan sjukhusen, ordnad av oss.' },
      delegate: { name: 'Ytterligare deltagare', text: 'En person till i gruppen.' },
    },
  },
  exchange: {
    title: 'Insight exchange',
    text: 'Ett slutet möte mellan leverantörer och vårdgivare som slutar i skriftliga åtaganden.',
    commitments: 'Åtaganden efter {first}, {second} och {third} dagar.',
    movement: 'En avstämning av vad som har rört sig efter {days} dagar.',
    scope: 'Hur många platser, enskilda möten och värdsjukhus som ingår på varje nivå framgår av offerten.',
    tiers: {
      essential: { name: 'Essential', fit: 'För att pröva en fråga mot dem som lever med den varje dag.' },
      premium: { name: 'Premium', fit: 'För en fråga som går över verksamhetsgränser och kräver mer av deras tid.' },
      strategic: { name: 'Strategic', fit: 'För ett svar som formar er plan, med er ledning i rummet.' },
    },
    addOns: {
      seat: { name: 'Extra plats', text: 'En kollega till i samtalet.' },
      oneToOne: { name: 'Extra enskilt möte', text: 'Ännu ett samtal på tu man hand med någon ni behöver höra.' },
      interpreter: { name: 'Tolk', text: 'I rummet, för båda sidor.' },
      site: { name: 'Ytterligare värdsjukhus', text: 'Mötet flyttar in på ännu ett sjukhus.' },
      workshop: { name: 'Egen workshop', text: 'Ett pass för ert eget team om vad som sades och vad det ändrar.' },
    },
  },
  ambassadors: {
    title: 'Ambassadörsnätverket',
    text: 'Ett medlemskap för dem som för samman nordisk vård och omvärlden.',
    tiers: {
      ambassador: { name: 'Ambassadör', fit: 'Du deltar: blir inbjuden, introducerad och lyssnad på.' },
      patron: { name: 'Patron', fit: 'Du deltar och är med och bär nätverket.' },
    },
  },
  speedDial: {
    title: 'Speed-dial',
    text: 'En direktlinje till en senior rådgivare, för ledande befattningshavare.',
    sessions:
      '{count, plural, one {# strukturerat samtal} other {# strukturerade samtal}} i månaden, med anteckningar att skicka vidare.',
    line: 'Villkoren för själva linjen kommer vi överens om med varje kund.',
    days: 'Dagar på plats är frivilliga och debiteras enligt VIP-dagspris.',
    dayRates: { stockholm: 'I Stockholm', travel: 'Med längre resa' },
  },
  embassy: {
    title: 'Paket för ambassader',
    text: 'Det en ambassad eller ett handelskontor behöver för att lotsa sina företag in i nordisk vård.',
    packages: {
      sweden: { name: 'Sverige', fit: 'För er vars företag riktar sig mot Sverige.' },
      nordics: {
        name: 'Sverige + Norden',
        fit: 'Därtill nordiska intervjuer med {count} sjukhus i Norge och Danmark, ett avsnitt med nordiska insikter samt tolkning för Danmark och Norge.',
      },
    },
  },
  studyVisits: {
    title: 'Studiebesök',
    text: 'Ett tillägg för ambassader: besök för de företag ni tar med er.',
    tiers: { base: 'Base', premium: 'Premium' },
    lengths: { halfDay: 'Halvdag', fullDay: 'Heldag' },
  },
  support: {
    title: 'Stödpaket',
    text: 'Löpande stöd till en ambassad och dess företag.',
    tiers: { entry: 'Entry', builder: 'Builder', premium: 'Premium' },
  },
  upgrades: {
    title: 'Uppgraderingar för leverantörer',
    text: 'För leverantörer i nätverket som vill komma närmare dem som beslutar.',
    tiers: { accessPlus: 'Access+', partner: 'Partner' },
  },
  hospitalTime: {
    title: 'Sjukhus som partner',
    text: 'Ett sjukhus deltar med sin tid, och med lite av den.',
    items: {
      survey: 'Behovsenkät',
      plenum: 'Plenum',
      evaluation: 'Uppföljning av utvärdering',
      pilot: 'Pilot',
    },
  },
}

export const pricing: Translation<typeof english.pricing> = {
  title: 'Program och priser',
  eyebrow: 'Prislista',
  lead: 'Vad varje program kostar och vad som ingår, så att ni kan bedöma det innan vi talas vid.',
  description:
    'Program och priser hos {product}: kliniska studiebesök, insight exchange, ambassadörsnätverket och speed-dial.',
  download: 'Hämta som PDF',
  contents: 'Innehåll',
  home: 'Till startsidan',
  groups: { programs: 'Program', embassies: 'För ambassader', partners: 'För leverantörer och sjukhus' },
  circles: 'Health Circles är för inbjudna och kostar ingenting.',
  circlesLink: 'Om cirklarna',
  closing: {
    title: 'Fråga innan ni budgeterar',
    text: 'Berätta vad som ska beslutas och vilka som bör vara i rummet. Ni får ett förslag med ett pris, eller rådet att vänta.',
  },
}
