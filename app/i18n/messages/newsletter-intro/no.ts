import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Strategy Signals',
  title: '{rhythm, select, weekly {Ett brev i uken, lest} other {Et brev å lese}} før <em>møtet</em>',
  text: 'Hva som skjedde i nordisk helse{rhythm, select, weekly { denne uken} other {}}, hva det betyr for planen din, og det ene spørsmålet som er verdt å stille. {minutes} minutter, ingen reklame.',
}
