import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { adminsWith, authorize } from '~/auth/permissions'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'

/** Only a colleague who may change engagements leads one, or looks after what it promises. */
const isManager = inArray(userAccessLevels.adminRole, [...adminsWith('engagement.manage')])

export async function mayOwn({ db }: Ctx, ownerId: string): Promise<boolean> {
  return (await db.$count(userAccessLevels, and(eq(userAccessLevels.userId, ownerId), isManager))) > 0
}

/** The colleagues who can lead an engagement, or look after a deliverable. */
export async function listOwners(ctx: Ctx) {
  authorize(ctx.actor, 'engagement.oversee')
  return ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(isManager)
    .orderBy(sql`lower(coalesce(nullif(${users.name}, ''), ${users.email}))`, asc(users.email))
}
