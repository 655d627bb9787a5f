import { and, count, eq, gte, lt, not } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { events } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { presentGuests } from '~/features/check-in/sources/present.server'
import type { Ctx } from '~/web/ctx.server'
import { type AttendedEvent, currentYear, type HospitalHours, sumHours } from './model'

/** Of the hospital that the actor belongs to; null without one, and while there is nothing to count. */
export async function getOwnHospitalHours(ctx: Ctx): Promise<HospitalHours | null> {
  authorize(ctx.actor, 'event.list')
  const [own] = await ctx.db
    .select({ id: organisations.id })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, ctx.actor.userId), eq(organisations.kind, 'hospital')))
  const hours = own && (await readHours(ctx, own.id))
  return hours && hours.events > 0 ? hours : null
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
  return sumHours(attended, year, now)
}
