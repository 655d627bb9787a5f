import { and, asc, count, desc, eq, gt, not } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize, can } from '~/auth/permissions'
import { eventFeedback } from '~/db/schema/event-feedback'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import { batchSize, getEvent, inBatches } from '~/features/event-planning/queries.server'
import { eventAddress, eventsViewAddress, eventText, writtenTime } from '~/features/events/model'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import {
  type Feedback,
  type FeedbackNote,
  type FeedbackOverview,
  type FeedbackPage,
  type ListedFeedback,
  ratings,
  sharedSummary,
  summaryOf,
} from './model'
import { closesAt, feedbackState } from './model/window'
import { findGuestEvent, isFromGuest } from './sources/guest-event.server'

/** The questions and what this guest has said. Not found for everyone who was no guest or did not come. */
export async function getFeedbackPage(ctx: Ctx, eventId: string): Promise<FeedbackPage> {
  const { actor, locale, now } = ctx
  authorize(actor, 'event.list')
  const found = await findGuestEvent(ctx, actor, eventId)
  if (!found) throw new AppError('not-found', 'events.unknown')
  const { event, own, response } = found
  const { title } = eventText(event, locale)
  return {
    event: { id: event.id, title: title.text, titleLang: title.lang, date: writtenTime(event, locale).date },
    // Someone who was checked in without an answer may be outside of the audience.
    back: can(actor, 'event.see', { ...event, takesPart: response === 'attending' })
      ? eventAddress(event.id)
      : eventsViewAddress('past'),
    state: feedbackState(event, now),
    until: writtenTime({ ...event, eventDate: closesAt(event), endsAt: null }, locale).date,
    own: own && toFeedback(own),
  }
}

const toFeedback = ({ rating, bestPart, nextTopic }: Feedback): Feedback => ({ rating, bestPart, nextTopic })

/** For the page of an event: null before it is over, and for everyone who was no guest. Never names or texts of others. */
export async function getFeedbackNote(ctx: Ctx, eventId: string): Promise<FeedbackNote | null> {
  const { actor, now } = ctx
  authorize(actor, 'event.list')
  const found = await findGuestEvent(ctx, actor, eventId)
  const state = found && feedbackState(found.event, now)
  if (!found || !state || state === 'early') return null
  const shared = sharedSummary(summaryOf(await countRatings(ctx, found.event.id)))
  return { state, hasOwn: found.own !== null, shared }
}

/** What someone said who did not come, or who has restricted the use of their data, is only stored. */
const isUsed = ({ db }: Ctx, eventId: string) =>
  and(eq(eventFeedback.eventId, eventId), not(isRestrictedUser(eventFeedback.userId)), isFromGuest(db, eventId))

async function countRatings(ctx: Ctx, eventId: string) {
  const rows = await ctx.db
    .select({ rating: eventFeedback.rating, answers: count() })
    .from(eventFeedback)
    .where(isUsed(ctx, eventId))
    .groupBy(eventFeedback.rating)
  return ratings.map((rating) => rows.find((row) => row.rating === rating)?.answers ?? 0)
}

/** More than an event has guests who answer; the file has all. */
const maxListed = 200

const selectFeedback = ({ db }: Ctx) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      rating: eventFeedback.rating,
      bestPart: eventFeedback.bestPart,
      nextTopic: eventFeedback.nextTopic,
      createdAt: eventFeedback.createdAt,
      updatedAt: eventFeedback.updatedAt,
    })
    .from(eventFeedback)
    .innerJoin(users, eq(users.id, eventFeedback.userId))

/** For the admin's page of an event: who said what, the latest first. */
export async function getFeedbackOverview(ctx: Ctx, eventId: string): Promise<FeedbackOverview> {
  authorize(ctx.actor, 'event.oversee')
  const distribution = await countRatings(ctx, eventId)
  const answers = await selectFeedback(ctx)
    .where(isUsed(ctx, eventId))
    .orderBy(desc(eventFeedback.updatedAt), asc(users.email))
    .limit(maxListed)
  return { distribution, summary: summaryOf(distribution), answers }
}

/** All of it by address, in batches. Throws for an unknown event before the response begins. */
export async function exportFeedback(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'event.export')
  const { event } = await getEvent(ctx, id)
  requireFreshProof(ctx)
  const batches = inBatches(
    ({ email }: ListedFeedback) => email,
    (after) =>
      selectFeedback(ctx)
        .where(and(isUsed(ctx, event.id), after === undefined ? undefined : gt(users.email, after)))
        .orderBy(asc(users.email))
        .limit(batchSize),
  )
  return { event, batches }
}
