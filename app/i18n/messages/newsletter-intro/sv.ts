import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Strategy Signals',
  title: '{rhythm, select, weekly {Ett brev i veckan, läst} other {Ett brev att läsa}} före <em>mötet</em>',
  text: 'Vad som hände i nordisk vård{rhythm, select, weekly { den här veckan} other {}}, vad det betyder för din plan och den fråga som är värd att ställa. {minutes} minuter, ingen reklam.',
}
