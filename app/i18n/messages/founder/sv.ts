import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Den du talar med',
  partners: 'partnerna i {product}',
  signature: 'Partnerna i {product}',
  record: {
    between:
      '{voice, select, I {Jag sitter mellan dem som köper vård och dem som levererar till den, och hör inte till någondera sidan.} other {Vi sitter mellan dem som köper vård och dem som levererar till den, och hör inte till någondera sidan.}}',
    few: '{voice, select, I {Jag tar få uppdrag, så att varje samtal blir besvarat.} other {Vi tar få uppdrag, så att varje samtal blir besvarat.}}',
    letter:
      '{voice, select, I {Jag skriver brevet själv, och läser varje svar.} other {Vi skriver brevet själva, och läser varje svar.}}',
  },
  vision: '{voice, select, I {Vad jag tror på} other {Vad vi tror på}}',
}
