import { and, eq, gt, lte } from 'drizzle-orm'
import { events } from '~/db/schema/events'
import { adminCommand } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import { rowId } from '~/lib/input'
import type { Ctx } from '~/web/ctx.server'
import { remindersDue } from './jobs.server'
import { firstReminderBefore, isReminderDue, isReminderOn, reminderKinds } from './model'
import type { RemindersInput } from './schema'

/** Which reminders those who attend are sent. Not a new version of the event: calendars have nothing to replace. */
export const changeReminders = adminCommand(
  'event.manage',
  async (ctx, { eventId, week, day }: RemindersInput & { eventId: string }) => {
    const id = rowId.parse(eventId)
    const [event] = await ctx.db.select().from(events).where(eq(events.id, id)).for('update')
    if (!event) throw new Refused('gone')
    if (event.remindsWeekBefore === week && event.remindsDayBefore === day) return
    await ctx.db.update(events).set({ remindsWeekBefore: week, remindsDayBefore: day }).where(eq(events.id, id))
    await ctx.record({ action: 'event.reminders-changed', id, name: event.title, details: { week, day } })
  },
)

/** Enqueues the reminders that are due. Runs every quarter of an hour, in every process: the job finds whom to mail. */
export async function enqueueReminders(ctx: Ctx): Promise<number> {
  const coming = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.status, 'scheduled'),
        gt(events.eventDate, ctx.now),
        lte(events.eventDate, firstReminderBefore(ctx.now)),
      ),
    )
  let enqueued = 0
  for (const event of coming) {
    for (const kind of reminderKinds) {
      if (!isReminderOn(event, kind) || !isReminderDue(event.eventDate, kind, ctx.now)) continue
      await ctx.jobs.enqueue(ctx.db, remindersDue, { eventId: event.id, kind })
      enqueued += 1
    }
  }
  return enqueued
}
