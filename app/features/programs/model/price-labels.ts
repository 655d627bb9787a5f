import type { messages } from '~/i18n/messages/programs/en'
import type { Translator } from '~/i18n/translator'
import { currency, type Figure, lowest, rangeOf } from './figures'

export type Words = Translator<typeof messages>
export type Numbers = { number: (value: number) => string }

type Priced = { price: Figure; per?: 'halfDay' | 'day' }
export type PriceRow = { key: string; name: string; note?: string; cells?: string[]; price: string }

/** How figures are said in one language. A price never parts from its currency at the end of a line. */
export function priceLabels(t: Words, format: Numbers) {
  const figure = (value: Figure) =>
    typeof value === 'number'
      ? format.number(value)
      : t('range', { from: format.number(value.from), to: format.number(value.to) })
  const money = (value: Figure) => `${figure(value)}\u00a0${currency}`
  const price = ({ price, per }: Priced) => (per ? t(`per.${per}`, { amount: money(price) }) : money(price))
  return {
    t,
    figure,
    price,
    from: (priced: Record<string, Priced>) => t('from', { amount: money(lowest(priced)) }),
    hours: (value: Figure) => t('hours', { figure: figure(value) }),
    sites: (value: Figure) => t('sites', { count: rangeOf(value).to, figure: figure(value) }),
    /** A row for each of the levels, in the model's order. */
    rows: <Key extends string, Level extends Priced>(
      levels: Record<Key, Level>,
      say: (key: Key, level: Level) => Omit<PriceRow, 'key' | 'price'>,
    ): PriceRow[] => entriesOf(levels).map(([key, level]) => ({ key, price: price(level), ...say(key, level) })),
  }
}

export const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]
