import { and, asc, eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { savedViews, userPreferences } from '~/db/schema/workspace'
import type { Ctx } from '~/web/ctx.server'
import type { ListPage, ListSettings } from './model'

/** The current admin's own settings; nobody else sees them. */
export async function getListSettings(ctx: Ctx, page: ListPage): Promise<ListSettings> {
  const { actor } = ctx
  authorize(actor, 'admin.enter')
  const views = await ctx.db
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.userId, actor.userId), eq(savedViews.page, page)))
    .orderBy(asc(savedViews.name))
  const [preferences] = await ctx.db
    .select({ isCompact: userPreferences.isCompact })
    .from(userPreferences)
    .where(eq(userPreferences.userId, actor.userId))
  return { page, isCompact: preferences?.isCompact ?? false, views }
}
