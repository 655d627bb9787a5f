import { sql } from 'drizzle-orm'
import { clicks } from '~/db/schema/clicks'
import { pageViews } from '~/db/schema/page-views'
import type { Ctx } from '~/web/ctx.server'
import type { CountedView } from './model'
import type { ClickInput } from './schema'

export async function countClick(ctx: Ctx, click: ClickInput) {
  await ctx.db
    .insert(clicks)
    .values({ ...click, day: ctx.now.toISOString().slice(0, 10), count: 1 })
    .onConflictDoUpdate({
      target: [clicks.day, clicks.category, clicks.label],
      set: { count: sql`${clicks.count} + 1` },
    })
}

/** Adds the views that were counted to those of their days, all in one statement. */
export async function addPageViews({ db }: Pick<Ctx, 'db'>, views: CountedView[]) {
  if (views.length === 0) return
  await db
    .insert(pageViews)
    .values(views)
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path],
      set: { count: sql`${pageViews.count} + excluded.count` },
    })
}
