import { and, asc, eq, gte, isNull, not, or } from 'drizzle-orm'
import { decrypt } from '~/auth/encryption.server'
import { authorize, type Member } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { calendarFeeds } from '~/db/schema/calendar-feeds'
import { eventResponses, events } from '~/db/schema/events'
import { isRestricted } from '~/db/schema/personal-data'
import { userAccessLevels, users } from '~/db/schema/users'
import { isFor, isKnown, isSeenBy } from '~/features/events/queries.server'
import { AppError } from '~/lib/app-error'
import type { FeedScope } from '~/lib/feed-scopes'
import { maySignIn } from '~/lib/sign-in-policy'
import type { Ctx } from '~/web/ctx.server'
import { feedMonths, feedPath, type OwnFeed } from './model'

/** The purpose of the key that the token is encrypted with. */
export const feedPurpose = 'calendar feed'

/** The actor's calendar; null without one, and for an admin who views the pages as someone else. */
export async function getOwnFeed(ctx: Ctx): Promise<OwnFeed | null> {
  const { db, actor, keyedHash, publicUrl } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  if (ctx.isViewing) return null
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, actor.userId))
  if (!feed) return null
  const token = decrypt(keyedHash, feedPurpose, actor.userId, feed.token)
  return { address: token ? new URL(feedPath(token), publicUrl).href : null, scope: feed.scope }
}

/**
 * Whose calendar this is, with the rights that they have now. Who may not sign in any more, or whose data may only be stored,
 * has none: the answer is that of an unknown address.
 */
export async function getFeedReader({ db, signInPolicy, brand }: Ctx, token: string) {
  const [row] = await db
    .select({ user: users, access: userAccessLevels, scope: calendarFeeds.scope })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(and(eq(calendarFeeds.hash, hashOf(token)), not(isRestricted(users.email))))
  if (!row || !maySignIn(signInPolicy, brand.domain, row.user.email)) {
    throw new AppError('not-found', 'calendarFeeds.unknown')
  }
  const { user, access, scope } = row
  const { role, accessLevel: level, adminRole } = access
  const member: Member = { userId: user.id, email: user.email, role, level, adminRole }
  return { member, scope, locale: user.locale }
}

/**
 * The events of a calendar, each with the reader's answer: those attended and, if chosen, those that wait for an answer. What
 * someone has declined is left out. Admins see all events, but are invited to those of their role and level only.
 */
export async function listFeedEvents({ db, now }: Ctx, member: Member, scope: FeedScope) {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - feedMonths)
  const attended = and(eq(eventResponses.response, 'attending'), isSeenBy(member))
  const invited = and(isNull(eventResponses.response), isFor({ ...member, adminRole: null }, events))
  const isOwnAnswer = and(eq(eventResponses.eventId, events.id), eq(eventResponses.userId, member.userId))
  return db
    .select({ event: events, answeredAt: eventResponses.updatedAt })
    .from(events)
    .leftJoin(eventResponses, isOwnAnswer)
    .where(and(isKnown, gte(events.eventDate, since), scope === 'invited' ? or(attended, invited) : attended))
    .orderBy(asc(events.eventDate), asc(events.id))
}
