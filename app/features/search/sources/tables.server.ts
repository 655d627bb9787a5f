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
import { requestPage } from '~/features/access-requests/model'
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
import { type Candidate, leastComparedLength, leastPartLength, type Query, type ResultKind } from '../model'

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
  /** The null order of its index on time, where that is not the usual one: with another the index could not be used. */
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
  newest: sql`desc nulls last`,
  text: contactRequestText(contactRequests),
}

const circles: Source = {
  ...inboxSource('circles'),
  table: circleRequests,
  id: circleRequests.id,
  title: circleRequests.name,
  detail: joined(circleRequests.organization, circleRequests.email),
  at: circleRequests.createdAt,
  newest: sql`desc nulls last`,
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

type Choice = { condition: SQL | undefined; order?: SQL; limit: number }

function selectRows(source: Source, { condition, order, limit }: Choice): SQL {
  const { table, id, title, detail, variant = nothing, at, text, where } = source
  return sql`(select ${id}::text as id, ${title} as title, ${detail} as detail, ${variant} as variant,
      (extract(epoch from ${at}) * 1000)::float8 as at, ${text} as text
    from ${table} where ${and(where, condition) ?? sql`true`} ${order ? sql`order by ${order}` : sql``} limit ${limit})`
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

/**
 * Rows that begin with the phrase, those that have every word at the start of a word, and those that have each anywhere,
 * the newest first. Where a word is frequent, PostgreSQL reads the index on time until it has enough; else that on trigrams.
 */
export function matchingQuery(source: Source, { phrase, words }: Query, limit: number): SQL {
  const { text } = source
  const newest = sql`${source.at} ${source.newest ?? sql`desc`}`
  const start = beginning(text)
  const startsWith = sql`${start} like ${` ${phrase}%`}`
  const atWords = and(...words.map((word) => sql`${text} like ${`% ${word}%`}`))
  const anywhere = and(
    ...words.map((word) => sql`${text} like ${word.length < leastPartLength ? `% ${word}%` : `%${word}%`}`),
  )
  const isAnyLong = words.some((word) => word.length >= leastPartLength)
  const selects = [
    ...(source.hasBeginnings
      ? [selectRows(source, { condition: startsWith, order: sql`${start} using ~<~`, limit })]
      : []),
    selectRows(source, { condition: atWords, order: newest, limit }),
    ...(isAnyLong ? [selectRows(source, { condition: anywhere, order: newest, limit })] : []),
  ]
  return sql.join(selects, sql` union all `)
}

export const matchingRows = (db: Db, source: Source, query: Query, limit: number) =>
  read(db, source, matchingQuery(source, query, limit))

/** How many similar rows are compared; they are ranked after that. */
const comparedRows = 50

/** Rows with a similar word for each. Unordered, so that PostgreSQL stops when it has enough. Null without a word to compare. */
export function similarQuery(source: Source, { words }: Query): SQL | null {
  const compared = words.filter((word) => word.length >= leastComparedLength)
  const condition = and(...compared.map((word) => sql`${word} <% ${source.text}`))
  return condition ? selectRows(source, { condition, limit: comparedRows }) : null
}

export async function similarRows(db: Db, source: Source, query: Query): Promise<Candidate[]> {
  const similar = similarQuery(source, query)
  return similar ? read(db, source, similar) : []
}
