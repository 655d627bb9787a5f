import { eq, sql } from 'drizzle-orm'
import { engagementRequests } from '~/db/schema/engagements'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import type { MadeOfRequest } from '../model'

/** The request of which an engagement was made; null for one that the team began. */
export async function findRequestOf({ db }: Ctx, engagementId: string): Promise<MadeOfRequest | null> {
  const [request] = await db
    .select({
      userId: users.id,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      message: engagementRequests.message,
      createdAt: engagementRequests.createdAt,
    })
    .from(engagementRequests)
    .innerJoin(users, eq(users.id, engagementRequests.userId))
    .where(eq(engagementRequests.engagementId, engagementId))
    .limit(1)
  return request ?? null
}
