import { type Acceptance, type Deliverable, waitsForAcceptance } from '../model'

const dayMs = 24 * 60 * 60 * 1000

/** Calendar days between two days; below zero when `day` is past. */
export const daysUntil = (day: string, today: string) => (Date.parse(day) - Date.parse(today)) / dayMs

type Accepted = { acceptedAt: Date | null; acceptedByName: string | null }

export const acceptanceOf = ({ acceptedAt, acceptedByName }: Accepted): Acceptance | null =>
  acceptedAt && { name: acceptedByName ?? '', at: acceptedAt }

/** As many as stand beside each other on one line. */
export const itemsInLine = 7

/** Of a longer list the items of one line: the first that is not over, with the one before it, and what follows. */
export function nearest(inOrder: readonly Deliverable[]): readonly Deliverable[] {
  const last = Math.max(0, inOrder.length - itemsInLine)
  const open = inOrder.findIndex((item) => item.state !== 'complete' || waitsForAcceptance(item))
  const first = open === -1 ? last : Math.min(Math.max(0, open - 1), last)
  return inOrder.slice(first, first + itemsInLine)
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
