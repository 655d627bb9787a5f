import type { AgendaLine, EventTranslation } from '~/db/schema/events'
import type { Came } from '~/features/check-in/model'
import { type FormValues, formValues } from '~/features/drafts/model'
import { isEventType } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'
import { wallClock } from '~/lib/wall-clock'
import { type TextField, type TranslationFields, textLengths, translationFieldsOf, writeAgenda } from './model/texts'

export const eventViews = ['upcoming', 'drafts', 'past', 'cancelled', 'interested'] as const
export type EventView = (typeof eventViews)[number]

export const eventLengths = { ...textLengths, eventType: 60, location: 200, hostName: 120 } as const

/** The tab's filter, from the query parameters. */
export type EventFilter = { show: EventView; q: string; page: number }

/** A draft is seen by admins only, until it is published. */
type EventStatus = 'draft' | 'scheduled' | 'cancelled'

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
  /** Without a role no member is invited: visitors see it as a circle session, or only admins do. */
  roles: MemberRole[]
  minLevel: AccessLevel
  isPublic: boolean
  isNext: boolean
  hook: string
  city: string
  venue: string
  agenda: AgendaLine[]
  hostId: string | null
  hostName: string
  language: Locale
  textLanguage: Locale
  translations: Partial<Record<Locale, EventTranslation>>
}

export type PlannedEvent = EventPlan & {
  id: string
  status: EventStatus
  /** Increased by every change. An edit of an earlier sequence is stale. */
  sequence: number
  updatedAt: Date
}

/** An admin who may host an event. */
export type Host = { id: string; name: string }

/** Date and time of an event in English, in the event's time zone. */
export type Written = { date: string; time: string; zoneName: string }

export type ListedEvent = Pick<
  PlannedEvent,
  'id' | 'title' | 'eventType' | 'eventDate' | 'timeZone' | 'location' | 'maxParticipants' | 'roles' | 'minLevel'
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
  came: Came
}

/** Why a command on an event is refused. */
export const eventRefusals = [
  'stale',
  'cancelled',
  'past',
  'begun',
  'type',
  'host',
  'exists',
  'gone',
  'draft',
  'published',
] as const
export type EventRefusal = (typeof eventRefusals)[number]

export type CreateForm = { data: undefined; reason: EventRefusal }
/** Publishing or deleting a draft. */
export type DraftForm = { data: undefined; reason: EventRefusal }
/** `mailed`: how many people are mailed. */
export type ChangeForm = { data: { mailed: number }; reason: EventRefusal }

/** Whether it has not ended yet or, without an end, not begun. */
export const isAhead = ({ eventDate, endsAt }: Pick<EventPlan, 'eventDate' | 'endsAt'>, now: Date) =>
  (endsAt ?? eventDate) > now

/** Fields whose changes are mailed to guests. */
const noticedFields = ['title', 'eventDate', 'endsAt', 'timeZone', 'location'] as const
type Dated = Pick<EventPlan, 'eventDate' | 'timeZone'>

const fields = [
  ...noticedFields,
  ...(['description', 'eventType', 'maxParticipants', 'roles', 'minLevel', 'isPublic', 'isNext', 'hook'] as const),
  ...(['city', 'venue', 'agenda', 'hostId', 'hostName', 'language', 'textLanguage', 'translations'] as const),
]

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

/** The database keeps the keys of an object in an order of its own. */
const inKeyOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
const canonical = (value: unknown) => JSON.stringify(value, inKeyOrder)

/** The fields that differ, as the audit log stores them. */
export function changesOf(before: EventPlan, after: EventPlan): Record<string, { from: unknown; to: unknown }> {
  const differing = fields.filter((field) => canonical(before[field]) !== canonical(after[field]))
  return Object.fromEntries(differing.map((field) => [field, { from: before[field], to: after[field] }]))
}

const dayOf = ({ eventDate, timeZone }: Dated) => wallClock(eventDate, timeZone).slice(0, 10)

/** Whether it moves to another day at its place: then those who could not come are told too. */
export const isOnAnotherDay = (before: Dated, after: Dated) => dayOf(before) !== dayOf(after)

export const isNoticed = (changes: Record<string, unknown>) => noticedFields.some((field) => field in changes)

export const eventsTab = '/admin/events'
/** A form for an event that is shown on /circles. */
export const newSessionPage = `${eventsTab}/new?circle=1`
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

const ticked = 'on'

/** A plan as the form's values: dates and times in the event's zone. */
export type PlanFields = Record<TextField | 'eventType' | 'location' | 'seats' | 'minLevel', string> &
  Record<'date' | 'time' | 'timeZone' | 'endDate' | 'endTime', string> &
  Record<'hostId' | 'hostName' | 'language' | 'textLanguage' | 'isPublic' | 'isNext', string> &
  TranslationFields & { roles: string[] }

/** As the form would send them. */
export const toFormValues = ({ roles, ...texts }: PlanFields): FormValues => ({ ...formValues(texts), roles })

export function fieldsOf(plan: EventPlan): PlanFields {
  const { title, description, hook, city, venue, eventType, location, timeZone, endsAt, maxParticipants } = plan
  const { roles, minLevel, hostName, language, textLanguage } = plan
  const [date = '', time = ''] = wallClock(plan.eventDate, timeZone).split(' ')
  const [endDate = '', endTime = ''] = endsAt ? wallClock(endsAt, timeZone).split(' ') : []
  return {
    ...{ title, description, hook, city, venue, eventType, location, timeZone, roles, minLevel, date },
    ...{ hostName, language, textLanguage },
    ...translationFieldsOf(plan.translations),
    time: time.slice(0, 5),
    // Empty means the same day, so that a change of the date moves the end too.
    endDate: endDate === date ? '' : endDate,
    endTime: endTime.slice(0, 5),
    seats: maxParticipants === null ? '' : String(maxParticipants),
    agenda: writeAgenda(plan.agenda),
    hostId: plan.hostId ?? '',
    isPublic: plan.isPublic ? ticked : '',
    isNext: plan.isNext ? ticked : '',
  }
}

/** The initial values of a copy: everything but the dates, what is shown to visitors, and a type that is no longer one. */
export const copyOf = (fields: PlanFields): PlanFields => ({
  ...fields,
  ...{ date: '', endDate: '', isPublic: '', isNext: '' },
  eventType: isEventType(fields.eventType) ? fields.eventType : '',
})

export const blankFields: PlanFields = {
  ...{ title: '', description: '', hook: '', agenda: '', city: '', venue: '', eventType: '', location: '' },
  ...{ date: '', time: '', endDate: '', endTime: '', seats: '', hostId: '', hostName: '', isPublic: '', isNext: '' },
  ...translationFieldsOf({}),
  ...{ language: 'en', textLanguage: 'en' },
  timeZone: 'Europe/Stockholm',
  roles: ['supplier'],
  minLevel: 'entry',
}

/** The initial values of a circle session: visitors see it, and no member is invited until a role is chosen. */
export const sessionFields: PlanFields = { ...blankFields, eventType: 'Strategic Circle', isPublic: ticked, roles: [] }

/** Every time zone, Nordic ones first, and the event's. For the server only: a browser may have another list. */
export const zonesWith = (eventZone: string) => [
  ...new Set([...nearZones, ...Intl.supportedValuesOf('timeZone'), 'UTC', ...(eventZone ? [eventZone] : [])]),
]
