import { priceRevision } from '~/features/programs/model/figures'
import type { EngagementLine, OpenedEngagement } from '../model'
import { isOver } from './clock'
import { linesOutside } from './prices'

export type DraftProblem =
  | { kind: 'prices-changed' }
  | { kind: 'day-past' }
  | { kind: 'price-outside'; line: EngagementLine }

/** What keeps a draft from being offered, as the command will refuse it. */
export function problemsOf(engagement: OpenedEngagement['engagement'], now: Date): DraftProblem[] {
  const { program, lines, validUntil } = engagement
  return [
    ...(engagement.priceRevision === priceRevision ? [] : [{ kind: 'prices-changed' as const }]),
    ...(isOver(validUntil, now) ? [{ kind: 'day-past' as const }] : []),
    ...linesOutside(program, lines).map((line) => ({ kind: 'price-outside' as const, line })),
  ]
}
