import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Den du snakker med',
  partners: 'partnerne i {product}',
  signature: 'Partnerne i {product}',
  record: {
    between:
      '{voice, select, I {Jeg sitter mellom dem som kjøper helsetjenester og dem som leverer til dem, og hører ikke til noen av sidene.} other {Vi sitter mellom dem som kjøper helsetjenester og dem som leverer til dem, og hører ikke til noen av sidene.}}',
    few: '{voice, select, I {Jeg tar få oppdrag, slik at hver telefon blir besvart.} other {Vi tar få oppdrag, slik at hver telefon blir besvart.}}',
    letter:
      '{voice, select, I {Jeg skriver brevet selv, og leser hvert svar.} other {Vi skriver brevet selv, og leser hvert svar.}}',
  },
  vision: '{voice, select, I {Hva jeg tror på} other {Hva vi tror på}}',
}
