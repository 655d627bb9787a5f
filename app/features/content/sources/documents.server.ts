import { and, eq, isNotNull } from 'drizzle-orm'
import { evaluate, parse } from 'groq-js'
import type { Db } from '~/db/db.server'
import { contentDocuments } from '~/db/schema/documents'
import type { ContentSource } from './query'

// The declarations of groq-js 2.0.0 point at files that are not published, so TypeScript takes it for `any`.
type Evaluate = (
  tree: unknown,
  options: { dataset: unknown[]; params: Record<string, unknown>; timestamp: Date },
) => Promise<{ get: () => Promise<unknown> }>
const evaluateQuery: Evaluate = evaluate

/**
 * The documents in our own table, asked in the same words as Sanity. Only what is published is ever handed to the
 * evaluator, so no query can bring a draft to light. Not for use inside a transaction: on the embedded database it
 * would wait for that to end. The one exception is asked for by its id: the preview that an editor has of a draft.
 */
export function createDocumentsSource(db: Db, preview?: { id: string }): ContentSource {
  // The queries are few and constant, so each is parsed once.
  const trees = new Map<string, unknown>()
  const treeOf = (query: string) => {
    const tree = trees.get(query) ?? parse(query)
    trees.set(query, tree)
    return tree
  }
  return {
    name: 'documents',
    async fetch(query, params) {
      const { id, type, published, createdAt } = contentDocuments
      const rows = await db
        .select({ id, type, published, createdAt })
        .from(contentDocuments)
        .where(isNotNull(published))
      const drafts = preview ? await draftOf(db, preview.id) : []
      const said = new Map([...rows, ...drafts].map((row) => [row.id, row]))
      const dataset = [...said.values()].map((row) => ({
        ...row.published,
        _id: row.id,
        _type: row.type,
        _createdAt: row.createdAt.toISOString(),
      }))
      const answer = await evaluateQuery(treeOf(query), { dataset, params, timestamp: new Date() })
      return answer.get()
    },
  }
}

/** A draft in the place of what is published. */
const draftOf = (db: Db, document: string) => {
  const { id, type, draft, createdAt } = contentDocuments
  return db
    .select({ id, type, published: draft, createdAt })
    .from(contentDocuments)
    .where(and(eq(id, document), isNotNull(draft)))
}
