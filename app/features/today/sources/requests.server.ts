import { asc, eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { countryOf } from '~/features/access-requests/model'
import { requestPage } from '~/features/access-requests/model/review'
import { loadHolidays } from '~/lib/holidays.server'
import type { Ctx } from '~/web/ctx.server'
import { hourMs, writeMoment } from '../model/clock'
import { type Line, lineTime } from '../model/lines'
import { addOfficeTime, officeTimeBetween } from '../model/office-hours'

/** The promise of three business days, in hours of the office. */
export const decisionHours = 24

/** Pending requests, the oldest first: it is due first. */
export async function listRequestLines(ctx: Ctx, limit: number): Promise<Line[]> {
  authorize(ctx.actor, 'accessRequest.list')
  const { id, name, email, organization, role, locale, createdAt } = accessRequests
  const rows = await ctx.db
    .select({ id, name, email, organization, role, locale, createdAt })
    .from(accessRequests)
    .where(eq(accessRequests.status, 'pending'))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  const holidays = await loadHolidays()
  return rows.map((row): Line => {
    const isHoliday = holidays[countryOf(row)]
    const dueAt = addOfficeTime(row.createdAt, decisionHours * hourMs, isHoliday)
    const clock = {
      unit: 'office' as const,
      dueAt,
      msLeft: officeTimeBetween(ctx.now, dueAt, isHoliday),
      msWhole: decisionHours * hourMs,
    }
    return {
      kind: 'request',
      id: row.id,
      name: row.name,
      who: row.name,
      from: row.organization,
      what: `Access as ${row.role}`,
      about: `Received ${writeMoment(row.createdAt, ctx.now)}`,
      lang: null,
      // A promise that ended outside office hours is over from then on, though no office time has passed yet.
      time: lineTime(
        dueAt < ctx.now ? { ...clock, msLeft: Math.min(clock.msLeft, -1) } : clock,
        `decide by ${writeMoment(dueAt, ctx.now)}`,
      ),
      page: requestPage(row.id),
      action: 'Decide',
      form: null,
    }
  })
}
