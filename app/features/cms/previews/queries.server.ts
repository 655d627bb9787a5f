import { and, eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { contentDocuments } from '~/db/schema/documents'
import { contentPage, isId } from '~/features/cms/editing/model'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { nameOf, saidBy } from '~/features/cms/forms/model'
import { problemsOf } from '~/features/cms/forms/schema'
import { createContentService } from '~/features/content/queries.server'
import { createDocumentsSource } from '~/features/content/sources/documents.server'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { Preview } from '~/web/preview'
import { previewOf } from './model'

/** Content as it would be with one document's draft published; null when there is no such document. */
export async function openPreview(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'content.preview')
  if (!isId(id)) return null
  const [row] = await ctx.db.select().from(contentDocuments).where(eq(contentDocuments.id, id))
  if (!row) return null
  // What is incomplete is left out as on the pages, and is no news: the form says it.
  const content = createContentService({ source: createDocumentsSource(ctx.db, { id }), log: { warn: () => {} } })
  const name = nameOf(row.type, row.draft ?? row.published ?? {})
  const preview: Preview = { id, type: row.type, name, isDraft: row.draft !== null }
  return { content, preview }
}

/** Where the page is that shows a document. */
export async function getPreviewAddress(ctx: Ctx, type: DocumentType, id: string): Promise<string> {
  authorize(ctx.actor, 'content.preview')
  const which = and(eq(contentDocuments.id, id), eq(contentDocuments.type, type))
  const [row] = isId(id) ? await ctx.db.select().from(contentDocuments).where(which) : []
  if (!row) throw new AppError('not-found', 'content.unknown')
  const fields = row.draft ?? row.published ?? {}
  // What lacks something that its page needs is not on any page yet: back to the form, which says what.
  if (problemsOf(type, fields).length > 0) return contentPage(type, id, '?notice=incomplete')
  return previewOf(documentForms[type].page(saidBy(type, fields)), id)
}
