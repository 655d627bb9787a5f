import type { OpenedEngagement } from '../model'
import { offerings } from './offerings'

type Engagement = OpenedEngagement['engagement']

export const addOnsOf = ({ program }: Pick<Engagement, 'program'>) => Object.keys(offerings[program].addOns)

/** The texts of the fields of a draft. Each add-on of the program has a number and a price; without a number it is not part of it. */
export function fieldsOf(engagement: Engagement): Record<string, string> {
  const { tier, lines, validUntil, startsOn, ownerId, locale, terms } = engagement
  const price = lines.find(({ kind }) => kind === 'tier')?.unitPrice ?? 0
  const addOns = addOnsOf(engagement).flatMap((key) => {
    const line = lines.find((line) => line.kind === 'addOn' && line.key === key)
    return [
      [`quantity.${key}`, line ? String(line.quantity) : ''],
      [`price.${key}`, line ? String(line.unitPrice) : ''],
    ] as const
  })
  return {
    ...{ tier, price: String(price), validUntil, locale, terms },
    ...{ startsOn: startsOn ?? '', ownerId: ownerId ?? '' },
    ...Object.fromEntries(addOns),
  }
}
