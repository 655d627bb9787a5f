import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'
import { wallClock } from '~/lib/wall-clock'

export const eventViews = ['upcoming', 'past', 'cancelled', 'interested'] as const
export type EventView = (typeof eventViews)[number]

export const eventLengths = { title: 160, eventType: 60, location: 200, description: 4000 } as const

/** What the tab shows, as its address says it. */
export type EventFilter = { show: EventView; q: string; page: number }

/** What an admin decides about an event. */
export type EventPlan = {
  title: string
  description: string
  eventType: string
  eventDate: Date
  endsAt: Date | null
  timeZone: string
  location: string
  maxParticipants: number | null
  roles: MemberRole[]
  minLevel: AccessLevel
}

export type PlannedEvent = EventPlan & {
  id: string
  status: 'scheduled' | 'cancelled'
  /** The edition that was read: an edit of another one is stale. */
  sequence: number
  updatedAt: Date
}

/** When an event is, in English, by the clock of the place. */
export type Written = { date: string; time: string; zoneName: string }

export type ListedEvent = Pick<
  PlannedEvent,
  'id' | 'title' | 'eventType' | 'eventDate' | 'location' | 'maxParticipants' | 'roles' | 'minLevel'
> & { written: Written; attending: number; declined: number }

export type Interested = { id: string; name: string; email: string; role: MemberRole | null; since: Date }

/** Someone's answer. `isOutside`: the audience was narrowed since, and they no longer see the event. */
export type ListedAnswer = {
  id: string
  name: string
  email: string
  role: MemberRole | null
  level: AccessLevel | null
  response: 'attending' | 'not_attending'
  answeredAt: Date
  isOutside: boolean
}

/** Why a command on an event is refused. */
export const eventRefusals = ['stale', 'cancelled', 'past', 'begun', 'seats-taken', 'exists', 'gone'] as const
export type EventRefusal = (typeof eventRefusals)[number]

export type CreateForm = { data: undefined; reason: EventRefusal }
/** `mailed`: how many people hear of it. */
export type ChangeForm = { data: { mailed: number }; reason: EventRefusal }

/** Until it has ended it is ahead; without an end, until it begins. */
export const isAhead = ({ eventDate, endsAt }: Pick<EventPlan, 'eventDate' | 'endsAt'>, now: Date) =>
  (endsAt ?? eventDate) > now

/** What a guest would notice, and is therefore mailed about. */
const noticed = ['title', 'eventDate', 'endsAt', 'timeZone', 'location'] as const
export type Noticed = Pick<EventPlan, (typeof noticed)[number]>

const fields = [...noticed, 'description', 'eventType', 'maxParticipants', 'roles', 'minLevel'] as const

/** What the form has no more than minutes of: a time that reads the same there stays the very same moment. */
export function keepMoments(before: EventPlan, plan: EventPlan): EventPlan {
  const same = (was: Date | null, is: Date | null) =>
    was !== null &&
    is !== null &&
    before.timeZone === plan.timeZone &&
    wallClock(was, before.timeZone).slice(0, 16) === wallClock(is, plan.timeZone).slice(0, 16)
  return {
    ...plan,
    eventDate: same(before.eventDate, plan.eventDate) ? before.eventDate : plan.eventDate,
    endsAt: same(before.endsAt, plan.endsAt) ? before.endsAt : plan.endsAt,
  }
}

/** What differs, as the log keeps it. */
export function changesOf(before: EventPlan, after: EventPlan): Record<string, { from: unknown; to: unknown }> {
  const differing = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(differing.map((field) => [field, { from: before[field], to: after[field] }]))
}

export const isNoticed = (changes: Record<string, unknown>) => noticed.some((field) => field in changes)

export const eventsTab = '/admin/events'
export const eventPage = (id: string) => `${eventsTab}/${id}`

/** The tab's address. What is as by default is left out, so that one view has one address. */
export function eventsTabShowing({ show, q }: Partial<EventFilter>) {
  const query = new URLSearchParams()
  if (show && show !== 'upcoming') query.set('show', show)
  if (q) query.set('q', q)
  return query.size > 0 ? `${eventsTab}?${query}` : eventsTab
}

/** Zones offered first: where the circles meet. */
const nearZones = ['Europe/Stockholm', 'Europe/Oslo', 'Europe/Helsinki', 'Europe/Copenhagen']

/** A plan as the form has it: days and hours on the wall of the place. */
export type PlanFields = Record<'title' | 'description' | 'eventType' | 'location', string> &
  Record<'date' | 'time' | 'timeZone' | 'endDate' | 'endTime' | 'seats' | 'minLevel', string> & { roles: string[] }

export function fieldsOf(plan: EventPlan): PlanFields {
  const { title, description, eventType, location, timeZone, endsAt, maxParticipants, roles, minLevel } = plan
  const [date = '', time = ''] = wallClock(plan.eventDate, timeZone).split(' ')
  const [endDate = '', endTime = ''] = endsAt ? wallClock(endsAt, timeZone).split(' ') : []
  return {
    ...{ title, description, eventType, location, timeZone, roles, minLevel, date },
    time: time.slice(0, 5),
    // Empty means the same day, so that whoever moves the event moves its end with it.
    endDate: endDate === date ? '' : endDate,
    endTime: endTime.slice(0, 5),
    seats: maxParticipants === null ? '' : String(maxParticipants),
  }
}

/** What a copy begins with: everything but the day. */
export const copyOf = (fields: PlanFields): PlanFields => ({ ...fields, date: '', endDate: '' })

export const blankFields: PlanFields = {
  ...{
    title: '',
    description: '',
    eventType: '',
    location: '',
    date: '',
    time: '',
    endDate: '',
    endTime: '',
    seats: '',
  },
  timeZone: 'Europe/Stockholm',
  roles: ['supplier'],
  minLevel: 'entry',
}

/** Every zone there is, those nearby first. Only the server knows its list: a browser may have another. */
export const zonesWith = (own: string) => [
  ...new Set([...nearZones, ...Intl.supportedValuesOf('timeZone'), 'UTC', ...(own ? [own] : [])]),
]
