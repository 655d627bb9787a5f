import { and, asc, desc, eq, lt } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { insights } from '~/db/schema/insights'
import { type DocumentType, documentForms, documentTypes, type Fields } from '~/features/cms/fields/model'
import { nameOf, type Values, valuesOf } from '~/features/cms/forms/model'
import { AppError } from '~/lib/app-error'
import { homeZone } from '~/lib/home-zone'
import { searchText } from '~/lib/search-text'
import { wallClock } from '~/lib/wall-clock'
import { pageFrom, pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { changesBetween, describeTranslationIssues, findTranslationIssues, isId, stateOf } from './model'

type Row = typeof contentDocuments.$inferSelect

const currentFields = ({ draft, published }: Row): Fields => draft ?? published ?? {}

/** Number of documents, drafts and translation issues of each type. */
export async function getContentOverview(ctx: Ctx) {
  authorize(ctx.actor, 'content.list')
  const rows = await ctx.db.select().from(contentDocuments)
  const types = documentTypes.map((type) => {
    const ofType = rows.filter((row) => row.type === type)
    const translationIssues = ofType.flatMap((row) => findTranslationIssues(type, currentFields(row), row.changedAt))
    return {
      type,
      count: ofType.length,
      drafts: ofType.filter(({ draft }) => draft).length,
      translationIssues: describeTranslationIssues(translationIssues),
    }
  })
  return { types, isEmpty: rows.length === 0 && (await ctx.db.$count(insights)) === 0 }
}

const listStates = ['drafts', 'published', 'translate'] as const
export type DocumentFilter = {
  q: string
  state: (typeof listStates)[number] | ''
  sort: 'changed' | 'name'
  page: number
}

export const documentFilter = (query: URLSearchParams): DocumentFilter => ({
  q: searchText(query.get('q')),
  state: listStates.find((state) => state === query.get('state')) ?? '',
  sort: query.get('sort') === 'name' ? 'name' : 'changed',
  page: pageFrom(query),
})

/** Documents of a type, by default the last changed first. Filtered and sorted in memory: they are few, and names and issues come from their fields. */
export async function listDocuments(ctx: Ctx, type: DocumentType, filter: DocumentFilter) {
  authorize(ctx.actor, 'content.list')
  const rows = await ctx.db
    .select()
    .from(contentDocuments)
    .where(eq(contentDocuments.type, type))
    .orderBy(desc(contentDocuments.updatedAt), asc(contentDocuments.id))
  const listed = rows.map((row) => ({
    id: row.id,
    name: nameOf(type, currentFields(row)),
    state: stateOf(row),
    translationIssues: describeTranslationIssues(findTranslationIssues(type, currentFields(row), row.changedAt)),
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
  }))
  const matching = listed.filter(({ name, state, translationIssues }) => {
    if (!name.toLowerCase().includes(filter.q.toLowerCase())) return false
    if (filter.state === 'drafts') return state !== 'published'
    if (filter.state === 'published') return state !== 'draft'
    return filter.state === '' || translationIssues !== null
  })
  if (filter.sort === 'name') matching.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  const { page, offset } = pageOf(matching.length, filter.page)
  return { rows: matching.slice(offset, offset + pageSize), total: matching.length, all: listed.length, page }
}

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>['rows'][number]

/** The one document of a type that there is only one of, if it is there. */
export async function findSingle(ctx: Ctx, type: DocumentType): Promise<string | null> {
  authorize(ctx.actor, 'content.list')
  const { id } = contentDocuments
  const [row] = await ctx.db.select({ id }).from(contentDocuments).where(eq(contentDocuments.type, type)).limit(1)
  return row?.id ?? null
}

/** A document with the values of its form. */
export async function getDocument(ctx: Ctx, type: DocumentType, id: string) {
  const row = await find(ctx, type, id)
  const fields = currentFields(row)
  return {
    id,
    version: row.version,
    name: nameOf(type, fields),
    state: stateOf(row),
    values: valuesOf(type, fields),
    translationIssues: findTranslationIssues(type, fields, row.changedAt),
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
  }
}

/** An empty form for a new document; of a type with one document only, those who look see it too. Its id is created here, so that two clicks add one document. */
export function getBlank(ctx: Ctx, type: DocumentType) {
  authorize(ctx.actor, documentForms[type].single ? 'content.list' : 'content.edit')
  const name = `New ${documentForms[type].one.toLowerCase()}`
  const state = 'new' as const
  // A note is dated when it is begun; the day can be changed.
  const values: Values = type === 'note' ? { date: wallClock(ctx.now, homeZone).slice(0, 10) } : {}
  const metadata = { updatedAt: ctx.now, updatedBy: null, values, translationIssues: [] }
  return { id: crypto.randomUUID(), version: null, name, state, ...metadata }
}

export type EditedDocument = Awaited<ReturnType<typeof getDocument>> | ReturnType<typeof getBlank>

/** The versions of a document, latest first, and the changes of the selected one. */
export async function getHistory(ctx: Ctx, type: DocumentType, id: string, query: URLSearchParams) {
  const row = await find(ctx, type, id)
  const ofDocument = eq(contentRevisions.documentId, id)
  const total = await ctx.db.$count(contentRevisions, ofDocument)
  const { page, offset } = pageOf(total, pageFrom(query))
  const { version, kind, editorEmail, createdAt } = contentRevisions
  const newestFirst = desc(version)
  const rows = await ctx.db
    .select({ version, kind, editorEmail, createdAt })
    .from(contentRevisions)
    .where(ofDocument)
    .orderBy(newestFirst)
    .limit(pageSize)
    .offset(offset)
  const selectedVersion = /^\d{1,9}$/.test(query.get('version') ?? '') ? Number(query.get('version')) : rows[0]?.version
  const findRevision = (condition: ReturnType<typeof eq>) =>
    ctx.db.select().from(contentRevisions).where(and(ofDocument, condition)).orderBy(newestFirst).limit(1)
  const [selected] = selectedVersion === undefined ? [] : await findRevision(eq(version, selectedVersion))
  const [before] = selected ? await findRevision(lt(version, selected.version)) : []
  return {
    name: nameOf(type, currentFields(row)),
    version: row.version,
    rows,
    total,
    page,
    selected: selected && {
      ...selected,
      isFirst: !before,
      changes: changesBetween(type, before?.fields ?? {}, selected.fields),
      isCurrent: changesBetween(type, currentFields(row), selected.fields).length === 0,
    },
  }
}

export type History = Awaited<ReturnType<typeof getHistory>>

async function find(ctx: Ctx, type: DocumentType, id: string): Promise<Row> {
  authorize(ctx.actor, 'content.list')
  const isDocument = and(eq(contentDocuments.id, id), eq(contentDocuments.type, type))
  const [row] = isId(id) ? await ctx.db.select().from(contentDocuments).where(isDocument) : []
  if (!row) throw new AppError('not-found', 'content.unknown')
  return row
}
