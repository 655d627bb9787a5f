import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { can } from '~/auth/permissions'
import type { Db } from '~/db/db.server'
import { accessRequests } from '~/db/schema/access-requests'
import { chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments } from '~/db/schema/documents'
import { events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import {
  accessRequestText,
  beginning,
  chatMessageText,
  circleRequestText,
  contactRequestText,
  documentText,
  eventText,
  libraryText,
  mailText,
  userText,
} from '~/db/schema/searched-text'
import { users } from '~/db/schema/users'
import { requestPage } from '~/features/access-requests/model/review'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { eventsAddress } from '~/features/events/model'
import { isFor } from '~/features/events/queries.server'
import { type HandledKind, itemPage } from '~/features/inbox/model'
import { insightPage } from '~/features/insights/model'
import { mailPage } from '~/features/mail-log/model'
import { usersPage } from '~/features/users/model'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import {
  type Candidate,
  leastComparedLength,
  leastPartLength,
  leastSimilarity,
  type Query,
  type ResultKind,
} from '../model'

type Part = SQL | AnyPgColumn
type Row = { id: string; title: string; detail: string; variant: string; at: number; text: string }

/** A table that is searched, and how a row of it becomes a result. */
export type Source = {
  kind: ResultKind
  table: PgTable
  id: Part
  title: Part
  detail: Part
  /** What the address of a row depends on beside its id. */
  variant?: Part
  at: AnyPgColumn
  /** The order of its index on `at`, for tables that grow: with other nulls the index could not be used. */
  newest?: SQL
  /** The expression of its index. */
  text: SQL
  /** It has an index by order too. */
  hasBeginnings?: true
  where?: SQL | undefined
  /** The address of a row, and a detail that is not in the row. */
  present: (row: Row) => Pick<Candidate, 'to'> & Partial<Candidate>
}

/** The sources whose rows the actor may see. */
export function sourcesFor(ctx: Ctx): Source[] {
  const { actor } = ctx
  if (!actor) return []
  const managesEvents = can(actor, 'event.manage')
  const managesLibrary = can(actor, 'content.manage')
  return [
    ...(can(actor, 'user.list') ? [people] : []),
    ...(can(actor, 'accessRequest.list') ? [requests] : []),
    managesEvents ? eventSource(ctx.locale) : upcomingEvents(ctx),
    ...(can(actor, 'inbox.read') ? [contacts, circles, chats] : []),
    ...(can(actor, 'mail.list') ? [sentMails] : []),
    ...(can(actor, 'content.list') ? [documents] : []),
    managesLibrary ? librarySource(ctx.locale) : ownLibrary(ctx),
  ]
}

const nothing = sql`''`
const joined = (...parts: Part[]) =>
  sql`concat_ws(' · ', ${sql.join(
    parts.map((part) => sql`nullif(${part}, '')`),
    sql`, `,
  )})`

const people: Source = {
  kind: 'person',
  table: users,
  id: users.id,
  title: sql`coalesce(nullif(${users.name}, ''), ${users.email})`,
  detail: users.email,
  at: users.createdAt,
  newest: sql`${users.createdAt} desc`,
  text: userText(users),
  hasBeginnings: true,
  present: ({ id, detail }) => ({ to: usersPage({ q: detail, user: id }) }),
}

const requests: Source = {
  kind: 'request',
  table: accessRequests,
  id: accessRequests.id,
  title: accessRequests.name,
  detail: joined(accessRequests.organization, accessRequests.email),
  at: accessRequests.createdAt,
  newest: sql`${accessRequests.createdAt} desc`,
  text: accessRequestText(accessRequests),
  present: ({ id }) => ({ to: requestPage(id) }),
}

const eventSource = (locale: Locale): Source => ({
  kind: 'event',
  table: events,
  id: events.id,
  title: events.title,
  detail: events.location,
  variant: events.timeZone,
  at: events.eventDate,
  text: eventText(events),
  present: ({ id, detail, at, variant }) => ({
    to: `/admin/events/${id}`,
    detail: `${writtenDay(at, variant, locale)} · ${detail}`,
  }),
})

const writtenDay = (at: number, timeZone: string, locale: Locale) =>
  dateFormat(formatTags[locale], { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(at)

/** What a member's page lists: a past or cancelled event has no place there. */
function upcomingEvents(ctx: Ctx): Source {
  const source = eventSource(ctx.locale)
  const isAhead = sql`coalesce(${events.endsAt}, ${events.eventDate}) >= ${ctx.now.toISOString()}::timestamptz`
  return {
    ...source,
    where: and(eq(events.status, 'scheduled'), isAhead, ctx.actor ? isFor(ctx.actor, events) : sql`false`),
    present: (row) => ({ ...source.present(row), to: eventsAddress }),
  }
}

const inboxSource = (kind: HandledKind) => ({
  kind: 'inbox' as const,
  present: ({ id }: Row) => ({ to: itemPage({ kind, id }) }),
})

const contacts: Source = {
  ...inboxSource('contact'),
  table: contactRequests,
  id: contactRequests.id,
  title: contactRequests.name,
  detail: joined(contactRequests.organization, contactRequests.email),
  at: contactRequests.createdAt,
  newest: sql`${contactRequests.createdAt} desc nulls last`,
  text: contactRequestText(contactRequests),
}

const circles: Source = {
  ...inboxSource('circles'),
  table: circleRequests,
  id: circleRequests.id,
  title: circleRequests.name,
  detail: joined(circleRequests.organization, circleRequests.email),
  at: circleRequests.createdAt,
  newest: sql`${circleRequests.createdAt} desc nulls last`,
  text: circleRequestText(circleRequests),
}

const chats: Source = {
  ...inboxSource('chat'),
  table: chatMessages,
  id: chatMessages.conversationId,
  title: sql`left(${chatMessages.content}, 120)`,
  detail: nothing,
  at: chatMessages.createdAt,
  text: chatMessageText(chatMessages),
}

const sentMails: Source = {
  kind: 'mail',
  table: mails,
  id: mails.id,
  title: mails.subject,
  detail: mails.toAddress,
  at: mails.createdAt,
  newest: sql`${mails.createdAt} desc`,
  text: mailText(mails),
  present: ({ id }) => ({ to: mailPage(id) }),
}

const fields = sql`coalesce(${contentDocuments.draft}, ${contentDocuments.published})`
const fieldText = (path: string) => sql`nullif(${fields} #>> ${`{${path}}`}::text[], '')`

const documents: Source = {
  kind: 'document',
  table: contentDocuments,
  id: contentDocuments.id,
  title: sql`coalesce(${sql.join(
    ['title,en', 'title,sv', 'title,no', 'alt,en', 'author', 'market,en', 'weekStart', 'slug'].map(fieldText),
    sql`, `,
  )}, '')`,
  detail: nothing,
  variant: sql`${contentDocuments.type}::text`,
  at: contentDocuments.updatedAt,
  text: documentText(contentDocuments),
  present: ({ id, title, variant }) => {
    const form = documentForms[variant as DocumentType]
    return { to: `/admin/content/${variant}/${id}`, title: title || form.one, detail: form.one }
  },
}

const librarySource = (locale: Locale): Source => ({
  kind: 'library',
  table: insights,
  id: insights.id,
  title: sql`coalesce(${insights.title} ->> ${locale}, ${insights.title} ->> 'en')`,
  detail: insights.fileName,
  at: insights.updatedAt,
  text: libraryText(insights),
  present: ({ id }) => ({ to: insightPage(id) }),
})

function ownLibrary(ctx: Ctx): Source {
  return {
    ...librarySource(ctx.locale),
    where: and(lte(insights.publishedAt, ctx.now), ctx.actor ? isFor(ctx.actor, insights) : sql`false`),
    present: ({ id }) => ({ to: `/insights/${id}`, isFile: true }),
  }
}

type Choice = { condition: SQL | undefined; from?: SQL; order?: SQL; limit: number }

function selectRows(source: Source, { condition, from = sql`${source.table}`, order, limit }: Choice): SQL {
  const { id, title, detail, variant = nothing, at, text, where } = source
  return sql`(select ${id}::text as id, ${title} as title, ${detail} as detail, ${variant} as variant,
      (extract(epoch from ${at}) * 1000)::float8 as at, ${text} as text
    from ${from} where ${and(where, condition) ?? sql`true`} ${order ? sql`order by ${order}` : sql``} limit ${limit})`
}

const toCandidate =
  (source: Source) =>
  (row: Row): Candidate => {
    const { id, title, detail, text, at } = row
    return { kind: source.kind, id, title, detail, text, at, ...source.present(row) }
  }

async function read(db: Db, source: Source, query: SQL): Promise<Candidate[]> {
  const { rows } = await db.execute<Row>(query)
  return rows.map(toCandidate(source))
}

/** So many of the newest rows are read for a word that is in many. */
const recentRows = 200
/** How many rows are taken from an index on text; they are ranked after that. */
const comparedRows = 60

/**
 * Rows that begin with the phrase, the newest that have each word, and others that have it at the start of a word or within.
 * Each part ends after a fixed number of rows, whatever the words are: PostgreSQL can't know how many rows have a word, and
 * with one order for all it would sometimes read the whole table.
 */
export function matchingQuery(source: Source, { phrase, words }: Query, limit: number): SQL {
  const { table, text, newest } = source
  const start = beginning(text)
  const atWords = and(...words.map((word) => sql`${text} like ${`% ${word}%`}`))
  const anywhere = and(
    ...words.map((word) => sql`${text} like ${word.length < leastPartLength ? `% ${word}%` : `%${word}%`}`),
  )
  const isAnyLong = words.some((word) => word.length >= leastPartLength)
  const most = Math.max(limit, comparedRows)
  const startsWith = { condition: sql`${start} like ${` ${phrase}%`}`, order: sql`${start} using ~<~`, limit }
  const recent = newest && sql`(select * from ${table} order by ${newest} limit ${recentRows}) as ${table}`
  const selects = [
    ...(source.hasBeginnings ? [selectRows(source, startsWith)] : []),
    ...(recent ? [selectRows(source, { condition: anywhere, from: recent, limit })] : []),
    selectRows(source, { condition: atWords, limit: most }),
    ...(isAnyLong ? [selectRows(source, { condition: anywhere, limit: most })] : []),
  ]
  return sql.join(selects, sql` union all `)
}

export const matchingRows = (db: Db, source: Source, query: Query, limit: number) =>
  read(db, source, matchingQuery(source, query, limit))

/** Rows with a similar word for each. Null without a word to compare. */
export function similarQuery(source: Source, { words }: Query): SQL | null {
  const compared = words.filter((word) => word.length >= leastComparedLength)
  const condition = and(...compared.map((word) => sql`${word} <% ${source.text}`))
  return condition ? selectRows(source, { condition, limit: comparedRows }) : null
}

export async function similarRows(db: Db, source: Source, query: Query): Promise<Candidate[]> {
  const similar = similarQuery(source, query)
  return similar ? read(db, source, similar) : []
}

/**
 * For this transaction alone: the least similarity of words, and that indexes are used. Where PostgreSQL expects many matches
 * it would read the table instead, which takes seconds when there are few.
 */
export const prepareSearch = (db: Db) =>
  db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true),
    set_config('enable_seqscan', 'off', true)`)
