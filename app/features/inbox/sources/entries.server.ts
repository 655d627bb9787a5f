import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { auditLog } from '~/db/schema/audit-log'
import { chatMessages, chatConversations as chats } from '~/db/schema/chat-messages'
import { circleRequests as circles } from '~/db/schema/circle-requests'
import { contactRequests as contacts } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { newsletterSubscriptions as letters } from '~/db/schema/newsletter-subscriptions'
import { contains } from '~/features/activity/queries.server'
import { type InboxFilter, type InboxItem, type InboxKind, type ItemRef, inboxKinds } from '../model'

type Asked = Omit<InboxFilter, 'page' | 'sort'> & { own: string }
type Handling = { assignedTo: PgColumn; doneAt: PgColumn }

const firstWords = (text: SQL | PgColumn) => sql`left(${text}, 160)`
const milliseconds = (at: SQL | PgColumn) => sql`(extract(epoch from ${at}) * 1000)::float8`
const either = (text: string, ...columns: PgColumn[]) =>
  text ? or(...columns.map((column) => contains(column, text))) : undefined

const handling = ({ assignedTo, doneAt, doneBy }: Handling & { doneBy: PgColumn }) => ({
  assigned_to: assignedTo,
  done_at: doneAt,
  done_by: doneBy,
})

const handled = ({ assignedTo, doneAt }: Handling, { state, who, own }: Asked) =>
  and(
    state === 'open' ? isNull(doneAt) : state === 'done' ? isNotNull(doneAt) : undefined,
    who === 'mine' ? eq(assignedTo, own) : who === 'unassigned' ? isNull(assignedTo) : undefined,
  )

/** In a chat the first, or the first after it was last done with: that one opened it anew. */
const chatWaits = sql`coalesce((
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

/** The same columns of every kind. `due` are those that the promise to answer still counts for, since `waits`. */
const entries: Record<InboxKind, Entry> = {
  contact: {
    name: contacts.name,
    email: contacts.email,
    words: firstWords(contacts.message),
    locale: contacts.locale,
    status: sql`${contacts.status}::text`,
    ...handling(contacts),
    waits: milliseconds(contacts.createdAt),
    due: sql`(${contacts.doneAt} is null and ${contacts.status} = 'new')`,
  },
  circles: {
    name: circles.name,
    email: circles.email,
    words: firstWords(circles.why),
    locale: circles.locale,
    status: sql`${circles.status}::text`,
    ...handling(circles),
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
    ...handling(chats),
    waits: milliseconds(chatWaits),
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

const wanted: Record<InboxKind, (asked: Asked) => SQL | undefined> = {
  contact: (asked) =>
    and(
      handled(contacts, asked),
      either(asked.q, contacts.name, contacts.email, contacts.organization, contacts.message),
    ),
  circles: (asked) =>
    and(handled(circles, asked), either(asked.q, circles.name, circles.email, circles.organization, circles.why)),
  chat: (asked) =>
    and(
      handled(chats, asked),
      asked.q
        ? sql`exists (select 1 from ${chatMessages} where ${chatMessages.conversationId} = ${chats.id}
            and ${contains(chatMessages.content, asked.q)})`
        : undefined,
    ),
  newsletter: ({ q }) => either(q, letters.email),
}

/** A consent is neither open nor done nor anyone's: it is listed with everything, or when asked for. */
const kindsOf = ({ kind, state, who }: Asked) =>
  kind === 'all' ? inboxKinds.filter((kind) => kind !== 'newsletter' || (state === 'all' && who === 'anyone')) : [kind]

const where = (condition: SQL | undefined) => (condition ? sql`where ${condition}` : sql``)

export function countQuery(asked: Asked): SQL {
  const counts = kindsOf(asked).map((kind) => sql`(select count(*) from ${tables[kind]} ${where(wanted[kind](asked))})`)
  return sql`select (${sql.join(counts, sql` + `)})::int as rows`
}

/** As each index has it: a sort that differs in where nulls go, though there are none, would read the whole table. */
const newest: Record<InboxKind, SQL> = {
  contact: sql`${contacts.createdAt} desc nulls last`,
  circles: sql`${circles.createdAt} desc nulls last`,
  chat: sql`${chats.createdAt} desc`,
  newsletter: sql`${letters.createdAt} desc`,
}

type Part = { sort: InboxFilter['sort']; limit: number; offset: number }

/**
 * A page of all kinds. Each gives no more than the page may need of it, by its index on `created_at`; only those are
 * put together and sorted.
 */
export function pageQuery(asked: Asked, { sort, limit, offset }: Part): SQL {
  const upTo = sql`limit ${offset + limit}`
  const branches = kindsOf(asked).flatMap((kind) => {
    const { due } = entries[kind]
    const isWanted = wanted[kind](asked)
    if (sort === 'newest') return [sql`(${select(kind)} ${where(isWanted)} order by ${newest[kind]}, id ${upTo})`]
    // Those that wait, the longest first; then the rest.
    return [
      sql`(${select(kind)} ${where(and(isWanted, sql`${due}`))} order by created_at, id ${upTo})`,
      sql`(${select(kind)} ${where(and(isWanted, sql`not ${due}`))} order by ${newest[kind]}, id ${upTo})`,
    ]
  })
  const byDue = sql`listed.due desc, case when listed.due then listed.created_at end, `
  const order = sql`${sort === 'due' ? byDue : sql``}listed.created_at desc, listed.id`
  return sql`${shown(sql.join(branches, sql` union all `))} order by ${order} limit ${limit} offset ${offset}`
}

export const oneQuery = ({ kind, id }: ItemRef): SQL => shown(sql`${select(kind)} where ${tables[kind].id} = ${id}`)

/** As the page wants it. Moments are numbers: the two engines write them differently. */
const shown = (entries: SQL) => sql`select listed.kind, listed.id, listed.name, listed.email, listed.words,
    listed.locale, listed.status, listed.assigned_to as "assignedTo", assignee.email as "assigneeEmail",
    listed.done_by as "doneBy", ${milliseconds(sql`listed.created_at`)} as created,
    ${milliseconds(sql`listed.done_at`)} as done, case when listed.due then listed.waits end as waits
  from (${entries}) as listed left join users as assignee on assignee.id = listed.assigned_to`

export type ShownRow = Pick<
  InboxItem,
  'kind' | 'id' | 'name' | 'email' | 'words' | 'locale' | 'status' | 'assignedTo' | 'assigneeEmail' | 'doneBy'
> & { created: number; done: number | null; waits: number | null }
