import type { FormResult } from '~/web/forms/form-result'

/** The most rows that one bulk command changes, so that its transaction stays short. */
export const maxBulk = 500

/** Why a bulk command on all rows that match a filter is refused. */
export const bulkRefusals = ['list-changed', 'too-many'] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

/** What a bulk command did. Rows that it could not change are skipped, and the others are changed. */
export type BulkResult = { changed: number; skipped: number }
export type BulkForm = { data: BulkResult; reason: BulkRefusal }

export const bulkRefusalLabels: Record<BulkRefusal, string> = {
  'list-changed': 'More rows match now than when you chose them. Nothing was changed: look at the new ones first.',
  'too-many': `More than ${maxBulk} rows match. Nothing was changed: narrow the list first.`,
}

/** Why a form failed as a whole, for the pages of admins, which are in English only. */
export function failureLabel(result: FormResult): string {
  const failure = result.state === 'failed' ? result.failure : 'failed'
  if (failure === 'offline') return 'No connection. What you typed is kept.'
  if (failure === 'tooMany') return 'Too many tries. Please try again in a few minutes.'
  return 'Something went wrong. Please try again.'
}

/** The row to open after this one has left the list: the next that `waits`, or else the last one before it. */
export function nextToOpen<Row>(rows: readonly Row[], current: number, waits: (row: Row) => boolean): Row | undefined {
  return rows.slice(current + 1).find(waits) ?? rows.slice(0, Math.max(0, current)).findLast(waits)
}

type Urgency = 'calm' | 'near' | 'over'

/** How urgent a promise is, by the share of its time that is left. */
export function urgencyOfShare(share: number): Urgency {
  if (share < 0) return 'over'
  return share <= 1 / 3 ? 'near' : 'calm'
}
