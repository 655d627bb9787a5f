import { and, eq, isNotNull } from 'drizzle-orm'
import { evaluate, parse } from 'groq-js'
import type { Db } from '~/db/db.server'
import { contentDocuments } from '~/db/schema/documents'
import type { ContentSource } from './query'
import { listSessionDocuments } from './session-documents.server'

// The declarations of groq-js 2.0.0 point at files that are not published, so its imports have the type `any`.
type Evaluate = (
  tree: unknown,
  options: { dataset: unknown[]; params: Record<string, unknown>; timestamp: Date },
) => Promise<{ get: () => Promise<unknown> }>
const evaluateQuery: Evaluate = evaluate

/**
 * The documents in our own tables, with the same GROQ queries as Sanity; circle sessions are public events. Only published fields are passed to the evaluator,
 * so no query can read a draft; the exception is the document of an editor's `preview`. Not for use inside a transaction:
 * on the embedded database it would wait for that to end.
 */
export function createDocumentsSource(db: Db, preview?: { id: string }): ContentSource {
  // Cached: the queries are few and constant.
  const trees = new Map<string, unknown>()
  const treeOf = (query: string) => {
    const tree = trees.get(query) ?? parse(query)
    trees.set(query, tree)
    return tree
  }
  return {
    name: 'documents',
    async fetch(query, params) {
      const { id, type, published, createdAt, publishedAt } = contentDocuments
      const rows = await db
        .select({ id, type, published, createdAt, publishedAt })
        .from(contentDocuments)
        .where(isNotNull(published))
      const drafts = preview ? await selectDraft(db, preview.id) : []
      const rowsById = new Map([...rows, ...drafts].map((row) => [row.id, row]))
      const documents = [...rowsById.values()].map((row) => ({
        ...row.published,
        _id: row.id,
        _type: row.type,
        _createdAt: row.createdAt.toISOString(),
        _updatedAt: (row.publishedAt ?? row.createdAt).toISOString(),
      }))
      const dataset = [...documents, ...(await listSessionDocuments(db))]
      const result = await evaluateQuery(treeOf(query), { dataset, params, timestamp: new Date() })
      return result.get()
    },
  }
}

/** The draft of a document, in the place of its published fields. */
const selectDraft = (db: Db, documentId: string) => {
  const { id, type, draft, createdAt, publishedAt } = contentDocuments
  return db
    .select({ id, type, published: draft, createdAt, publishedAt })
    .from(contentDocuments)
    .where(and(eq(id, documentId), isNotNull(draft)))
}
