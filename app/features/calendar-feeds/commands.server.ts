import { and, eq, ne } from 'drizzle-orm'
import { encrypt } from '~/auth/encryption.server'
import { authorize } from '~/auth/permissions'
import { hashOf, newToken } from '~/auth/tokens.server'
import { calendarFeeds } from '~/db/schema/calendar-feeds'
import { recordSecurityEvent, recordSecurityEvents } from '~/features/security-events/commands.server'
import type { FeedScope } from '~/lib/feed-scopes'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { feedPurpose } from './queries.server'

/** Makes the actor's calendar address. One that exists stays: a second click must not break what was just subscribed to. */
export async function makeFeed(ctx: Ctx, { scope }: { scope: FeedScope }) {
  authorize(ctx.actor, 'account.change', ctx.actor?.userId ?? '')
  const { userId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    const [made] = await ctx.db
      .insert(calendarFeeds)
      .values({ userId, scope, ...newAddress(ctx, userId) })
      .onConflictDoNothing()
      .returning()
    if (made) await recordSecurityEvent(ctx, { kind: 'calendar-feed.made', userId })
  })
}

/** Replaces the address; the earlier one is unknown from the next request on. */
export async function renewFeed(ctx: Ctx) {
  authorize(ctx.actor, 'account.change', ctx.actor?.userId ?? '')
  const { userId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    const [renewed] = await ctx.db
      .update(calendarFeeds)
      .set(newAddress(ctx, userId))
      .where(eq(calendarFeeds.userId, userId))
      .returning()
    if (!renewed) return
    await recordSecurityEvents(ctx, [
      { kind: 'calendar-feed.revoked', userId },
      { kind: 'calendar-feed.made', userId },
    ])
  })
}

export async function changeFeedScope({ db, actor }: Ctx, { scope }: { scope: FeedScope }) {
  authorize(actor, 'account.change', actor?.userId ?? '')
  const isOther = and(eq(calendarFeeds.userId, actor.userId), ne(calendarFeeds.scope, scope))
  await db.update(calendarFeeds).set({ scope }).where(isOther)
}

/** The address is unknown from the next request on. */
export async function revokeFeed(ctx: Ctx) {
  authorize(ctx.actor, 'account.change', ctx.actor?.userId ?? '')
  await revokeFeedOf(ctx, ctx.actor.userId)
}

/** For a caller who has verified that this may be done to the account. */
export async function revokeFeedOf(ctx: Ctx, userId: string) {
  await inTransaction(ctx, async (ctx) => {
    const [revoked] = await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning()
    if (revoked) await recordSecurityEvent(ctx, { kind: 'calendar-feed.revoked', userId })
  })
}

function newAddress({ keyedHash, now }: Ctx, userId: string) {
  const token = newToken()
  return { hash: hashOf(token), token: encrypt(keyedHash, feedPurpose, userId, token), createdAt: now }
}
