import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { deliverables } from '~/db/schema/deliverables'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'

type Counts = { pending: number; late: number }

/** How many deliverables of these engagements are pending, and how many are late. Without either an engagement is left out. */
export async function countDeliverables({ db, now }: Ctx, engagementIds: string[]): Promise<Map<string, Counts>> {
  if (engagementIds.length === 0) return new Map()
  const { engagementId, state, dueOn } = deliverables
  const isOpen = inArray(state, ['upcoming', 'pending'])
  const rows = await db
    .select({
      engagementId,
      pending: sql<number>`count(*) filter (where ${eq(state, 'pending')})::int`,
      late: sql<number>`count(*) filter (where ${lt(dueOn, officeDay(now))})::int`,
    })
    .from(deliverables)
    .where(and(inArray(engagementId, engagementIds), isOpen))
    .groupBy(engagementId)
  return new Map(rows.map(({ engagementId, ...counts }) => [engagementId, counts]))
}
