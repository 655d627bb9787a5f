import { and, desc, eq, isNotNull, isNull, like, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, can, type Member } from '~/auth/permissions'
import { insights } from '~/db/schema/insights'
import { libraryText } from '~/db/schema/searched-text'
import { resolveText } from '~/features/content/model'
import { isFor } from '~/features/events/queries.server'
import { leastPartLength, queryOf } from '~/features/search/model'
import type { Locale } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type DatedInsight,
  insightsInCard,
  type ListedInsight,
  type ManagedInsight,
  type NewestInsights,
} from './model'
import type { InsightFilter, OwnInsightFilter } from './schema'

const listedColumns = {
  id: insights.id,
  title: insights.title,
  summary: insights.summary,
  fileName: insights.fileName,
  size: insights.size,
}

type ListedRow = Pick<typeof insights.$inferSelect, keyof typeof listedColumns>

const resolveTexts = (locale: Locale, { title, summary, ...row }: ListedRow): ListedInsight => ({
  ...row,
  title: resolveText(locale, title),
  summary: summary && resolveText(locale, summary),
})

const newestFirst = [desc(insights.publishedAt), desc(insights.id)]

const isOffered = ({ now }: Ctx, member: Member) => and(lte(insights.publishedAt, now), isFor(member, insights))

/** For the card of a role page. The count is a subquery, so that only rows of the card are read with their texts. */
export async function getNewestInsights(ctx: Ctx): Promise<NewestInsights> {
  authorize(ctx.actor, 'insight.list')
  const condition = isOffered(ctx, ctx.actor)
  const rows = await ctx.db
    .select({ ...listedColumns, total: ctx.db.$count(insights, condition) })
    .from(insights)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(insightsInCard)
  return { newest: rows.map(({ total: _, ...row }) => resolveTexts(ctx.locale, row)), total: rows[0]?.total ?? 0 }
}

/** One page of what this member may download, the newest first. */
export async function listInsights(ctx: Ctx, { q, page: requestedPage }: OwnInsightFilter) {
  authorize(ctx.actor, 'insight.list')
  const condition = and(isOffered(ctx, ctx.actor), hasWords(q))
  const total = await ctx.db.$count(insights, condition)
  const { page, offset } = pageOf(total, requestedPage)
  const rows = await ctx.db
    .select({ ...listedColumns, publishedAt: insights.publishedAt })
    .from(insights)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset)
  const listed = rows.map(({ publishedAt, ...row }): DatedInsight => {
    return { ...resolveTexts(ctx.locale, row), publishedAt: (publishedAt ?? ctx.now).toISOString() }
  })
  return { insights: listed, total, page }
}

/**
 * Whether the titles, in any language, and the file name together have every word that was typed. As in the search over
 * everything, a short word is found at the start of a word only: '_7' of a file name is not in '_17'.
 */
function hasWords(q: string) {
  const { words } = queryOf(q)
  // Signs without a letter or a number, which no text is searched for.
  if (q && words.length === 0) return sql`false`
  const patterns = words.map((word) => (word.length < leastPartLength ? `% ${word}%` : `%${word}%`))
  return and(...patterns.map((pattern) => like(libraryText(insights), pattern)))
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
