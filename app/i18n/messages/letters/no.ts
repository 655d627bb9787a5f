import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  name: 'Strategy Signals',
  week: 'Uken fra {date}',
  sample: 'Et eksempelbrev. Sakene er satt sammen av flere.',
  sampleShort: 'Eksempel',
  plan: 'For din plan:',
  question: 'Spørsmålet å stille',
  forward: 'Send det videre til den som burde svare.',
  open: 'Les hele brevet',
  openTitle: ': {title}',
  past: 'Tidligere brev',
  spines: 'Ryggen er så bred som brevet er langt.',
  all: 'Alle brev',
  sign: 'Hilsen {founder}',
  partners: 'partnerne i {product}',
  get: 'Få det neste',
  issues: {
    title: 'Alle brev så langt',
    description: 'Arkivet til Strategy Signals: hva som skjedde i nordisk helse, uke for uke, og spørsmålet å stille.',
    lead: '{rhythm, select, weekly {Ett brev i uken om} other {Brev om}} hva som skjedde i nordisk helse. Hvert brev slutter med et spørsmål som er verdt å stille.',
    none: 'Ingen brev er publisert ennå. Dette er et eksempel på hvordan et ser ut.',
  },
  issue: {
    newer: 'Neste brev',
    older: 'Forrige brev',
  },
}
