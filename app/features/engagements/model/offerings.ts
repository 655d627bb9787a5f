import { type Figure, programs } from '~/features/programs/model/figures'
import type { EngagementProgram } from '~/lib/engagement-programs'

type Priced = { price: Figure }

/** The levels and add-ons of a program. A range is agreed in the offer; null is a price that is not on the list. */
export type Offering = { tiers: Record<string, Figure | null>; addOns: Record<string, Figure> }

const pricesOf = (priced: Record<string, Priced>): Record<string, Figure> =>
  Object.fromEntries(Object.entries(priced).map(([key, { price }]) => [key, price]))

/** Keys with a prefix, because an embassy chooses among add-ons of two lists with the same keys. */
const prefixed = (prefix: string, prices: Record<string, Figure>) =>
  Object.fromEntries(Object.entries(prices).map(([key, price]) => [`${prefix}.${key}`, price]))

export const offerings: Record<EngagementProgram, Offering> = {
  visits: { tiers: pricesOf(programs.visits.tiers), addOns: pricesOf(programs.visits.addOns) },
  exchange: { tiers: pricesOf(programs.exchange.tiers), addOns: pricesOf(programs.exchange.addOns) },
  speedDial: { tiers: { line: null }, addOns: prefixed('day', pricesOf(programs.speedDial.dayRates)) },
  ambassadors: { tiers: pricesOf(programs.ambassadors.tiers), addOns: {} },
  embassy: {
    tiers: pricesOf(programs.embassy.packages),
    addOns: {
      ...prefixed('studyVisit', pricesOf(programs.studyVisits)),
      ...prefixed('support', pricesOf(programs.support)),
    },
  },
  upgrades: { tiers: pricesOf(programs.upgrades), addOns: {} },
  // Hospitals give their time and pay nothing.
  hospital: { tiers: { partner: 0 }, addOns: {} },
}
