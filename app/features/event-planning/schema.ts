import { z } from 'zod'
import { searchText } from '~/features/activity/queries.server'
import { accessLevels } from '~/lib/access-levels'
import { choice, line, optional, paragraph, wholeNumber } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { momentAt, timeZoneNamed } from '~/lib/wall-clock'
import { pageFrom } from '~/ui/pager'
import { type EventFilter, type EventPlan, eventLengths, eventViews } from './model'

/** What an address asks for; what makes no sense in it is as if it were not there. */
export const eventFilter = (query: URLSearchParams): EventFilter => ({
  show: eventViews.find((view) => view === query.get('show')) ?? 'upcoming',
  q: searchText(query, 'q'),
  page: pageFrom(query),
})

/** As `<input type="date">` sends it, and a day that the calendar has. */
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

/** Days and hours on the wall become moments; an hour that the clocks leave out is told where it was typed. */
function toPlan(typed: z.infer<typeof fields>, ctx: z.RefinementCtx): EventPlan {
  const { date, time, endDate, endTime, timeZone, seats, roles, ...texts } = typed
  const wrong = (path: string, message: string) => void ctx.addIssue({ code: 'custom', path: [path], message })
  const eventDate = momentAt(`${date} ${time}`, timeZone)
  if (!eventDate) wrong('time', 'gap')
  if (endDate && !endTime) wrong('endTime', 'required')
  const endsAt = endTime ? momentAt(`${endDate ?? date} ${endTime}`, timeZone) : null
  if (endsAt === undefined) wrong('endTime', 'gap')
  if (eventDate && endsAt && endsAt <= eventDate) wrong('endTime', 'endsEarly')
  return {
    ...texts,
    eventDate: eventDate ?? new Date(Number.NaN),
    endsAt: endsAt ?? null,
    timeZone,
    maxParticipants: seats ?? null,
    // Always in the same order, so that ticking them in another one is no change.
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
