import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Vilka som kommer',
  text: 'Om andra som kommer till samma träff ser ditt namn på träffens sida. Kollegor i din organisation är inget undantag.',
  isShown: 'Andra som kommer till samma träff ser ditt namn.',
  isHidden: 'Ingen ser ditt namn bland gästerna.',
  noName: 'Ditt namn saknas i profilen, så det finns inget att visa än.',
  consent:
    'Jag samtycker till att medlemmar som kommer till samma träff som jag ser mitt namn på träffens sida. Jag kan när som helst återkalla det; då försvinner namnet genast.',
  show: 'Samtyck och visa mitt namn',
  hide: 'Dölj mitt namn',
  saving: 'Sparar...',
  shown: 'Sparat. De som kommer till samma träff ser ditt namn från och med nu.',
  hidden: 'Sparat. Ingen ser längre ditt namn bland gästerna.',
  newer: 'Du samtyckte till en tidigare version. Läs den nya, och samtyck eller dölj ditt namn.',
  coming: 'Vilka som kommer',
  you: 'Du',
  onlyOthers:
    '{others, plural, one {# person till kommer, som inte visar sitt namn.} other {# personer till kommer, som inte visar sina namn.}}',
  others: '{others, plural, one {Och # till, som inte visar sitt namn.} other {Och # till, som inte visar sina namn.}}',
  alone: 'Ingen annan har tackat ja ännu.',
  among: 'Bara de som kommer ser den här listan.',
  choose: 'Visa ditt namn',
  change: 'Ändra om ditt namn visas',
}
