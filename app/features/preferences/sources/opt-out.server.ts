import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { rowId } from '~/lib/input'
import type { Ctx } from '~/web/ctx.server'

/**
 * The token of the link that ends announcements: the account's id with its keyed hash. Nobody can make one for another
 * account, nothing is stored for it, and it works for as long as the account exists, as the link of an old mail should.
 */
export const optOutToken = ({ keyedHash }: Pick<Ctx, 'keyedHash'>, userId: string) =>
  `${userId}.${keyedHash('announcement-opt-out', userId)}`

/** Whose link it is, and whether they still want announcements; undefined for a link that is not valid. */
export async function findByOptOutToken(ctx: Pick<Ctx, 'db' | 'keyedHash'>, token: string) {
  const userId = rowId.parse(token.split('.')[0] ?? '')
  const expected = Buffer.from(optOutToken(ctx, userId))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [user] = await ctx.db
    .select({ id: users.id, wantsAnnouncements: userPreferences.wantsAnnouncements })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
  return user && { userId: user.id, wantsAnnouncements: user.wantsAnnouncements ?? true }
}

export async function storeWantsAnnouncements({ db }: Pick<Ctx, 'db'>, userId: string, wantsAnnouncements: boolean) {
  await db
    .insert(userPreferences)
    .values({ userId, wantsAnnouncements })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { wantsAnnouncements } })
}
