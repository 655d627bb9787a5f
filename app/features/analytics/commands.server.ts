import { sql } from 'drizzle-orm'
import { clicks } from '~/db/schema/clicks'
import { pageViews } from '~/db/schema/page-views'
import type { Ctx } from '~/web/ctx.server'
import type { DailyCount } from '~/web/daily-counts.server'

/** Adds click counts to the rows of their days, in one statement. A key is `category:label`. */
export async function addClicks({ db }: Pick<Ctx, 'db'>, counts: DailyCount[]) {
  if (counts.length === 0) return
  const rows = counts.map(({ day, key, count }) => {
    const [category = '', label = ''] = key.split(':')
    return { day, category, label, count }
  })
  await db
    .insert(clicks)
    .values(rows)
    .onConflictDoUpdate({
      target: [clicks.day, clicks.category, clicks.label],
      set: { count: sql`${clicks.count} + excluded.count` },
    })
}

/** Adds page view counts to the rows of their days, in one statement. A key is the path. */
export async function addPageViews({ db }: Pick<Ctx, 'db'>, counts: DailyCount[]) {
  if (counts.length === 0) return
  await db
    .insert(pageViews)
    .values(counts.map(({ day, key, count }) => ({ day, path: key, count })))
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path],
      set: { count: sql`${pageViews.count} + excluded.count` },
    })
}
