import { and, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { auditLog } from '~/db/schema/audit-log'
import { chatMessages, chatConversations as chats } from '~/db/schema/chat-messages'
import { circleRequests as circles } from '~/db/schema/circle-requests'
import { contactRequests as contacts } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { newsletterSubscriptions as letters } from '~/db/schema/newsletter-subscriptions'
import { contains } from '~/features/activity/queries.server'
import { type InboxFilter, type InboxItem, type InboxKind, type ItemRef, inboxKinds } from '../model'

export type EntryFilter = Omit<InboxFilter, 'page' | 'sort'> & { currentUserId: string }
type Handling = { assignedTo: PgColumn; doneAt: PgColumn }

const firstWords = (text: SQL | PgColumn) => sql`left(${text}, 160)`
const milliseconds = (at: SQL | PgColumn) => sql`(extract(epoch from ${at}) * 1000)::float8`
const anyContains = (text: string, ...columns: PgColumn[]) =>
  text ? or(...columns.map((column) => contains(column, text))) : undefined

const handlingColumns = ({ assignedTo, doneAt, doneBy }: Handling & { doneBy: PgColumn }) => ({
  assigned_to: assignedTo,
  done_at: doneAt,
  done_by: doneBy,
})

const handlingMatches = ({ assignedTo, doneAt }: Handling, { state, who, currentUserId }: EntryFilter) =>
  and(
    state === 'open' ? isNull(doneAt) : state === 'done' ? isNotNull(doneAt) : undefined,
    who === 'mine' ? eq(assignedTo, currentUserId) : who === 'unassigned' ? isNull(assignedTo) : undefined,
  )

/** A chat waits since its first message, or since the first one after it was last closed, which reopened it. */
const chatWaitsSince = sql`coalesce((
  select min(${chatMessages.createdAt}) from ${chatMessages}
  where ${chatMessages.conversationId} = ${chats.id} and ${chatMessages.createdAt} > coalesce((
    select max(${auditLog.createdAt}) from ${auditLog}
    where ${auditLog.objectId} = ${chats.id}::text and ${auditLog.action} = 'inbox.done'), '-infinity')
), ${chats.createdAt})`

const firstMessage = (column: PgColumn) => sql`(
  select ${column} from ${chatMessages} where ${chatMessages.conversationId} = ${chats.id}
  order by ${chatMessages.createdAt} limit 1)`

type Entry = Record<
  'name' | 'email' | 'words' | 'locale' | 'status' | 'assigned_to' | 'done_at' | 'done_by' | 'waits' | 'due',
  SQL | PgColumn
>

/** The same columns for every kind. `due`: the promise to answer still applies, counted from `waits`. */
const entries: Record<InboxKind, Entry> = {
  contact: {
    name: contacts.name,
    email: contacts.email,
    words: firstWords(contacts.message),
    locale: contacts.locale,
    status: sql`${contacts.status}::text`,
    ...handlingColumns(contacts),
    waits: milliseconds(contacts.createdAt),
    due: sql`(${contacts.doneAt} is null and ${contacts.status} = 'new')`,
  },
  circles: {
    name: circles.name,
    email: circles.email,
    words: firstWords(circles.why),
    locale: circles.locale,
    status: sql`${circles.status}::text`,
    ...handlingColumns(circles),
    waits: milliseconds(circles.createdAt),
    due: sql`(${circles.doneAt} is null and not exists (
      select 1 from ${inboxAnswers} where ${inboxAnswers.circleRequestId} = ${circles.id}))`,
  },
  chat: {
    name: sql`''`,
    email: sql`null`,
    words: firstWords(firstMessage(chatMessages.content)),
    locale: firstMessage(chatMessages.locale),
    status: sql`'new'`,
    ...handlingColumns(chats),
    waits: milliseconds(chatWaitsSince),
    due: sql`(${chats.doneAt} is null)`,
  },
  newsletter: {
    name: sql`''`,
    email: letters.email,
    words: firstWords(letters.consentText),
    locale: letters.locale,
    status: sql`${letters.status}::text`,
    assigned_to: sql`null::uuid`,
    done_at: sql`null::timestamptz`,
    done_by: sql`null`,
    waits: sql`null::float8`,
    due: sql`false`,
  },
}

const tables = { contact: contacts, circles, chat: chats, newsletter: letters } as const

function select(kind: InboxKind) {
  const { id, createdAt } = tables[kind]
  const named = Object.entries({ id, created_at: createdAt, ...entries[kind] }).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  )
  return sql`select ${kind}::text as kind, ${sql.join(named, sql`, `)} from ${tables[kind]}`
}

const conditions: Record<InboxKind, (filter: EntryFilter) => SQL | undefined> = {
  contact: (filter) =>
    and(
      handlingMatches(contacts, filter),
      anyContains(filter.q, contacts.name, contacts.email, contacts.organization, contacts.message),
    ),
  circles: (filter) =>
    and(
      handlingMatches(circles, filter),
      anyContains(filter.q, circles.name, circles.email, circles.organization, circles.why),
    ),
  chat: (filter) =>
    and(
      handlingMatches(chats, filter),
      filter.q
        ? sql`exists (select 1 from ${chatMessages} where ${chatMessages.conversationId} = ${chats.id}
            and ${contains(chatMessages.content, filter.q)})`
        : undefined,
    ),
  newsletter: ({ q }) => anyContains(q, letters.email),
}

/** A consent has no state and no assignee: it is listed if neither is filtered, or if its kind is chosen. */
export function listsKind({ kind, state, who }: Pick<EntryFilter, 'kind' | 'state' | 'who'>, wanted: InboxKind) {
  if (kind !== 'all') return kind === wanted
  return wanted !== 'newsletter' || (state === 'all' && who === 'anyone')
}

const kindsOf = (filter: EntryFilter) => inboxKinds.filter((kind) => listsKind(filter, kind))

const where = (condition: SQL | undefined) => (condition ? sql`where ${condition}` : sql``)

export function countQuery(filter: EntryFilter): SQL {
  const counts = kindsOf(filter).map(
    (kind) => sql`(select count(*) from ${tables[kind]} ${where(conditions[kind](filter))})`,
  )
  return sql`select (${sql.join(counts, sql` + `)})::int as rows`
}

/** The null order of each index: with another one, although there are no nulls, the whole table would be read. */
const newest: Record<InboxKind, SQL> = {
  contact: sql`${contacts.createdAt} desc nulls last`,
  circles: sql`${circles.createdAt} desc nulls last`,
  chat: sql`${chats.createdAt} desc`,
  newsletter: sql`${letters.createdAt} desc`,
}

type PageOptions = { sort: InboxFilter['sort'] } & (
  | { limit: number; offset: number }
  | { limit: Placeholder; offset: 0 }
)

/**
 * A page over all kinds. Each kind selects only as many rows as the page can need, by its index on `created_at`;
 * only those are merged and sorted.
 */
export function pageQuery(filter: EntryFilter, { sort, limit, offset }: PageOptions): SQL {
  const upTo = sql`limit ${typeof limit === 'number' ? offset + limit : limit}`
  const branches = kindsOf(filter).flatMap((kind) => {
    const { due } = entries[kind]
    const condition = conditions[kind](filter)
    if (sort === 'newest') return [sql`(${select(kind)} ${where(condition)} order by ${newest[kind]}, id ${upTo})`]
    // Due items first, the longest waiting on top; then the rest.
    return [
      sql`(${select(kind)} ${where(and(condition, sql`${due}`))} order by created_at, id ${upTo})`,
      sql`(${select(kind)} ${where(and(condition, sql`not ${due}`))} order by ${newest[kind]}, id ${upTo})`,
    ]
  })
  const byDue = sql`listed.due desc, case when listed.due then listed.created_at end, `
  const order = sql`${sort === 'due' ? byDue : sql``}listed.created_at desc, listed.id`
  return sql`${selectRows(sql.join(branches, sql` union all `))} order by ${order} limit ${limit} offset ${offset}`
}

export const itemQuery = ({ kind, id }: ItemRef): SQL =>
  selectRows(sql`${select(kind)} where ${tables[kind].id} = ${id}`)

/** The columns of `EntryRow`. Timestamps are numbers, because PostgreSQL and PGlite format them differently. */
const selectRows = (entries: SQL) => sql`select listed.kind, listed.id, listed.name, listed.email, listed.words,
    listed.locale, listed.status, listed.assigned_to as "assignedTo", assignee.email as "assigneeEmail",
    listed.done_by as "doneBy", ${milliseconds(sql`listed.created_at`)} as created,
    ${milliseconds(sql`listed.done_at`)} as done, case when listed.due then listed.waits end as waits
  from (${entries}) as listed left join users as assignee on assignee.id = listed.assigned_to`

export type EntryRow = Pick<
  InboxItem,
  'kind' | 'id' | 'name' | 'email' | 'words' | 'locale' | 'status' | 'assignedTo' | 'assigneeEmail' | 'doneBy'
> & { created: number; done: number | null; waits: number | null }
