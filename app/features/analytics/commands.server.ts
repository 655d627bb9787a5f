import { sql } from 'drizzle-orm'
import { clicks } from '~/db/schema/clicks'
import type { Ctx } from '~/web/ctx.server'
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
