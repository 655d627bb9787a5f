import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { eventResponses } from '~/db/schema/events'
import { eventHistory } from '~/db/schema/seats'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'

/** The row of history by which an answer came about. */
const madeAnswer = and(
  eq(eventHistory.eventId, eventResponses.eventId),
  eq(eventHistory.userId, eventResponses.userId),
  eq(eventHistory.at, eventResponses.updatedAt),
)

/** Whether an answer of `event_responses` is not the person's own: their seat was handed over, or handed to them. */
export const isHandedOver = sql<boolean>`exists (select from ${eventHistory} where ${and(madeAnswer, eq(eventHistory.reason, 'handed-over'))})`

/** A seat that was handed over, by either of the two, or one that the other of a pair claimed. */
const isWithColleague = or(
  eq(eventHistory.reason, 'handed-over'),
  and(eq(eventHistory.reason, 'claimed'), ne(eventHistory.byId, eventHistory.userId)),
)

/** Of these events, those where the person's answer came about with a colleague, with that colleague and how. */
export async function listSeatColleagues({ db }: Ctx, eventIds: string[], userId: string) {
  const other = alias(eventHistory, 'other')
  const rows =
    eventIds.length > 0
      ? await db
          .select({ eventId: eventHistory.eventId, reason: eventHistory.reason, name: users.name, email: users.email })
          .from(eventResponses)
          .innerJoin(eventHistory, and(madeAnswer, isWithColleague))
          .innerJoin(
            other,
            and(
              eq(other.eventId, eventHistory.eventId),
              eq(other.at, eventHistory.at),
              eq(other.reason, eventHistory.reason),
              eq(other.byId, eventHistory.byId),
              ne(other.userId, eventHistory.userId),
            ),
          )
          .innerJoin(users, eq(users.id, other.userId))
          .where(and(inArray(eventResponses.eventId, eventIds), eq(eventResponses.userId, userId)))
      : []
  return new Map(
    rows.map(({ eventId, reason, name, email }) => [
      eventId,
      { name: name || email, email, isClaim: reason === 'claimed' },
    ]),
  )
}
