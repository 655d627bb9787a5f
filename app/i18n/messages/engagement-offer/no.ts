import type { Translation } from '../../translation'
import type { messages as en } from './en'

export const messages: Translation<typeof en> = {
  sentence:
    'På vegne av {organisation} aksepterer jeg tilbudet på {program} til {amount} ekskl. mva., og jeg har fullmakt til det.',
  freeSentence:
    'På vegne av {organisation} aksepterer jeg tilbudet på {program} uten kostnad, og jeg har fullmakt til det.',
  tiers: { line: 'Direktelinje', partner: 'Partner' },
  studyVisit: 'Studiebesøk: {name}',
  support: 'Støttepakke: {name}',
  day: 'Dag på stedet: {name}',
  title: 'Tilbud',
  subject: 'Tilbud på {program}, {date}',
  lead: '{program} for {organisation}',
  vat: 'Prisene er oppgitt ekskl. mva.',
  page: '{page} av {pages}',
  content: 'Dette inngår',
  columns: { item: 'Post', quantity: 'Antall', unitPrice: 'Pris per stk.', amount: 'Beløp' },
  total: 'Sum ekskl. mva.',
  freeTotal: 'Sum',
  free: 'Uten kostnad',
  terms: 'Også avtalt',
  conditions: 'Vilkår',
  currency:
    'Alle priser er i svenske kroner ({currency}) ekskl. mva. Merverdiavgift kommer i tillegg etter reglene i hvert land.',
  validUntil: 'Tilbudet kan aksepteres til og med {date}.',
  revision: 'Priser etter revisjon {revision}. De gjelder så lenge tilbudet er gyldig.',
  reference: 'Referanse: {reference}',
  draft: 'Utkast: ikke et tilbud ennå',
  accept: 'Det aksepteres på nett av en person som er utpekt i tilbudet:',
  questions: 'Spørsmål',
}
