import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { notifyContentChanged } from '~/db/notifications.server'
import { eventMaterials } from '~/db/schema/event-materials'
import { eventResponses, events } from '~/db/schema/events'
import { userAccessLevels } from '~/db/schema/users'
import { type AdminCtx, adminCommand, changeEach, chosenRows } from '~/features/admin/commands.server'
import type { ChosenInput } from '~/features/admin/schema'
import { isEventType } from '~/features/events/model'
import { eventId } from '~/features/events/schema'
import { endPlaces, settleSeats } from '~/features/seats/sources/settle.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { eventCancelled, eventChanged, isToldAs, toJson } from './jobs.server'
import { changesOf, type EventPlan, type EventRefusal, isAhead, isNoticed, isOnAnotherDay, keepMoments } from './model'
import { listUpcomingIds } from './queries.server'
import { type CancelInput, type ChangeInput, type CreateInput, eventFilter } from './schema'

const refused = (reason: EventRefusal) => new Refused(reason)

/** Creates a draft, or publishes it at once. The id comes from the form's page, so that a form sent twice creates one event. */
export const createEvent = adminCommand('event.manage', async (ctx, { id, copyOf, plan, status }: CreateInput) => {
  if (plan.eventDate <= ctx.now) throw refused('past')
  await refuseUnknown(ctx, plan)
  const [created] = await ctx.db
    .insert(events)
    .values({ id, ...plan, status, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: events.id })
  if (created) {
    if (plan.isPublic) await notifyContentChanged(ctx.db)
    const details = copyOf ? { copyOf } : {}
    await ctx.record({ action: 'event.created', id, name: plan.title, details })
    if (status === 'scheduled') await ctx.record({ action: 'event.published', id, name: plan.title })
    return
  }
  // After the back button the same form may hold another event, or be sent to publish it: refuse it rather than ignore it.
  const stored = await lockEvent(ctx, id)
  const isPublishedNow = stored.status === 'draft' && status === 'scheduled'
  if (isPublishedNow || Object.keys(changesOf(stored, plan)).length > 0) throw refused('exists')
})

type EventRef = { id: string }

/**
 * Mails those who attend when a field that guests notice has changed, and those who could not come when the day has;
 * returns how many are mailed.
 */
export const changeEvent = adminCommand('event.manage', async (ctx, input: ChangeInput & EventRef) => {
  const { id, sequence } = input
  const before = await lockEvent(ctx, id)
  const plan = keepMoments(before, input.plan)
  const changes = changesOf(before, plan)
  // A second click finds no difference.
  if (before.status !== 'cancelled' && Object.keys(changes).length === 0) return { mailed: 0 }
  if (before.status === 'cancelled') throw refused('cancelled')
  if (before.sequence !== sequence) throw refused('stale')
  if ('eventDate' in changes && plan.eventDate <= ctx.now) throw refused('past')
  await refuseUnknown(ctx, plan, before)
  const attending = await countAttending(ctx, id)
  const event = await updateEvent(ctx, id, plan)
  if (before.isPublic || event.isPublic) await notifyContentChanged(ctx.db)
  const isMailed = isNoticed(changes) && (isAhead(before, ctx.now) || isAhead(plan, ctx.now))
  const declined = isOnAnotherDay(before, plan) ? await countAnswers(ctx, id, 'not_attending') : 0
  const mailed = isMailed ? attending + declined : 0
  await ctx.record({ action: 'event.changed', id, name: event.title, details: { ...changes, mailed } })
  if (mailed > 0) await ctx.jobs.enqueue(ctx.db, eventChanged, { event: toJson(event), before: toJson(before) })
  // Fewer seats than guests take no seat away: nothing is offered until there is room again.
  await settleSeats(ctx, event, before)
  return { mailed }
})

/** From now on the members of its audience see it. Nobody is mailed: that is what an announcement does. */
export const publishEvent = adminCommand('event.manage', async (ctx, { id, sequence }: CancelInput & EventRef) => {
  const before = await lockEvent(ctx, id)
  if (before.status === 'cancelled') throw refused('cancelled')
  if (before.status !== 'draft') throw refused('published')
  if (before.sequence !== sequence) throw refused('stale')
  if (before.eventDate <= ctx.now) throw refused('past')
  const event = await updateEvent(ctx, id, { status: 'scheduled' })
  await ctx.record({ action: 'event.published', id, name: event.title })
})

/** Deletes a draft, which no member has seen. */
export const deleteDraft = adminCommand('event.manage', async (ctx, { id, sequence }: CancelInput & EventRef) => {
  const before = await lockEvent(ctx, id)
  if (before.status === 'cancelled') throw refused('cancelled')
  if (before.status !== 'draft') throw refused('published')
  if (before.sequence !== sequence) throw refused('stale')
  const materials = await ctx.db.delete(eventMaterials).where(eq(eventMaterials.eventId, id)).returning()
  // A job deletes an uploaded file after the commit.
  for (const { fileKey: key } of materials) if (key) await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key })
  await ctx.db.delete(events).where(eq(events.id, id))
  await ctx.record({ action: 'event.deleted', id, name: before.title })
})

/** A cancelled event stays in the list, and in its guests' calendars as cancelled. Returns how many are mailed. */
export const cancelEvent = adminCommand('event.manage', (ctx, { id, sequence }: CancelInput & EventRef) =>
  cancel(ctx, id, sequence),
)

/** Cancels the chosen events; those that have begun or are cancelled are skipped. */
export const cancelEvents = adminCommand('event.manage', async (ctx, { id, ...matched }: ChosenInput) => {
  const ids = await chosenRows(id, matched, (query) => listUpcomingIds(ctx, eventFilter(query)))
  return changeEach(ids.toSorted(), (id) => cancel(ctx, id))
})

async function cancel(ctx: AdminCtx, id: string, sequence?: number) {
  const before = await lockEvent(ctx, id)
  if (before.status === 'cancelled') throw refused('cancelled')
  if (before.status === 'draft') throw refused('draft')
  if (sequence !== undefined && before.sequence !== sequence) throw refused('stale')
  if (before.eventDate <= ctx.now) throw refused('begun')
  const mailed = await countAttending(ctx, id)
  const event = await updateEvent(ctx, id, { status: 'cancelled' })
  if (event.isPublic) await notifyContentChanged(ctx.db)
  await ctx.record({ action: 'event.cancelled', id, name: event.title, details: { mailed } })
  if (mailed > 0) await ctx.jobs.enqueue(ctx.db, eventCancelled, { event: toJson(event) })
  await endPlaces(ctx, event, ctx.actor.userId)
  return { mailed }
}

/** A type that is not on the list and a host who is no admin (any more) are refused, unless the event has them already. */
async function refuseUnknown({ db }: Ctx, { eventType, hostId }: EventPlan, before?: EventPlan) {
  if (!isEventType(eventType) && eventType !== before?.eventType) throw refused('type')
  if (!hostId || hostId === before?.hostId) return
  const isAdmin = and(eq(userAccessLevels.userId, hostId), isNotNull(userAccessLevels.adminRole))
  if ((await db.$count(userAccessLevels, isAdmin)) === 0) throw refused('host')
}

/** Locks the row until the transaction ends, so that concurrent edits and answers see each other's changes. */
async function lockEvent(ctx: Ctx, id: string) {
  const [event] = eventId.safeParse(id).success
    ? await ctx.db.select().from(events).where(eq(events.id, id)).for('update')
    : []
  if (!event) throw refused('gone')
  return event
}

/** Increases the sequence: calendars replace an entry by one with a higher SEQUENCE. */
async function updateEvent(ctx: Ctx, id: string, change: Partial<typeof events.$inferInsert>) {
  const [event] = await ctx.db
    .update(events)
    .set({ ...change, sequence: sql`${events.sequence} + 1`, updatedAt: ctx.now })
    .where(eq(events.id, id))
    .returning()
  if (!event) throw refused('gone')
  return event
}

type Response = (typeof eventResponses.$inferSelect)['response']

const countAnswers = ({ db }: Ctx, id: string, response: Response) =>
  db.$count(eventResponses, and(eq(eventResponses.eventId, id), isToldAs(response)))

const countAttending = (ctx: Ctx, id: string) => countAnswers(ctx, id, 'attending')
