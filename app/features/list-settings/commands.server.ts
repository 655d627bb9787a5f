import { and, eq, ne } from 'drizzle-orm'
import { savedViews, userPreferences } from '~/db/schema/workspace'
import { adminCommand } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import { maxViews } from './model'
import type { DensityInput, ViewInput } from './schema'

/** Saves a filter under a name; a view of the same list with this name is replaced. */
export const saveView = adminCommand('admin.enter', async (ctx, { page, name, query }: ViewInput) => {
  const { userId } = ctx.actor
  const others = and(eq(savedViews.userId, userId), eq(savedViews.page, page), ne(savedViews.name, name))
  if ((await ctx.db.$count(savedViews, others)) >= maxViews) throw new Refused('too-many-views')
  await ctx.db
    .insert(savedViews)
    .values({ userId, page, name, query, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [savedViews.userId, savedViews.page, savedViews.name], set: { query } })
})

/** Deletes one of the actor's own views; a second click finds nothing to delete. */
export const deleteView = adminCommand('admin.enter', async (ctx, { id }: { id: string }) => {
  await ctx.db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, ctx.actor.userId)))
})

export const setDensity = adminCommand('admin.enter', async (ctx, { density }: DensityInput) => {
  const isCompact = density === 'compact'
  await ctx.db
    .insert(userPreferences)
    .values({ userId: ctx.actor.userId, isCompact })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { isCompact } })
})
