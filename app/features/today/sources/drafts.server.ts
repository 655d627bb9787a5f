import { asc, desc, isNotNull } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { contentDocuments } from '~/db/schema/documents'
import { contentPage } from '~/features/cms/editing/model'
import { documentForms } from '~/features/cms/fields/model'
import { nameOf } from '~/features/cms/forms/model'
import { writeAgo } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import type { Line } from '../model/lines'

/** Documents with a draft that visitors do not see yet, last changed first. */
export async function listDraftLines(ctx: Ctx, limit: number): Promise<Line[]> {
  authorize(ctx.actor, 'content.list')
  const { id, type, draft, publishedAt, updatedAt, updatedBy } = contentDocuments
  const rows = await ctx.db
    .select({ id, type, draft, publishedAt, updatedAt, updatedBy })
    .from(contentDocuments)
    .where(isNotNull(draft))
    .orderBy(desc(updatedAt), asc(id))
    .limit(limit)
  return rows.map((row): Line => {
    const name = nameOf(row.type, row.draft ?? {})
    const ago = writeAgo(row.updatedAt, ctx.now)
    return {
      kind: 'draft',
      id: row.id,
      name,
      who: documentForms[row.type].one,
      from: row.publishedAt ? 'Changes to what is published' : 'Not yet published',
      what: name,
      about: row.updatedBy ? `Last saved by ${row.updatedBy}` : 'Saved as a draft',
      lang: null,
      time: { tone: 'calm', left: 'Unpublished', by: `saved ${ago}`, short: ago, share: null, dueAt: null },
      page: contentPage(row.type, row.id),
      action: 'Open draft',
      form: null,
    }
  })
}
