import type { messages } from '~/i18n/messages/programs/en'
import type { Translator } from '~/i18n/translator'
import { currency, type Figure, lowest, rangeOf } from './figures'

export type ProgramsTranslator = Translator<typeof messages>
export type NumberFormatter = { number: (value: number) => string }

type Priced = { price: Figure; per?: 'halfDay' | 'day' }
export type PriceRow = { key: string; name: string; note?: string; cells?: string[]; price: string }

/** Formats figures in one language. A no-break space keeps a price and its currency on one line. */
export function priceLabels(t: ProgramsTranslator, format: NumberFormatter) {
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
      describeRow: (key: Key, level: Level) => Omit<PriceRow, 'key' | 'price'>,
    ): PriceRow[] =>
      entriesOf(levels).map(([key, level]) => ({ key, price: price(level), ...describeRow(key, level) })),
  }
}

export const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]
