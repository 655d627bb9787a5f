import { asc, eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { decisionClock } from '~/features/access-requests/model/promise'
import { requestPage } from '~/features/access-requests/model/review'
import { writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { type Line, lineTime } from '../model/lines'

/** Pending requests, the oldest first: it is due first. */
export async function listRequestLines(ctx: Ctx, limit: number): Promise<Line[]> {
  authorize(ctx.actor, 'accessRequest.list')
  const { id, name, email, organization, role, locale, createdAt, delayToldAt } = accessRequests
  const rows = await ctx.db
    .select({ id, name, email, organization, role, locale, createdAt, delayToldAt })
    .from(accessRequests)
    .where(eq(accessRequests.status, 'pending'))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  return rows.map((row): Line => {
    const clock = decisionClock(row, ctx.now)
    return {
      kind: 'request',
      id: row.id,
      name: row.name,
      who: row.name,
      from: row.organization,
      what: `Access as ${row.role}`,
      about: `Received ${writeMoment(row.createdAt, ctx.now)}${row.delayToldAt ? ', told that it takes longer' : ''}`,
      lang: null,
      time: lineTime(clock, `decide by ${writeMoment(clock.dueAt, ctx.now)}`),
      page: requestPage(row.id),
      action: 'Decide',
      form: null,
    }
  })
}
