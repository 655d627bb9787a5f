import { z } from 'zod'
import { searchText } from '~/features/activity/queries.server'
import { matchFields, tickedRows } from '~/features/admin/schema'
import { accessLevels } from '~/lib/access-levels'
import { asRowIds, choice, line, optional, paragraph, wholeNumber } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { momentAt, timeZoneNamed } from '~/lib/wall-clock'
import { pageFrom } from '~/ui/pager'
import { type EventFilter, type EventPlan, eventLengths, eventViews } from './model'

/** Reads the tab's query parameters; an invalid value becomes the default. */
export const eventFilter = (query: URLSearchParams): EventFilter => ({
  show: eventViews.find((view) => view === query.get('show')) ?? 'upcoming',
  q: searchText(query, 'q'),
  page: pageFrom(query),
})

/** A value of `<input type="date">` that is a day of the calendar. */
const day = line(10).refine(
  (value) => /^20\d\d-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true,
  { error: 'day' },
)
/** Some browsers send seconds too. */
const time = line(8)
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, { error: 'time' })
  .transform((value) => value.slice(0, 5))
const zone = line(64).transform((name, ctx) => {
  const found = timeZoneNamed(name)
  if (!found) ctx.addIssue({ code: 'custom', message: 'zone' })
  return found ?? ''
})
const seats = line(10)
  .regex(/^[1-9]\d{0,5}$/, { error: 'seats' })
  .transform(Number)

const fields = z.object({
  title: line(eventLengths.title),
  description: optional(paragraph(eventLengths.description)).transform((text) => text ?? ''),
  eventType: line(eventLengths.eventType),
  date: day,
  time,
  timeZone: zone,
  endDate: optional(day),
  endTime: optional(time),
  location: line(eventLengths.location),
  seats: optional(seats),
  roles: z.array(choice(memberRoles)).min(1, { error: 'nobody' }),
  minLevel: choice(accessLevels),
})

/** Converts dates and times of the event's zone; a time that a change of clocks leaves out is an error at its field. */
function toPlan(typed: z.infer<typeof fields>, ctx: z.RefinementCtx): EventPlan {
  const { date, time, endDate, endTime, timeZone, seats, roles, ...texts } = typed
  const report = (path: string, message: string) => void ctx.addIssue({ code: 'custom', path: [path], message })
  const eventDate = momentAt(`${date} ${time}`, timeZone)
  if (!eventDate) report('time', 'gap')
  if (endDate && !endTime) report('endTime', 'required')
  const endsAt = endTime ? momentAt(`${endDate ?? date} ${endTime}`, timeZone) : null
  if (endsAt === undefined) report('endTime', 'gap')
  if (eventDate && endsAt && endsAt <= eventDate) report('endTime', 'endsEarly')
  return {
    ...texts,
    eventDate: eventDate ?? new Date(Number.NaN),
    endsAt: endsAt ?? null,
    timeZone,
    maxParticipants: seats ?? null,
    // In a fixed order, so that another order in the form is no change.
    roles: memberRoles.filter((role) => roles.includes(role)),
  }
}

export const createInput = fields
  .extend({ id: z.guid(), copyOf: optional(z.guid()) })
  .transform(({ id, copyOf, ...typed }, ctx) => ({ id, copyOf, plan: toPlan(typed, ctx) }))
export const changeInput = fields
  .extend({ sequence: wholeNumber })
  .transform(({ sequence, ...typed }, ctx) => ({ sequence, plan: toPlan(typed, ctx) }))
export const cancelInput = z.object({ sequence: wholeNumber })

export type CreateInput = z.infer<typeof createInput>
export type ChangeInput = z.infer<typeof changeInput>
export type CancelInput = z.infer<typeof cancelInput>

/** The ticked events, or all that match the list's query. */
export const cancelSelectedInput = z
  .object({ id: z.preprocess(asRowIds, tickedRows), ...matchFields })
  .refine(({ id, match }) => id.length > 0 || match, { path: ['id'], error: 'required' })
