import { type FormValues, formValues } from '~/features/drafts/model'
import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'
import { wallClock } from '~/lib/wall-clock'

export const eventViews = ['upcoming', 'past', 'cancelled', 'interested'] as const
export type EventView = (typeof eventViews)[number]

export const eventLengths = { title: 160, eventType: 60, location: 200, description: 4000 } as const

/** The tab's filter, from the query parameters. */
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
  /** Increased by every change. An edit of an earlier sequence is stale. */
  sequence: number
  updatedAt: Date
}

/** Date and time of an event in English, in the event's time zone. */
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
/** `mailed`: how many people are mailed. */
export type ChangeForm = { data: { mailed: number }; reason: EventRefusal }

/** Whether it has not ended yet or, without an end, not begun. */
export const isAhead = ({ eventDate, endsAt }: Pick<EventPlan, 'eventDate' | 'endsAt'>, now: Date) =>
  (endsAt ?? eventDate) > now

/** Fields whose changes are mailed to guests. */
const noticedFields = ['title', 'eventDate', 'endsAt', 'timeZone', 'location'] as const
export type Noticed = Pick<EventPlan, (typeof noticedFields)[number]>

const fields = [...noticedFields, 'description', 'eventType', 'maxParticipants', 'roles', 'minLevel'] as const

/** Keeps the exact stored time where the form shows the same minute: the form has no seconds. */
export function keepMoments(before: EventPlan, plan: EventPlan): EventPlan {
  const isSameMinute = (was: Date | null, is: Date | null) =>
    was !== null &&
    is !== null &&
    before.timeZone === plan.timeZone &&
    wallClock(was, before.timeZone).slice(0, 16) === wallClock(is, plan.timeZone).slice(0, 16)
  return {
    ...plan,
    eventDate: isSameMinute(before.eventDate, plan.eventDate) ? before.eventDate : plan.eventDate,
    endsAt: isSameMinute(before.endsAt, plan.endsAt) ? before.endsAt : plan.endsAt,
  }
}

/** The fields that differ, as the audit log stores them. */
export function changesOf(before: EventPlan, after: EventPlan): Record<string, { from: unknown; to: unknown }> {
  const differing = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(differing.map((field) => [field, { from: before[field], to: after[field] }]))
}

export const isNoticed = (changes: Record<string, unknown>) => noticedFields.some((field) => field in changes)

export const eventsTab = '/admin/events'
export const eventPage = (id: string) => `${eventsTab}/${id}`

/** The tab's address. Defaults are left out, so that a view has one address. */
export function eventsTabShowing({ show, q }: Partial<EventFilter>) {
  const query = new URLSearchParams()
  if (show && show !== 'upcoming') query.set('show', show)
  if (q) query.set('q', q)
  return query.size > 0 ? `${eventsTab}?${query}` : eventsTab
}

/** Zones that are listed first. */
const nearZones = ['Europe/Stockholm', 'Europe/Oslo', 'Europe/Helsinki', 'Europe/Copenhagen']

/** A plan as the form's values: dates and times in the event's zone. */
export type PlanFields = Record<'title' | 'description' | 'eventType' | 'location', string> &
  Record<'date' | 'time' | 'timeZone' | 'endDate' | 'endTime' | 'seats' | 'minLevel', string> & { roles: string[] }

/** As the form would send them. */
export const toFormValues = ({ roles, ...texts }: PlanFields): FormValues => ({ ...formValues(texts), roles })

export function fieldsOf(plan: EventPlan): PlanFields {
  const { title, description, eventType, location, timeZone, endsAt, maxParticipants, roles, minLevel } = plan
  const [date = '', time = ''] = wallClock(plan.eventDate, timeZone).split(' ')
  const [endDate = '', endTime = ''] = endsAt ? wallClock(endsAt, timeZone).split(' ') : []
  return {
    ...{ title, description, eventType, location, timeZone, roles, minLevel, date },
    time: time.slice(0, 5),
    // Empty means the same day, so that a change of the date moves the end too.
    endDate: endDate === date ? '' : endDate,
    endTime: endTime.slice(0, 5),
    seats: maxParticipants === null ? '' : String(maxParticipants),
  }
}

/** The initial values of a copy: everything but the dates. */
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

/** Every time zone, Nordic ones first, and the event's. For the server only: a browser may have another list. */
export const zonesWith = (eventZone: string) => [
  ...new Set([...nearZones, ...Intl.supportedValuesOf('timeZone'), 'UTC', ...(eventZone ? [eventZone] : [])]),
]
