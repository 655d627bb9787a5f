import { and, eq, isNull, ne } from 'drizzle-orm'
import { hashOf, newToken } from '~/auth/tokens.server'
import { events } from '~/db/schema/events'
import { eventHistory, seatOffers } from '~/db/schema/seats'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { mailedEvent } from '~/features/event-planning/emails/mailed-event'
import { handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { seatMail } from './emails/seat-mail'
import { mailFor } from './model/mails'
import { settleEvent } from './sources/settle.server'
import { seatChanged, seatTimeEnded } from './sources/write.server'

/** Lets offers lapse and offers what is free to the next. The sweep of every minute does the same, should this be late. */
export const endSeatTime = handle(seatTimeEnded, async (ctx: Ctx, { eventId }) => settleEvent(ctx, eventId))

/** Mails the person of a row of history, in their language. */
export const mailSeatChange = handle(seatChanged, async (ctx: Ctx, { eventId, number }) => {
  await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ row: eventHistory, event: events, user: users })
      .from(eventHistory)
      .innerJoin(events, eq(events.id, eventHistory.eventId))
      .innerJoin(users, eq(users.id, eventHistory.userId))
      .where(and(eq(eventHistory.eventId, eventId), eq(eventHistory.number, number)))
    const mail = found && mailFor(found.row)
    if (!found || !mail) return
    const { row, event, user } = found
    const token = mail === 'offered' ? await addLink(ctx, row) : undefined
    // The offer has ended before its mail was written.
    if (mail === 'offered' && !token) return
    const details = {
      mail,
      event: mailedEvent(event, user.locale),
      colleague: await findColleagueName(ctx, row),
      until: (token && row.until) || undefined,
    }
    const content = await renderMail(ctx, user.locale, (tools) => seatMail(tools, user.locale, details), user.name)
    await queueMail(ctx, {
      key: `seat.${mail}:${eventId}:${number}`,
      template: `seat.${mail}`,
      locale: user.locale,
      to: { name: user.name, address: user.email },
      replyTo: ctx.brand.email,
      ...content,
      ...(token && { secret: token }),
    })
  })
})

export const seatJobs = [endSeatTime, mailSeatChange]

type HistoryRow = typeof eventHistory.$inferSelect

/** The token is created here, so that no job's payload has it. None for an offer that has a link or has ended. */
async function addLink({ db }: Ctx, { eventId, userId, at }: HistoryRow): Promise<string | undefined> {
  const token = newToken()
  const [offer] = await db
    .update(seatOffers)
    .set({ hash: hashOf(token) })
    .where(
      and(
        eq(seatOffers.eventId, eventId),
        eq(seatOffers.userId, userId ?? ''),
        eq(seatOffers.offeredAt, at),
        eq(seatOffers.state, 'open'),
        isNull(seatOffers.hash),
      ),
    )
    .returning({ id: seatOffers.id })
  return offer && token
}

/** The other one of the same change of a pair. */
async function findColleagueName({ db }: Ctx, { eventId, userId, pairId, reason, at, byId }: HistoryRow) {
  const isSame =
    pairId !== null ? eq(eventHistory.pairId, pairId) : and(eq(eventHistory.reason, reason), eq(eventHistory.at, at))
  if (pairId === null && (byId === null || byId === userId)) return undefined
  const [other] = await db
    .select({ name: users.name, email: users.email })
    .from(eventHistory)
    .innerJoin(users, eq(users.id, eventHistory.userId))
    .where(and(eq(eventHistory.eventId, eventId), isSame, ne(users.id, userId ?? '')))
    .limit(1)
  return other && (other.name || other.email)
}
