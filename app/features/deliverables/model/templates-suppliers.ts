import type { TemplateItem } from '~/db/schema/deliverables'
import { programs } from '~/features/programs/model/figures'

const { introductions } = programs.visits
const { commitmentDays, movementDays } = programs.exchange
const { sessionsPerMonth } = programs.speedDial

/** Clinical visits. */
export const visitItems: TemplateItem[] = [
  {
    key: 'scope',
    title: { en: 'Scope', sv: 'Omfattning', no: 'Omfang' },
    text: {
      en: 'The question the visit has to answer, who comes along, and what they want to see.',
      sv: 'Vilken fråga besöket ska besvara, vilka som följer med och vad de vill se.',
      no: 'Hvilket spørsmål besøket skal besvare, hvem som blir med, og hva de vil se.',
    },
    ...{ side: 'both', due: { after: 'start', unit: 'business-days', count: 5 }, needsAcceptance: true },
  },
  {
    key: 'sites',
    title: { en: 'Sites confirmed', sv: 'Sjukhus bekräftade', no: 'Sykehus bekreftet' },
    text: {
      en: 'The host hospitals have said yes, with names, times and the way between them.',
      sv: 'Värdsjukhusen har tackat ja, med namn, tider och vägen mellan dem.',
      no: 'Vertssykehusene har takket ja, med navn, tidspunkter og veien mellom dem.',
    },
    ...{ side: 'team', due: { after: 'scope', unit: 'business-days', count: 15 }, needsAcceptance: false },
  },
  {
    key: 'visit',
    title: { en: 'Visit days', sv: 'Besöksdagar', no: 'Besøksdager' },
    text: {
      en: 'The days at the host hospitals.',
      sv: 'Dagarna på värdsjukhusen.',
      no: 'Dagene på vertssykehusene.',
    },
    ...{ side: 'both', due: { after: 'sites', unit: 'business-days', count: 15 }, needsAcceptance: false },
  },
  {
    key: 'introductions',
    title: { en: 'Warm introductions', sv: 'Personliga introduktioner', no: 'Personlige introduksjoner' },
    text: {
      en: `Up to ${introductions.atMost} people you met or missed, when both sides want it, within ${introductions.withinDays} days of the visit.`,
      sv: `Upp till ${introductions.atMost} personer som ni mötte eller saknade, när båda sidor vill, inom ${introductions.withinDays} dagar efter besöket.`,
      no: `Inntil ${introductions.atMost} personer dere møtte eller savnet, når begge sider ønsker det, innen ${introductions.withinDays} dager etter besøket.`,
    },
    side: 'team',
    due: { after: 'visit', unit: 'days', count: introductions.withinDays },
    needsAcceptance: true,
  },
  {
    key: 'memo',
    title: { en: 'Visit memo', sv: 'PM från besöket', no: 'Notat fra besøket' },
    text: {
      en: 'What was seen and what follows from it, to act on.',
      sv: 'Vad ni såg och vad som följer av det, att handla efter.',
      no: 'Hva dere så og hva som følger av det, til å handle etter.',
    },
    ...{ side: 'team', due: { after: 'visit', unit: 'business-days', count: 12 }, needsAcceptance: true },
    addOn: 'memo',
  },
]

const commitment = (day: number): TemplateItem => ({
  key: `day${day}`,
  title: { en: `Commitments, day ${day}`, sv: `Åtaganden, dag ${day}`, no: `Forpliktelser, dag ${day}` },
  text: {
    en: `What both sides have promised to have done ${day} days after the start.`,
    sv: `Vad båda sidor har lovat att ha gjort ${day} dagar efter starten.`,
    no: `Hva begge sider har lovet å ha gjort ${day} dager etter starten.`,
  },
  side: 'both',
  due: { after: 'start', unit: 'days', count: day },
  needsAcceptance: false,
})

/** Insight exchange. */
export const exchangeItems: TemplateItem[] = [
  ...commitmentDays.map(commitment),
  {
    key: 'movement',
    title: { en: 'Review of movement', sv: 'Avstämning av vad som har hänt', no: 'Gjennomgang av hva som har skjedd' },
    text: {
      en: `What has moved in ${movementDays} days, in writing: kept, late, or given up, and why.`,
      sv: `Vad som har hänt på ${movementDays} dagar, skriftligt: hållet, försenat eller övergivet, och varför.`,
      no: `Hva som har skjedd på ${movementDays} dager, skriftlig: holdt, forsinket eller oppgitt, og hvorfor.`,
    },
    ...{ side: 'team', due: { after: 'start', unit: 'days', count: movementDays }, needsAcceptance: true },
  },
]

/** Months that are planned at the start; what follows is added as it is agreed. */
const speedDialMonths = [1, 2, 3]

const sessionsOf = (month: number): TemplateItem[] => [
  ...Array.from({ length: sessionsPerMonth }, (_, index): TemplateItem => {
    const number = (month - 1) * sessionsPerMonth + index + 1
    // The sessions of a month are spread over it: with two, one is due in its middle and one at its end.
    const isLast = index === sessionsPerMonth - 1
    const days = Math.round(((index + 1) * 30) / sessionsPerMonth)
    return {
      key: `session${number}`,
      title: { en: `Session ${number}`, sv: `Samtal ${number}`, no: `Samtale ${number}` },
      text: {
        en: `A structured session, number ${index + 1} of ${sessionsPerMonth} in month ${month}.`,
        sv: `Ett strukturerat samtal, nummer ${index + 1} av ${sessionsPerMonth} i månad ${month}.`,
        no: `En strukturert samtale, nummer ${index + 1} av ${sessionsPerMonth} i måned ${month}.`,
      },
      side: 'both',
      due: isLast
        ? { after: 'start', unit: 'months', count: month }
        : { after: month === 1 ? 'start' : `session${(month - 1) * sessionsPerMonth}`, unit: 'days', count: days },
      needsAcceptance: false,
    }
  }),
  {
    key: `notes${month}`,
    title: {
      en: `Executive notes, month ${month}`,
      sv: `Sammanfattning, månad ${month}`,
      no: `Notater, måned ${month}`,
    },
    text: {
      en: 'What was said and decided in the sessions, written to be forwarded.',
      sv: 'Vad som sades och bestämdes i samtalen, skrivet för att skickas vidare.',
      no: 'Hva som ble sagt og bestemt i samtalene, skrevet for å sendes videre.',
    },
    side: 'team',
    due: { after: `session${month * sessionsPerMonth}`, unit: 'business-days', count: 2 },
    needsAcceptance: false,
  },
]

const onSiteDays = (addOn: string, en: string, sv: string, no: string): TemplateItem => ({
  key: addOn.replace('.', '-'),
  title: { en: `On-site days, ${en}`, sv: `Dagar på plats, ${sv}`, no: `Dager hos dere, ${no}` },
  text: {
    en: 'The days are set together.',
    sv: 'Dagarna bestämmer vi tillsammans.',
    no: 'Dagene avtaler vi sammen.',
  },
  ...{ side: 'both', due: { after: 'start', unit: 'months', count: 2 }, needsAcceptance: false },
  addOn,
})

/** Speed-dial. */
export const speedDialItems: TemplateItem[] = [
  {
    key: 'window',
    title: { en: 'Priority window', sv: 'Förtur', no: 'Fortrinn' },
    text: {
      en: 'Your direct line is open: names, numbers and the hours in which you are answered first.',
      sv: 'Er direktlinje är öppen: namn, nummer och de timmar då ni får svar först.',
      no: 'Direktelinjen deres er åpen: navn, numre og timene da dere får svar først.',
    },
    ...{ side: 'team', due: { after: 'start', unit: 'business-days', count: 2 }, needsAcceptance: true },
  },
  ...speedDialMonths.flatMap(sessionsOf),
  onSiteDays('day.stockholm', 'Stockholm', 'Stockholm', 'Stockholm'),
  onSiteDays('day.travel', 'with travel', 'med resa', 'med reise'),
]

/** Access+ and Partner: the first year of both begins and ends alike, as every member reads it on the dashboard. */
export const upgradeItems: TemplateItem[] = [
  {
    key: 'brief',
    title: { en: 'Opening brief', sv: 'Inledande underlag', no: 'Innledende grunnlag' },
    text: {
      en: 'What you offer, to whom, and the question you want answered.',
      sv: 'Vad ni erbjuder, till vem, och vilken fråga ni vill ha besvarad.',
      no: 'Hva dere tilbyr, til hvem, og hvilket spørsmål dere vil ha svar på.',
    },
    ...{ side: 'partner', due: { after: 'start', unit: 'business-days', count: 10 }, needsAcceptance: false },
  },
  {
    key: 'needs',
    title: { en: 'Summary of needs', sv: 'Sammanställning av behov', no: 'Sammenstilling av behov' },
    text: {
      en: 'What hospitals say they miss in your field.',
      sv: 'Vad sjukhusen säger att de saknar inom ert område.',
      no: 'Hva sykehusene sier at de savner på deres felt.',
    },
    ...{ side: 'team', due: { after: 'brief', unit: 'business-days', count: 20 }, needsAcceptance: true },
  },
  {
    key: 'review',
    title: { en: 'Strategy review', sv: 'Strategigenomgång', no: 'Strategigjennomgang' },
    text: {
      en: 'What has changed in a year, and what to do about it.',
      sv: 'Vad som har ändrats på ett år, och vad ni bör göra åt det.',
      no: 'Hva som har endret seg på et år, og hva dere bør gjøre med det.',
    },
    ...{ side: 'both', due: { after: 'start', unit: 'months', count: 12 }, needsAcceptance: true },
  },
]
