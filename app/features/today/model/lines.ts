import { addDays, officeDay, officeMoment } from '~/lib/office-hours'
import { type Clock, shareOf, type Tone, toneOf, writeLeft, writeShortLeft } from '~/lib/promise-clock'

export const lineKinds = [
  'request',
  'inbox',
  'thread',
  'mail',
  'event',
  'offer',
  'deliverable',
  'draft',
  'invitation',
  'proposal',
] as const
export type LineKind = (typeof lineKinds)[number]

/** The time of a line in words, and as the hairline that drains. */
export type LineTime = {
  tone: Tone
  /** What is left, or by how much it is over. */
  left: string
  /** By when. */
  by: string
  /** One figure, for a narrow window. */
  short: string
  /** Percent of the hairline; null without a promise. */
  share: number | null
  /** In UTC; null without an end. */
  dueAt: string | null
}

/** A form that the line's button sends; without one, the button is a link to `page`. */
type LineForm = 'try-now' | 'retry' | 'resend'

/** Something that waits for an admin. */
export type Line = {
  kind: LineKind
  id: string
  /** A name in any language, for the digest; empty when nobody gave one. */
  name: string
  who: string
  /** Below `who`: organisation, address or the like. */
  from: string
  what: string
  /** Below `what`. */
  about: string
  /** The language of `what`, where a person wrote it. */
  lang: string | null
  time: LineTime
  page: string
  action: string
  form: LineForm | null
}

/** The lines of one kind. `isCut`: there are more, which its list has. */
export type Section = { kind: LineKind; lines: Line[]; isCut: boolean }

/** A section whose query failed has no lines. */
export type LoadedSection = Section | { kind: LineKind; lines: null }

export const lineTime = (clock: Clock, by: string): LineTime => ({
  tone: toneOf(clock),
  left: writeLeft(clock),
  by,
  short: writeShortLeft(clock),
  share: shareOf(clock),
  dueAt: clock.dueAt.toISOString(),
})

export const lineGroups = ['over', 'soon', 'later'] as const
export type LineGroup = (typeof lineGroups)[number]

/** Tomorrow at six, on the office's clock. */
export const tomorrowEvening = (now: Date) => officeMoment(addDays(officeDay(now), 1), '18:00')

/** Those that end before `evening` are due soon. */
export function groupOf({ time }: Pick<Line, 'time'>, evening: Date): LineGroup {
  if (time.tone === 'over') return 'over'
  return time.dueAt !== null && new Date(time.dueAt) <= evening ? 'soon' : 'later'
}

/** What ends first comes first; what has no end comes last, in the order in which it was found. */
export const byDue = (one: Line, other: Line) => {
  const [first, second] = [one.time.dueAt, other.time.dueAt]
  if (first === second) return 0
  if (first === null) return 1
  return second === null || first < second ? -1 : 1
}

export function groupByTime(lines: readonly Line[], now: Date): Record<LineGroup, Line[]> {
  const groups: Record<LineGroup, Line[]> = { over: [], soon: [], later: [] }
  const evening = tomorrowEvening(now)
  for (const line of [...lines].sort(byDue)) groups[groupOf(line, evening)].push(line)
  return groups
}

/** Kinds whose end is something we have promised to a person. */
const promised: readonly LineKind[] = ['request', 'inbox', 'thread', 'offer', 'deliverable']

/** When the next promise ends that is not over yet. */
export function nextPromise(lines: readonly Line[], now: Date): Date | null {
  const ends = lines
    .filter(({ kind }) => promised.includes(kind))
    .flatMap(({ time }) => (time.dueAt ? [new Date(time.dueAt)] : []))
    .filter((end) => end > now)
  return ends.length > 0 ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null
}

export const todayPage = '/admin/today'

/** The list that has all lines of a kind, filtered to them. */
export const listPages: Record<LineKind, string> = {
  request: '/admin/requests?status=pending&sort=due',
  inbox: '/admin/inbox?sort=due',
  thread: '/admin/dialogue?state=waiting',
  mail: '/admin/mail?state=failed',
  event: '/admin/events',
  offer: '/admin/engagements?sort=due',
  deliverable: '/admin/engagements?state=running&sort=due',
  draft: '/admin/content',
  invitation: '/admin/invitations?state=expiring',
  proposal: '/admin/invitations/proposals',
}
