import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  name: 'Strategy Signals',
  week: 'Veckan från {date}',
  sample: 'Ett exempelbrev. Fallen är sammansatta av flera.',
  sampleShort: 'Exempel',
  plan: 'För din plan:',
  question: 'Frågan att ställa',
  forward: 'Skicka det vidare till den som borde svara.',
  open: 'Läs hela brevet',
  openTitle: ': {title}',
  past: 'Tidigare brev',
  spines: 'Ryggen är så bred som brevet är långt.',
  all: 'Alla brev',
  sign: 'Hälsningar, {founder}',
  partners: 'partnerna i {product}',
  get: 'Få nästa brev',
  issues: {
    title: 'Alla brev hittills',
    description: 'Arkivet för Strategy Signals: vad som hände i nordisk vård, vecka för vecka, och frågan att ställa.',
    lead: '{rhythm, select, weekly {Ett brev i veckan om} other {Brev om}} vad som hände i nordisk vård. Varje brev slutar med en fråga som är värd att ställa.',
    none: 'Inget brev har publicerats ännu. Det här är ett exempel på hur ett ser ut.',
  },
  issue: {
    newer: 'Nästa brev',
    older: 'Föregående brev',
  },
}
