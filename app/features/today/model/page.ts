import type { Line, LineGroup, LineKind } from './lines'
import type { KeptPromises } from './promises'
import type { Week } from './week'

export type TodayView = 'time' | 'kind'

/** What the page shows, with every time in words. A part that could not be loaded is null. */
export type Today = {
  view: TodayView
  /** `Monday 16 November, 16:00` */
  date: string
  groups: { key: LineGroup | LineKind; lines: Line[] }[]
  counts: Record<LineGroup, number>
  /** `isCut`: there are more than `count`. */
  kinds: { kind: LineKind; count: number | null; isCut: boolean }[]
  nextPromise: string | null
  week: Week | null
  /** Those that the admin may see. */
  promises: { decisions?: KeptPromises | null; answers?: KeptPromises | null }
}

/** The choice in an address; by time if it is missing or invalid. */
export const todayView = (query: URLSearchParams): TodayView => (query.get('by') === 'kind' ? 'kind' : 'time')
