import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, can } from '~/auth/permissions'
import { insights } from '~/db/schema/insights'
import { resolveText } from '~/features/content/model'
import { isFor } from '~/features/events/queries.server'
import { AppError } from '~/lib/app-error'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import type { ListedInsight, ManagedInsight } from './model'
import type { InsightFilter } from './schema'

/** More than a member browses; older items are left out. */
const maxListed = 50

/** What this member may download, the newest first. */
export async function listInsights(ctx: Ctx): Promise<ListedInsight[]> {
  authorize(ctx.actor, 'insight.list')
  const rows = await ctx.db
    .select()
    .from(insights)
    .where(and(lte(insights.publishedAt, ctx.now), isFor(ctx.actor, insights)))
    .orderBy(desc(insights.publishedAt), desc(insights.id))
    .limit(maxListed)
  return rows.map(({ id, title, summary, fileName, size, publishedAt }) => ({
    id,
    title: resolveText(ctx.locale, title),
    summary: summary && resolveText(ctx.locale, summary),
    fileName,
    size,
    publishedAt: (publishedAt ?? ctx.now).toISOString(),
  }))
}

const managedColumns = {
  id: insights.id,
  title: insights.title,
  summary: insights.summary,
  fileName: insights.fileName,
  size: insights.size,
  roles: insights.roles,
  minLevel: insights.minLevel,
  publishedAt: insights.publishedAt,
  updatedAt: insights.updatedAt,
  version: insights.version,
}

/** All items including drafts, by default the last changed first. */
export async function listAllInsights(ctx: Ctx, { q, state, sort, page: requestedPage }: InsightFilter) {
  authorize(ctx.actor, 'content.list')
  const { title, fileName, publishedAt } = insights
  const searchedText = sql`concat_ws(' ', ${title} ->> 'en', ${title} ->> 'sv', ${title} ->> 'no', ${fileName})`
  const condition = and(
    state && (state === 'published' ? isNotNull(publishedAt) : isNull(publishedAt)),
    q ? sql`strpos(lower(${searchedText}), lower(${q})) > 0` : undefined,
  )
  const total = await ctx.db.$count(insights, condition)
  const { page, offset } = pageOf(total, requestedPage)
  const rows: ManagedInsight[] = await ctx.db
    .select(managedColumns)
    .from(insights)
    .where(condition)
    .orderBy(...(sort === 'title' ? [sql`lower(${title} ->> 'en')`] : [desc(insights.updatedAt)]), desc(insights.id))
    .limit(pageSize)
    .offset(offset)
  return { rows, total, page }
}

export async function getInsight(ctx: Ctx, id: string): Promise<ManagedInsight> {
  authorize(ctx.actor, 'content.list')
  const [insight] = isInsightId(id) ? await ctx.db.select(managedColumns).from(insights).where(eq(insights.id, id)) : []
  if (!insight) throw new AppError('not-found', 'insights.unknown')
  return insight
}

export const isInsightId = (id: string) => z.guid().safeParse(id).success

/** The file, under the same rule as the list. A hidden item answers like an unknown one, so ids can't be probed. */
export async function getInsightFile(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'insight.list')
  const isPublished = and(eq(insights.id, id), lte(insights.publishedAt, ctx.now))
  const [insight] = isInsightId(id) ? await ctx.db.select().from(insights).where(isPublished) : []
  if (!insight || !can(ctx.actor, 'insight.read', insight)) throw new AppError('not-found', 'insights.unknown')
  const { fileKey, fileName, mediaType, size } = insight
  if (!(await ctx.files.has(fileKey))) throw new Error(`the file ${fileKey} of the insight ${id} is gone`)
  return { fileName, mediaType, size, stream: ctx.files.read(fileKey) }
}
