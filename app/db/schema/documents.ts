import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { documentText, trigrams } from './searched-text'

export const documentType = pgEnum('content_document_type', [
  'site',
  'homepage',
  'circleSession',
  'note',
  'brief',
  'clientLogo',
  'testimonial',
  'microCase',
])

/** Circle sessions are rows of `events`; only Sanity has documents of them. */
export type EditedType = Exclude<(typeof documentType.enumValues)[number], 'circleSession'>

/** The fields of a document, without `_id`, `_type` and `_createdAt`, which come from its row. */
type Fields = Record<string, unknown>

/** The content that visitors read (`published`), and what an editor has written but not published (`draft`). */
export const contentDocuments = pgTable(
  'content_documents',
  {
    id: text().primaryKey().default(sql`gen_random_uuid()::text`),
    type: documentType().$type<EditedType>().notNull(),
    published: jsonb().$type<Fields>(),
    draft: jsonb().$type<Fields>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedBy: text(),
    /** Incremented with every change, so that a save from a stale page is detected. */
    version: integer().notNull().default(0),
    /** When each language of a field was last changed, by `path.language`: a translation older than its English is outdated. */
    changedAt: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    check('content_documents_say_something', sql`${table.published} is not null or ${table.draft} is not null`),
    check('content_documents_published_when', sql`(${table.published} is null) = (${table.publishedAt} is null)`),
    // One site and one home page, even when two editors create it at once.
    uniqueIndex('content_documents_only_one').on(table.type).where(sql`${table.type} in ('site', 'homepage')`),
    // Two notes at one address would hide one of them.
    uniqueIndex('content_documents_one_note_a_slug')
      .on(sql`(${table.published} ->> 'slug')`)
      .where(sql`${table.type} = 'note'`),
    index('content_documents_by_type').on(table.type, table.createdAt),
    index('content_documents_search').using('gin', trigrams(documentText(table))),
  ],
)

export const revisionKind = pgEnum('content_revision_kind', ['saved', 'published', 'unpublished', 'restored'])

/** The fields of a document after every change, so that any version can be restored. Rows are never updated. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    documentId: text()
      .notNull()
      .references(() => contentDocuments.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: revisionKind().notNull(),
    fields: jsonb().$type<Fields>().notNull(),
    editorEmail: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('content_revisions_of').on(table.documentId, table.version),
    /** For deleting those whose retention has ended. */
    index('content_revisions_by_age').on(table.createdAt),
  ],
)
