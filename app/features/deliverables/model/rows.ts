import { type Acceptance, type Deliverable, waitsForAcceptance } from '../model'

const dayMs = 24 * 60 * 60 * 1000

/** Calendar days between two days; below zero when `day` is past. */
export const daysUntil = (day: string, today: string) => (Date.parse(day) - Date.parse(today)) / dayMs

type Accepted = { acceptedAt: Date | null; acceptedByName: string | null }

export const acceptanceOf = ({ acceptedAt, acceptedByName }: Accepted): Acceptance | null =>
  acceptedAt && { name: acceptedByName ?? '', at: acceptedAt }

/** As many as stand beside each other on one line. */
const itemsInLine = 7

/** First what waits for acceptance, then what is pending, what is upcoming, and what is over, the latest first. */
function rankOf(item: Deliverable, index: number) {
  if (waitsForAcceptance(item)) return [0, index] as const
  if (item.state === 'pending') return [1, index] as const
  return item.state === 'upcoming' ? ([2, index] as const) : ([3, -index] as const)
}

/** The items for one line, in their order: the first seven by rank, and all that wait for acceptance. */
export function mostUrgent(inOrder: readonly Deliverable[]): readonly Deliverable[] {
  const count = Math.max(itemsInLine, inOrder.filter(waitsForAcceptance).length)
  const ranked = inOrder.map((item, index) => ({ item, rank: rankOf(item, index) }))
  const chosen = ranked.toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]).slice(0, count)
  const shown = new Set(chosen.map(({ item }) => item))
  return inOrder.filter((item) => shown.has(item))
}

type Dated = { dueOn: string; daysLeft: number }

/** The day that it is, by a due date and how far it is away. */
export const todayOf = ({ dueOn, daysLeft }: Dated) =>
  new Date(Date.parse(dueOn) - daysLeft * dayMs).toISOString().slice(0, 10)

/** After which item of the line today is, and how far it is on the way to the next one in percent; null before and after all. */
export function todayAfter(inOrder: readonly Pick<Dated, 'daysLeft'>[]): { index: number; share: number } | null {
  const index = inOrder.findLastIndex(({ daysLeft }) => daysLeft < 0)
  const [before, after] = [inOrder[index], inOrder[index + 1]]
  if (!before || !after) return null
  return { index, share: Math.round((-before.daysLeft / (after.daysLeft - before.daysLeft)) * 100) }
}
