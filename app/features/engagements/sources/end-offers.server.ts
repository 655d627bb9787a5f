import { and, eq, lt, lte } from 'drizzle-orm'
import { engagements } from '~/db/schema/engagements'
import { mailExists } from '~/email/mails.server'
import { holidays } from '~/lib/holidays'
import { addDays, officeDay } from '~/lib/office-hours'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { isOver, reminderDay } from '../model/clock'
import { changeState, lockEngagement } from './change-state.server'
import { offerEndsSoon } from './job-kinds.server'
import { endsSoonKey } from './mail-changes.server'

/** In one run; the next one continues. */
const maxBatch = 200

/**
 * Expires the offers whose last day is over. Called at start and every quarter of an hour by every process: the lock decides
 * which one writes it, so that after a downtime too each offer expires once.
 */
export async function expireOffers(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(eq(engagements.state, 'offered'), lt(engagements.validUntil, officeDay(ctx.now))))
    .limit(maxBatch)
  let expired = 0
  for (const { id } of due) {
    await inTransaction(ctx, async (ctx) => {
      const row = await lockEngagement(ctx, id)
      // Somebody has decided it, or another process has expired it.
      if (row?.state !== 'offered' || !isOver(row.validUntil, ctx.now)) return
      await changeState(ctx, row, { state: 'expired', decidedAt: ctx.now })
      expired += 1
    })
  }
  return expired
}

/** More days than three business days take, with all holidays between. */
const mostDaysBefore = 14

/** Enqueues the reminders of offers that end soon. The mail's key has the last day, so that its owner gets one for each. */
export async function remindOfOffers(ctx: Ctx): Promise<number> {
  const today = officeDay(ctx.now)
  const ending = await ctx.db
    .select({ id: engagements.id, validUntil: engagements.validUntil })
    .from(engagements)
    .where(and(eq(engagements.state, 'offered'), lte(engagements.validUntil, addDays(today, mostDaysBefore))))
  let enqueued = 0
  for (const { id, validUntil } of ending) {
    const isDue = today <= validUntil && today >= reminderDay(validUntil, holidays.SE)
    if (!isDue || (await mailExists(ctx.db, endsSoonKey(id, validUntil)))) continue
    await ctx.jobs.enqueue(ctx.db, offerEndsSoon, { engagementId: id, validUntil })
    enqueued += 1
  }
  return enqueued
}
