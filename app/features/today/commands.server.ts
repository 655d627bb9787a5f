import { and, eq, exists, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { userAccessLevels } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { adminCommand } from '~/features/admin/commands.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { digestDue } from './jobs.server'
import { digestDay, firstDigestIsTomorrow, officeHour } from './model/digest'
import type { DigestInput } from './schema'

/** Sets the hour of the admin's own digest, or switches it off. */
export const chooseDigestHour = adminCommand('admin.enter', async (ctx, { hour }: DigestInput) => {
  await setDigestHour(ctx, ctx.actor.userId, hour)
})

/** Gives a new admin the digest at the hour of the settings, if they have one; an hour of their own stays. */
export async function startDigest(ctx: Ctx, userId: string) {
  if (ctx.digestHour === undefined) return
  const { digestHour } = userPreferences
  const [own] = await ctx.db.select({ digestHour }).from(userPreferences).where(eq(userPreferences.userId, userId))
  if ((own?.digestHour ?? null) === null) await setDigestHour(ctx, userId, ctx.digestHour)
}

async function setDigestHour(ctx: Ctx, userId: string, hour: number | undefined) {
  const isPast = hour !== undefined && firstDigestIsTomorrow(hour, ctx.now)
  const choice = { digestHour: hour ?? null, ...(isPast ? { digestSentOn: digestDay(ctx.now) } : {}) }
  await ctx.db
    .insert(userPreferences)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: userPreferences.userId, set: choice })
}

/**
 * Enqueues the digests whose hour has come. Called every quarter of an hour by every process: the day is claimed in the
 * row, so that one of them enqueues it. After an outage the digest of this day is sent late, and those of other days not.
 */
export async function enqueueDigests(ctx: Ctx): Promise<number> {
  const day = digestDay(ctx.now)
  const isAdmin = ctx.db
    .select({ id: userAccessLevels.userId })
    .from(userAccessLevels)
    .where(and(eq(userAccessLevels.userId, userPreferences.userId), isNotNull(userAccessLevels.adminRole)))
  return inTransaction(ctx, async (ctx) => {
    const claimed = await ctx.db
      .update(userPreferences)
      .set({ digestSentOn: day })
      .where(
        and(
          lte(userPreferences.digestHour, officeHour(ctx.now)),
          or(isNull(userPreferences.digestSentOn), lt(userPreferences.digestSentOn, day)),
          exists(isAdmin),
        ),
      )
      .returning({ userId: userPreferences.userId })
    for (const { userId } of claimed) await ctx.jobs.enqueue(ctx.db, digestDue, { userId, day })
    return claimed.length
  })
}
