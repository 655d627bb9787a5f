import { and, eq, ne, sql } from 'drizzle-orm'
import { notifyContentChanged } from '~/db/notifications.server'
import { contentDocuments, contentRevisions, type revisionKind } from '~/db/schema/documents'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { type DocumentType, documentForms, type Fields } from '~/features/cms/fields/model'
import { nameOf } from '~/features/cms/forms/model'
import { type DocumentInput, problemsOf } from '~/features/cms/forms/schema'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import {
  type DocumentRefusal,
  isId,
  isSame,
  type TextTimestamps,
  timestampsAfterDiscard,
  timestampsAfterEdit,
} from './model'

type Row = typeof contentDocuments.$inferSelect
type DocumentRef = { type: DocumentType; id: string }
type VersionedRef = DocumentRef & { version: number | null }
type EditInput = DocumentRef & DocumentInput

const refused = (reason: DocumentRefusal) => new Refused(reason)

/** A command on one document. A violation of the unique index on slugs becomes the refusal `slug-taken`. */
const documentCommand = <Input extends DocumentRef>(
  rule: 'content.edit' | 'content.publish',
  run: (ctx: AdminCtx, input: Input) => Promise<void>,
) => {
  const command = adminCommand(rule, async (ctx, input: Input) => {
    if (!isId(input.id)) throw refused('gone')
    await run(ctx, input)
  })
  return async (ctx: Ctx, input: Input) => {
    try {
      await command(ctx, input)
    } catch (error) {
      throw isSlugConflict(error) ? refused('slug-taken') : error
    }
  }
}

const isSlugConflict = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return (
    ('constraint' in error && error.constraint === 'content_documents_one_note_a_slug') || isSlugConflict(error.cause)
  )
}

/** Stores the form as a draft, which visitors do not see. */
export const saveDraft = documentCommand('content.edit', async (ctx, input: EditInput) => {
  const { fields } = input
  const row = await findOrAdd(ctx, { draft: fields }, input)
  if (!row) return
  const current = row.draft ?? row.published ?? {}
  const textUpdatedAt = timestampsOf(ctx, row, current, input)
  if (isSame(row.type, current, fields) && input.confirmedTranslations.length === 0) return
  refuseStale(row, input)
  await store(ctx, row, {
    ...withDraft(row, fields),
    textUpdatedAt,
    kind: 'saved',
    action: 'content.saved',
  })
})

/** Publishes the form's fields. Refuses a document that the pages would leave out. */
export const publishDocument = documentCommand('content.publish', async (ctx, input: EditInput) => {
  const { fields } = input
  if (problemsOf(input.type, fields).length > 0) throw refused('incomplete')
  if (input.type === 'note' && isReservedSlug(String(fields.slug))) throw refused('slug-taken')
  if (input.type === 'brief' && (await hasOtherLetter(ctx, input))) throw refused('week-taken')
  const published = { published: fields, draft: null, publishedAt: ctx.now }
  const row = await findOrAdd(ctx, published, input)
  if (!row) return
  const textUpdatedAt = timestampsOf(ctx, row, row.draft ?? row.published ?? {}, input)
  const isUnchanged = row.published && !row.draft && isSame(row.type, row.published, fields)
  if (isUnchanged && input.confirmedTranslations.length === 0) return
  refuseStale(row, input)
  await store(ctx, row, {
    ...published,
    textUpdatedAt,
    kind: 'published',
    action: 'content.published',
  })
})

/** Addresses below /notes that are the site's own: the feed, the categories, and the data of pages. */
const isReservedSlug = (slug: string) => slug === 'feed.xml' || slug === 'category' || slug.endsWith('.data')

/** A second letter of a week would hide the first. */
async function hasOtherLetter({ db }: AdminCtx, { id, fields }: EditInput) {
  const ofTheWeek = sql`${contentDocuments.published} ->> 'weekStart' = ${String(fields.weekStart)}`
  const [other] = await db
    .select({ id: contentDocuments.id })
    .from(contentDocuments)
    .where(and(eq(contentDocuments.type, 'brief'), ne(contentDocuments.id, id), ofTheWeek))
    .limit(1)
  return other !== undefined
}

/** Removes the document from the pages; the published fields become the draft unless there is one. */
export const unpublishDocument = documentCommand('content.publish', async (ctx, ref: VersionedRef) => {
  const row = await find(ctx, ref)
  if (!row.published) return
  refuseStale(row, ref)
  const draft = row.draft ?? row.published
  const next = { draft, published: null, publishedAt: null }
  await store(ctx, row, { ...next, textUpdatedAt: row.changedAt, kind: 'unpublished', action: 'content.unpublished' })
})

/** Deletes the draft; the form then shows the published fields. */
export const discardDraft = documentCommand('content.edit', async (ctx, ref: VersionedRef) => {
  const row = await find(ctx, ref)
  if (!row.draft) return
  if (!row.published) throw refused('never-published')
  refuseStale(row, ref)
  const textUpdatedAt = timestampsAfterDiscard(row.type, {
    before: row.draft,
    after: row.published,
    textUpdatedAt: row.changedAt,
  })
  const next = { draft: null, published: row.published, publishedAt: row.publishedAt }
  await store(ctx, row, { ...next, textUpdatedAt, kind: 'restored', action: 'content.discarded' })
})

/** An earlier version becomes the draft. The pages stay as they are until it is published. */
export const restoreRevision = documentCommand(
  'content.edit',
  async (ctx, ref: VersionedRef & { revision: number }) => {
    const row = await find(ctx, ref)
    refuseStale(row, ref)
    const isRevision = and(eq(contentRevisions.documentId, row.id), eq(contentRevisions.version, ref.revision))
    const [revision] = await ctx.db.select().from(contentRevisions).where(isRevision)
    if (!revision) throw refused('gone')
    const current = row.draft ?? row.published ?? {}
    if (isSame(row.type, current, revision.fields)) return
    const after = revision.fields
    const textUpdatedAt = timestampsAfterEdit(row.type, {
      before: current,
      after,
      textUpdatedAt: row.changedAt,
      now: ctx.now,
    })
    await store(ctx, row, { ...withDraft(row, after), textUpdatedAt, kind: 'restored', action: 'content.restored' })
  },
)

/** Deletes the document with its history. A second click finds no row, which is not an error. */
export const deleteDocument = documentCommand('content.edit', async (ctx, ref: VersionedRef) => {
  const [row] = await selectForUpdate(ctx, ref)
  if (!row) return
  refuseStale(row, ref)
  await ctx.db.delete(contentDocuments).where(eq(contentDocuments.id, row.id))
  if (row.published) await notifyContentChanged(ctx.db)
  await record(ctx, 'content.deleted', row, row.draft ?? row.published ?? {})
})

/** Locks the row until the transaction ends, so that the second of two concurrent changes sees the first. */
const selectForUpdate = (ctx: Ctx, { type, id }: DocumentRef) =>
  ctx.db
    .select()
    .from(contentDocuments)
    .where(and(eq(contentDocuments.id, id), eq(contentDocuments.type, type)))
    .for('update')

async function find(ctx: Ctx, ref: DocumentRef): Promise<Row> {
  const [row] = await selectForUpdate(ctx, ref)
  if (!row) throw refused('gone')
  return row
}

type Content = { draft?: Fields | null; published?: Fields | null; publishedAt?: Date | null }

/** The row; null when the form's document is new and has just been added. */
async function findOrAdd(ctx: AdminCtx, content: Content, input: EditInput): Promise<Row | null> {
  if (input.version !== null) return find(ctx, input)
  const { type, id } = input
  const changedAt = timestampsAfterEdit(type, {
    before: {},
    after: input.fields,
    textUpdatedAt: {},
    now: ctx.now,
    origins: {},
  })
  const metadata = { createdAt: ctx.now, updatedAt: ctx.now, updatedBy: ctx.actor.email, version: 1, changedAt }
  const added = await ctx.db
    .insert(contentDocuments)
    .values({ id, type, ...content, ...metadata })
    .onConflictDoNothing()
    .returning()
  const [row] = added
  if (row) {
    await addRevision(ctx, row, content.published ? 'published' : 'saved')
    if (content.published) await notifyContentChanged(ctx.db)
    await record(ctx, content.published ? 'content.published' : 'content.saved', row, input.fields)
    return null
  }
  // A second click finds the row that the first has added.
  const [existing] = await selectForUpdate(ctx, input)
  if (existing) return existing
  throw refused(documentForms[type].single ? 'only-one' : 'slug-taken')
}

function refuseStale(row: Row, { version }: { version: number | null }) {
  if (row.version !== version) throw refused('stale')
}

const timestampsOf = (
  ctx: Ctx,
  row: Row,
  before: Fields,
  { fields: after, confirmedTranslations, origins }: DocumentInput,
) =>
  timestampsAfterEdit(row.type, {
    before,
    after,
    textUpdatedAt: row.changedAt,
    now: ctx.now,
    confirmedTranslations,
    origins,
  })

/** A draft equal to the published fields is stored as null. */
function withDraft({ type, published, publishedAt }: Row, fields: Fields) {
  return { draft: published && isSame(type, published, fields) ? null : fields, published, publishedAt }
}

type Next = Required<Content> & {
  textUpdatedAt: TextTimestamps
  kind: (typeof revisionKind.enumValues)[number]
  action: string
}

async function store(ctx: AdminCtx, row: Row, { textUpdatedAt, kind, action, ...content }: Next) {
  // Also adds the current version: a document older than the history would otherwise lose it.
  await addRevision(ctx, row, row.published ? 'published' : 'saved')
  const metadata = {
    updatedAt: ctx.now,
    updatedBy: ctx.actor.email,
    version: row.version + 1,
    changedAt: textUpdatedAt,
  }
  const [next] = await ctx.db
    .update(contentDocuments)
    .set({ ...content, ...metadata })
    .where(and(eq(contentDocuments.id, row.id), eq(contentDocuments.version, row.version)))
    .returning()
  if (!next) throw refused('stale')
  await addRevision(ctx, next, kind)
  if (content.published !== row.published) await notifyContentChanged(ctx.db)
  await record(ctx, action, row, next.draft ?? next.published ?? {})
}

const addRevision = (ctx: Ctx, row: Row, kind: Next['kind']) =>
  ctx.db
    .insert(contentRevisions)
    .values({
      documentId: row.id,
      version: row.version,
      kind,
      fields: row.draft ?? row.published ?? {},
      editorEmail: row.updatedBy ?? '',
      createdAt: row.updatedAt,
    })
    .onConflictDoNothing()

const record = (ctx: AdminCtx, action: string, { id, type }: DocumentRef, fields: Fields) =>
  ctx.record({ action, id, name: nameOf(type, fields), details: { type: documentForms[type].one } })
