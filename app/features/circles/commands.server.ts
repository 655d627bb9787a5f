import { and, eq, gt, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { columnsOf } from '~/db/columns.server'
import { circleRequests } from '~/db/schema/circle-requests'
import { events } from '~/db/schema/events'
import { recordConsent, recordWithdrawal } from '~/features/consents/commands.server'
import { getMessages } from '~/i18n/load-messages'
import { circlesPageMessages } from '~/i18n/messages/circles-page'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { circleRequestReceived } from './jobs.server'
import { consentVersion } from './model'
import type { CircleRequestInput } from './schema'

/** Stores the request with the text of the consent and has both mails sent. An identical one, while the first is new, adds nothing. */
export async function submitCircleRequest(ctx: Ctx, { consent: _consent, ...sent }: CircleRequestInput) {
  // The wording of the form, in its language.
  const { consent } = (await getMessages(circlesPageMessages, ctx.locale)).form
  await inTransaction(ctx, async (ctx) => {
    const input = { ...sent, eventId: await findOpenSession(ctx, sent.eventId) }
    // The unique index decides, so two that arrive at once leave one row and one pair of mails.
    const [row] = await ctx.db
      .insert(circleRequests)
      .values({
        ...columnsOf(circleRequests, input),
        consentText: consent,
        consentVersion,
        consentedAt: ctx.now,
        locale: ctx.locale,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: circleRequests.id })
    if (!row) return
    await ctx.jobs.enqueue(ctx.db, circleRequestReceived, { requestId: row.id })
    const { email } = input
    const words = { words: consent, version: consentVersion, locale: ctx.locale, way: 'form', isMailed: false } as const
    await recordConsent(ctx, { person: { email }, purpose: 'circle', isGiven: true, ...words })
  })
}

/** The session, if visitors can still ask for a seat at it. The page may be older than a cancellation. */
async function findOpenSession({ db, now }: Ctx, id: string | undefined) {
  if (!id) return null
  const isOpen = and(eq(events.isPublic, true), eq(events.status, 'scheduled'), gt(events.eventDate, now))
  const [found] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, id), isOpen))
  return found?.id ?? null
}

/** Deletes the actor's requests and our answers to them, as /privacy promises; the receipts of the consent stay. */
export async function withdrawCircleConsent(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await inTransaction(ctx, async (ctx) => {
    const person = { email: actor.email }
    await ctx.db.delete(circleRequests).where(eq(sql`lower(${circleRequests.email})`, actor.email))
    await recordWithdrawal(ctx, { person, purpose: 'circle', way: 'account', isMailed: true })
  })
}
