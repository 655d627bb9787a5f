import { and, asc, count, desc, eq, gte, lt, not } from 'drizzle-orm'
import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { hospitalHours } from '~/db/schema/deliverables'
import { events } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { presentGuests } from '~/features/check-in/sources/present.server'
import { AppError } from '~/lib/app-error'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import { type AttendedEvent, currentYear, type HospitalHours, type HoursEntry, sumHours } from './model'

/** Of the hospital that the actor belongs to; null without one, and while there is nothing to count. */
export async function getOwnHospitalHours(ctx: Ctx): Promise<HospitalHours | null> {
  authorize(ctx.actor, 'event.list')
  const [own] = await ctx.db
    .select({ id: organisations.id })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, ctx.actor.userId), eq(organisations.kind, 'hospital')))
  const hours = own && (await readHours(ctx, own.id))
  return hours && hours.hours > 0 ? hours : null
}

/** For admins; null for what is no hospital. */
export async function getHospitalHours(
  ctx: Ctx,
  { id, kind }: Pick<typeof organisations.$inferSelect, 'id' | 'kind'>,
): Promise<HospitalHours | null> {
  authorize(ctx.actor, 'organisation.see')
  return kind === 'hospital' ? readHours(ctx, id) : null
}

async function readHours({ db, now }: Ctx, organisationId: string): Promise<HospitalHours> {
  const year = currentYear(now)
  const present = presentGuests(db)
  const attended: AttendedEvent[] = await db
    .select({ eventDate: events.eventDate, endsAt: events.endsAt, timeZone: events.timeZone, guests: count() })
    .from(present)
    .innerJoin(organisationMembers, eq(organisationMembers.userId, present.userId))
    .innerJoin(events, eq(events.id, present.eventId))
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        eq(events.status, 'scheduled'),
        // A day more at both ends: the rule knows the year at the place of each event.
        gte(events.eventDate, new Date(Date.UTC(year - 1, 11, 30))),
        lt(events.eventDate, new Date(Date.UTC(year + 1, 0, 3))),
        not(isRestrictedUser(present.userId)),
      ),
    )
    .groupBy(events.id)
  return sumHours(attended, await readEntries({ db }, organisationId, year), year, now)
}

/** What was entered for a year, the newest day first. */
const readEntries = ({ db }: Pick<Ctx, 'db'>, organisationId: string, year: number): Promise<HoursEntry[]> => {
  const { id, activity, hours, givenOn, note, enteredBy, createdAt } = hospitalHours
  return db
    .select({ id, activity, hours, givenOn, note, enteredBy })
    .from(hospitalHours)
    .where(
      and(
        eq(hospitalHours.organisationId, organisationId),
        gte(givenOn, `${year}-01-01`),
        lt(givenOn, `${year + 1}-01-01`),
      ),
    )
    .orderBy(desc(givenOn), desc(createdAt), asc(id))
}

/** For the admin's page of a hospital's hours. `newId` makes a form that is sent twice enter them once. */
export async function getHoursPage(ctx: Ctx, organisationId: string) {
  authorize(ctx.actor, 'organisation.see')
  const { id, name, kind } = organisations
  const [organisation] = z.guid().safeParse(organisationId).success
    ? await ctx.db.select({ id, name, kind }).from(organisations).where(eq(id, organisationId))
    : []
  if (!organisation) throw new AppError('not-found', 'organisations.unknown')
  const hours = await getHospitalHours(ctx, organisation)
  if (!hours) throw new AppError('not-found', 'hospitalHours.noHospital')
  const entries = await readEntries(ctx, organisation.id, hours.year)
  return { organisation, hours, entries, today: officeDay(ctx.now), newId: crypto.randomUUID() }
}
