import { and, eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { contentDocuments } from '~/db/schema/documents'
import { contentPage, isId } from '~/features/cms/editing/model'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { nameOf, textLookup } from '~/features/cms/forms/model'
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
  // Incomplete documents are left out as on the pages, but not logged: the form shows what is missing.
  const content = createContentService({ source: createDocumentsSource(ctx.db, { id }), log: { warn: () => {} } })
  const name = nameOf(row.type, row.draft ?? row.published ?? {})
  const preview: Preview = { id, type: row.type, name, isDraft: row.draft !== null }
  return { content, preview }
}

/** The address of the page that shows a document, as a preview. */
export async function getPreviewAddress(ctx: Ctx, type: DocumentType, id: string): Promise<string> {
  authorize(ctx.actor, 'content.preview')
  const isDocument = and(eq(contentDocuments.id, id), eq(contentDocuments.type, type))
  const [row] = isId(id) ? await ctx.db.select().from(contentDocuments).where(isDocument) : []
  if (!row) throw new AppError('not-found', 'content.unknown')
  const fields = row.draft ?? row.published ?? {}
  // No page shows an incomplete document, so this leads back to the form, which shows what is missing.
  if (problemsOf(type, fields).length > 0) return contentPage(type, id, '?notice=incomplete')
  return previewOf(documentForms[type].page(textLookup(type, fields)), id)
}
