import { and, eq, min, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '~/db/db.server'
import { checkIns } from '~/db/schema/check-ins'
import { events } from '~/db/schema/events'

/** `overAt` of the model in SQL: an event without an end is over when its day is. */
export const overAt = sql`coalesce(${events.endsAt}, (date_trunc('day', ${events.eventDate} at time zone ${events.timeZone}) + interval '1 day') at time zone ${events.timeZone})`

/** Taps from before an event was moved to another day do not count. Check-in opens less than a day before the start. */
export const isOfThisDate = sql`${checkIns.tappedAt} >= ${events.eventDate} - interval '24 hours'`

/**
 * Who is or was at which event: the latest tap of each person says so. They arrived at the first tap that was not taken back, as
 * two devices may check in the same guest. To join with other tables.
 */
export function presentGuests(db: Db) {
  const undo = alias(checkIns, 'undo')
  const isUndone = db
    .select({ id: undo.id })
    .from(undo)
    .where(
      and(
        eq(undo.eventId, checkIns.eventId),
        eq(undo.userId, checkIns.userId),
        eq(undo.isPresent, false),
        sql`(${undo.tappedAt}, ${undo.id}) > (${checkIns.tappedAt}, ${checkIns.id})`,
      ),
    )
  return db
    .select({
      eventId: checkIns.eventId,
      userId: checkIns.userId,
      arrivedAt: min(checkIns.tappedAt).as('arrived_at'),
    })
    .from(checkIns)
    .innerJoin(events, eq(events.id, checkIns.eventId))
    .where(and(eq(checkIns.isPresent, true), isOfThisDate, notExists(isUndone)))
    .groupBy(checkIns.eventId, checkIns.userId)
    .as('present')
}
