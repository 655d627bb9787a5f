import { and, desc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, can } from '~/auth/permissions'
import { insights } from '~/db/schema/insights'
import { sayIn } from '~/features/content/model'
import { isFor } from '~/features/events/queries.server'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { ListedInsight } from './model'

/** More than anyone looks through; the newest come first. */
const mostListed = 50

/** What this member may download, the newest first. */
export async function listInsights(ctx: Ctx): Promise<ListedInsight[]> {
  authorize(ctx.actor, 'insight.list')
  const rows = await ctx.db
    .select()
    .from(insights)
    .where(and(lte(insights.publishedAt, ctx.now), isFor(ctx.actor, insights)))
    .orderBy(desc(insights.publishedAt), desc(insights.id))
    .limit(mostListed)
  return rows.map(({ id, title, summary, fileName, size, publishedAt }) => ({
    id,
    title: sayIn(ctx.locale, title),
    summary: summary && sayIn(ctx.locale, summary),
    fileName,
    size,
    publishedAt: (publishedAt ?? ctx.now).toISOString(),
  }))
}

/** The file itself, behind the same gate as the list. What is hidden is told apart from what is not there by no one. */
export async function getInsightFile(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'insight.list')
  const isPublished = and(eq(insights.id, id), lte(insights.publishedAt, ctx.now))
  const [insight] = z.guid().safeParse(id).success ? await ctx.db.select().from(insights).where(isPublished) : []
  if (!insight || !can(ctx.actor, 'insight.read', insight)) throw new AppError('not-found', 'insights.unknown')
  const { fileKey, fileName, mediaType, size } = insight
  if (!(await ctx.files.has(fileKey))) throw new Error(`the file ${fileKey} of the insight ${id} is gone`)
  return { fileName, mediaType, size, stream: ctx.files.read(fileKey) }
}
