import type { EngagementLine } from '~/db/schema/engagements'
import { type Range, rangeOf } from '~/features/programs/model/figures'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { mostOf } from '../model'
import { offerings } from './offerings'

/** What a price may be: fixed prices have equal bounds. One that is not on the list is agreed, and is not nothing. */
export function boundsOf(
  program: EngagementProgram,
  { kind, key }: Pick<EngagementLine, 'kind' | 'key'>,
): Range | null {
  const prices = kind === 'tier' ? offerings[program].tiers : offerings[program].addOns
  if (!Object.hasOwn(prices, key)) return null
  const figure = prices[key] ?? null
  return figure === null ? { from: 1, to: mostOf.price } : rangeOf(figure)
}

/** The price that a form begins with: a fixed one, or the lowest of a range; 0 for one that is not on the list. */
export function firstPrice(program: EngagementProgram, line: Pick<EngagementLine, 'kind' | 'key'>): number {
  const bounds = boundsOf(program, line)
  return !bounds || isByAgreement(program, line) ? 0 : bounds.from
}

const isByAgreement = (program: EngagementProgram, { kind, key }: Pick<EngagementLine, 'kind' | 'key'>) =>
  kind === 'tier' && offerings[program].tiers[key] === null

export const isTierOf = (program: EngagementProgram, tier: string) => Object.hasOwn(offerings[program].tiers, tier)

export const isAddOnOf = (program: EngagementProgram, key: string) => Object.hasOwn(offerings[program].addOns, key)

export const tiersOf = (program: EngagementProgram) => Object.keys(offerings[program].tiers)

export const totalOf = (lines: readonly EngagementLine[]) =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

/** The lines whose price is not one of today's list. */
export const linesOutside = (program: EngagementProgram, lines: readonly EngagementLine[]) =>
  lines.filter((line) => {
    const bounds = boundsOf(program, line)
    return !bounds || line.unitPrice < bounds.from || line.unitPrice > bounds.to
  })

/**
 * The same choices at today's prices: a price that is within its bounds stays what was agreed. Where the level is no longer on
 * the list, `tier` takes its place.
 */
export function repriced(program: EngagementProgram, lines: readonly EngagementLine[], tier: string): EngagementLine[] {
  const kept = lines.flatMap((line) => {
    const bounds = boundsOf(program, line)
    if (!bounds) return []
    const isInside = line.unitPrice >= bounds.from && line.unitPrice <= bounds.to
    return [isInside ? line : { ...line, unitPrice: firstPrice(program, line) }]
  })
  if (kept.some(({ kind }) => kind === 'tier')) return kept
  const replaced = { kind: 'tier' as const, key: tier }
  return [{ ...replaced, quantity: 1, unitPrice: firstPrice(program, replaced) }, ...kept]
}
