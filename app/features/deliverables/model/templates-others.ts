import type { TemplateItem } from '~/db/schema/deliverables'
import { programs, rangeOf } from '~/features/programs/model/figures'

const { nordicHospitals } = programs.embassy
const { survey, plenum, evaluation, pilot } = programs.hospitalTime

/** Embassy packages, with the study visits and the support that were bought. */
export const embassyItems: TemplateItem[] = [
  {
    key: 'interviews',
    title: { en: 'Interviews', sv: 'Intervjuer', no: 'Intervjuer' },
    text: {
      en: 'What Swedish hospitals look for, asked on behalf of your companies.',
      sv: 'Vad svenska sjukhus söker, efterfrågat för era företags räkning.',
      no: 'Hva svenske sykehus ser etter, spurt på vegne av bedriftene deres.',
    },
    ...{ side: 'team', due: { after: 'start', unit: 'business-days', count: 30 }, needsAcceptance: false },
  },
  {
    key: 'nordic-interviews',
    title: { en: 'Nordic interviews', sv: 'Nordiska intervjuer', no: 'Nordiske intervjuer' },
    text: {
      en: `The same with ${nordicHospitals} hospitals in Norway and Denmark, interpreted where needed.`,
      sv: `Detsamma med ${nordicHospitals} sjukhus i Norge och Danmark, med tolk där det behövs.`,
      no: `Det samme med ${nordicHospitals} sykehus i Norge og Danmark, med tolk der det trengs.`,
    },
    ...{ side: 'team', due: { after: 'start', unit: 'business-days', count: 40 }, needsAcceptance: false },
    tiers: ['nordics'],
  },
  {
    key: 'insights',
    title: { en: 'Insights section', sv: 'Avsnitt med insikter', no: 'Del med innsikt' },
    text: {
      en: 'What the interviews say, written for your companies.',
      sv: 'Vad intervjuerna visar, skrivet för era företag.',
      no: 'Hva intervjuene viser, skrevet for bedriftene deres.',
    },
    ...{ side: 'team', due: { after: 'interviews', unit: 'business-days', count: 20 }, needsAcceptance: true },
  },
  {
    key: 'study-visit',
    title: { en: 'Study visit', sv: 'Studiebesök', no: 'Studiebesøk' },
    text: {
      en: 'For the companies you bring. The days are set together.',
      sv: 'För de företag ni tar med er. Dagarna bestämmer vi tillsammans.',
      no: 'For bedriftene dere tar med. Dagene avtaler vi sammen.',
    },
    ...{ side: 'both', due: { after: 'start', unit: 'months', count: 4 }, needsAcceptance: true },
    addOn: 'studyVisit',
  },
  {
    key: 'support',
    title: { en: 'Support package', sv: 'Stödpaket', no: 'Støttepakke' },
    text: {
      en: 'Who supports you and your companies, with what, and how to reach them.',
      sv: 'Vem som stöder er och era företag, med vad, och hur ni når dem.',
      no: 'Hvem som støtter dere og bedriftene deres, med hva, og hvordan dere når dem.',
    },
    ...{ side: 'team', due: { after: 'start', unit: 'business-days', count: 10 }, needsAcceptance: true },
    addOn: 'support',
  },
]

const pilotHours = rangeOf(pilot.hours)
const hoursOf = ({ hours }: { hours: Parameters<typeof rangeOf>[0] }) => rangeOf(hours).from

/** What a hospital gives its time to in a year. */
export const hospitalItems: TemplateItem[] = [
  {
    key: 'survey',
    title: { en: 'Need survey', sv: 'Behovsenkät', no: 'Behovskartlegging' },
    text: {
      en: `What you miss most today, in your own words. About ${hoursOf(survey)} h.`,
      sv: `Vad ni saknar mest i dag, med egna ord. Omkring ${hoursOf(survey)} tim.`,
      no: `Hva dere savner mest i dag, med egne ord. Omtrent ${hoursOf(survey)} t.`,
    },
    ...{ side: 'partner', due: { after: 'start', unit: 'business-days', count: 20 }, needsAcceptance: false },
  },
  {
    key: 'plenum',
    title: { en: 'Plenum', sv: 'Plenum', no: 'Plenum' },
    text: {
      en: `You hear how other hospitals meet the same problem. ${hoursOf(plenum)} h.`,
      sv: `Ni hör hur andra sjukhus möter samma problem. ${hoursOf(plenum)} tim.`,
      no: `Dere hører hvordan andre sykehus møter det samme problemet. ${hoursOf(plenum)} t.`,
    },
    ...{ side: 'both', due: { after: 'start', unit: 'months', count: 4 }, needsAcceptance: false },
  },
  {
    key: 'evaluation',
    title: { en: 'Evaluation follow-up', sv: 'Uppföljning av utvärdering', no: 'Oppfølging av evaluering' },
    text: {
      en: `What came of what you said, and what to correct. About ${hoursOf(evaluation)} h.`,
      sv: `Vad som blev av det ni sade, och vad som ska rättas. Omkring ${hoursOf(evaluation)} tim.`,
      no: `Hva som ble ut av det dere sa, og hva som skal rettes. Omtrent ${hoursOf(evaluation)} t.`,
    },
    ...{ side: 'both', due: { after: 'start', unit: 'months', count: 8 }, needsAcceptance: true },
  },
  {
    key: 'pilot',
    title: { en: 'Pilot (optional)', sv: 'Pilot (frivillig)', no: 'Pilot (valgfri)' },
    text: {
      en: `You try a solution in your own clinic, if you want to. ${pilotHours.from}–${pilotHours.to} h.`,
      sv: `Ni prövar en lösning på den egna kliniken, om ni vill. ${pilotHours.from}–${pilotHours.to} tim.`,
      no: `Dere prøver en løsning på egen klinikk, om dere vil. ${pilotHours.from}–${pilotHours.to} t.`,
    },
    ...{ side: 'both', due: { after: 'start', unit: 'months', count: 11 }, needsAcceptance: false },
  },
]

const { months } = programs.ambassadors

/** The membership of an ambassador. */
export const ambassadorItems: TemplateItem[] = [
  {
    key: 'welcome',
    title: { en: 'First introduction', sv: 'Första introduktionen', no: 'Første introduksjon' },
    text: {
      en: 'Whom you want to meet, and the first person you do.',
      sv: 'Vilka ni vill träffa, och den första som ni träffar.',
      no: 'Hvem dere vil møte, og den første dere møter.',
    },
    ...{ side: 'team', due: { after: 'start', unit: 'months', count: 1 }, needsAcceptance: false },
  },
  {
    key: 'renewal',
    title: { en: 'Renewal', sv: 'Förnyelse', no: 'Fornyelse' },
    text: {
      en: 'We ask whether you want another year, before this one ends.',
      sv: 'Vi frågar om ni vill ha ett år till, innan det här tar slut.',
      no: 'Vi spør om dere vil ha et år til, før dette er omme.',
    },
    ...{ side: 'team', due: { after: 'start', unit: 'months', count: months - 1 }, needsAcceptance: false },
  },
  {
    key: 'year',
    title: {
      en: `Membership of ${months} months`,
      sv: `Medlemskap i ${months} månader`,
      no: `Medlemskap i ${months} måneder`,
    },
    text: {
      en: 'The year in the network, and a talk about what it brought you.',
      sv: 'Året i nätverket, och ett samtal om vad det gav er.',
      no: 'Året i nettverket, og en samtale om hva det ga dere.',
    },
    ...{ side: 'both', due: { after: 'start', unit: 'months', count: months }, needsAcceptance: false },
  },
]
