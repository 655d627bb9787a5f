import type { Translation } from '../../translation'
import type { messages as en } from './en'

export const messages: Translation<typeof en> = {
  sentence:
    'För {organisation} accepterar jag offerten på {program} för {amount} exklusive moms, och jag är behörig att göra det.',
  freeSentence:
    'För {organisation} accepterar jag offerten på {program} utan kostnad, och jag är behörig att göra det.',
  tiers: { line: 'Direktlinje', partner: 'Partner' },
  studyVisit: 'Studiebesök: {name}',
  support: 'Stödpaket: {name}',
  day: 'Dag på plats: {name}',
  title: 'Offert',
  subject: 'Offert på {program}, {date}',
  lead: '{program} för {organisation}',
  vat: 'Priserna anges exklusive moms',
  page: '{page} av {pages}',
  content: 'Det här ingår',
  columns: { item: 'Post', quantity: 'Antal', unitPrice: 'À-pris', amount: 'Belopp' },
  total: 'Summa exklusive moms',
  freeTotal: 'Summa',
  free: 'Utan kostnad',
  terms: 'Övrig överenskommelse',
  conditions: 'Villkor',
  currency:
    'Alla priser anges i svenska kronor ({currency}) exklusive moms. Moms tillkommer enligt reglerna i respektive land.',
  validUntil: 'Offerten kan accepteras till och med {date}.',
  revision: 'Priser enligt revision {revision}. De gäller så länge offerten är giltig.',
  reference: 'Referens: {reference}',
  draft: 'Utkast: ännu ingen offert',
  accept: 'Den accepteras på webben av en person som är utsedd i offerten:',
  questions: 'Frågor',
}
