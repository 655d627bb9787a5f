import { and, asc, count, desc, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import type { Db } from '~/db/db.server'
import { withGenericPlan } from '~/db/execute-prepared.server'
import { preparedQuery } from '~/db/prepared-query.server'
import { engagements } from '~/db/schema/engagements'
import { events } from '~/db/schema/events'
import { introductions } from '~/db/schema/introductions'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { threadMessages, threadReaders, threads } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import { contains } from '~/features/activity/queries.server'
import { type TopicRef, threadsInCard, topicValue } from '~/features/dialogue/model'
import { readMessages } from '~/features/dialogue/sources/messages.server'
import { listThreadPeople } from '~/features/dialogue/sources/people.server'
import {
  findThread,
  isReader,
  type ThreadRow,
  unknownThread,
  unreadSince,
} from '~/features/dialogue/sources/threads.server'
import { listTopics, topicColumns, topicOf } from '~/features/dialogue/sources/topics.server'
import { formNames } from '~/features/drafts/model'
import { openForm } from '~/features/drafts/queries.server'
import { msLeft } from '~/features/inbox/model'
import { findChosenOrganisation } from '~/features/organisations/queries.server'
import { defaultLocale, type Locale } from '~/i18n/locales'
import { storable } from '~/lib/input'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type NewTeamThread,
  type OpenedTeamThread,
  organisationProblems,
  type TeamThread,
  type ThreadFilter,
} from './model'

/** Threads that wait for an answer, as an expression for the rail. */
export function waitingCount({ actor }: Pick<Ctx, 'actor'>): SQL {
  authorize(actor, 'thread.oversee')
  return sql`(select count(*)::int from ${threads} where ${threads.waitingSince} is not null)`
}

/** What someone of our team has never opened is news to them. */
const unread = unreadSince(sql`'-infinity'::timestamptz`)

const ownerName = sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`

const isMatch = ({ q }: Pick<ThreadFilter, 'q'>) => {
  if (!q) return undefined
  // The words of messages too: who looks for a thread remembers what was said.
  const isSaid = sql`exists (select from ${threadMessages}
    where ${threadMessages.threadId} = ${threads.id} and ${contains(threadMessages.body, q)})`
  return or(contains(threads.subject, q), contains(organisations.name, q), isSaid)
}

const matching = ({ state, who, q, organisation }: ThreadFilter, userId: string) =>
  and(
    state === 'waiting' ? isNotNull(threads.waitingSince) : undefined,
    who === 'mine' ? eq(threads.ownerId, userId) : who === 'unassigned' ? isNull(threads.ownerId) : undefined,
    organisation ? eq(threads.organisationId, organisation) : undefined,
    isMatch({ q }),
  )

/** Those that wait come first, the longest waiting on top; then the rest, the last written first. */
const orders = {
  due: [sql`${threads.waitingSince} asc nulls last`, desc(threads.lastMessageAt), asc(threads.id)],
  newest: [desc(threads.lastMessageAt), asc(threads.id)],
}

/** One page of all threads. */
export async function listThreads(ctx: Ctx, filter: ThreadFilter) {
  authorize(ctx.actor, 'thread.oversee')
  const condition = matching(filter, ctx.actor.userId)
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(threads)
    .innerJoin(organisations, eq(organisations.id, threads.organisationId))
    .where(condition)
  const total = counted?.total ?? 0
  const { page, offset } = pageOf(total, filter.page)
  const rows = await selectThreads(readerOf(ctx), condition)
    .orderBy(...orders[filter.sort])
    .limit(pageSize)
    .offset(offset)
  return { threads: rows.map((row) => listedThread(row, ctx.now)), total, page }
}

/** The latest threads with an organisation, for its page. */
export async function listThreadsOf(ctx: Ctx, organisationId: string) {
  authorize(ctx.actor, 'thread.oversee')
  const isOf = eq(threads.organisationId, organisationId)
  // With eight tables, planning takes longer than to run it.
  const latest = withGenericPlan(ctx.db, (db) =>
    selectThreads({ ...readerOf(ctx), db }, isOf)
      .orderBy(...orders.newest)
      .limit(threadsInCard)
      .prepare('threads-of')
      .execute(),
  )
  const [rows, total] = await Promise.all([latest, ctx.db.$count(threads, isOf)])
  return { threads: rows.map((row) => listedThread(row, ctx.now)), total }
}

const waitingQuery = preparedQuery((db) =>
  selectThreads({ db, reader: sql.placeholder('userId') }, isNotNull(threads.waitingSince))
    .orderBy(asc(threads.waitingSince), asc(threads.id))
    .limit(sql.placeholder('limit'))
    .prepare('waiting-threads'),
)

/** Threads that wait for an answer, the longest waiting first. */
export async function listWaitingThreads(ctx: Ctx, limit: number): Promise<TeamThread[]> {
  authorize(ctx.actor, 'thread.oversee')
  const rows = await waitingQuery(ctx.db).execute({ userId: ctx.actor.userId, limit })
  return rows.map((row) => listedThread(row, ctx.now))
}

const readerOf = ({ db, actor }: Ctx) => ({ db, reader: actor?.userId ?? '' })

type Reader = { db: Db; reader: string | Placeholder }

const selectThreads = ({ db, reader }: Reader, condition: SQL | undefined) =>
  db
    .select({
      thread: threads,
      organisation: { id: organisations.id, name: organisations.name },
      ownerName,
      last: {
        author: threadMessages.authorName,
        isFromTeam: threadMessages.isFromTeam,
        words: sql<string>`left(${threadMessages.body}, 160)`,
      },
      unread,
      ...topicColumns,
    })
    .from(threads)
    .innerJoin(organisations, eq(organisations.id, threads.organisationId))
    .innerJoin(
      threadMessages,
      and(eq(threadMessages.threadId, threads.id), eq(threadMessages.number, threads.messageCount)),
    )
    .leftJoin(threadReaders, isReader(reader))
    .leftJoin(users, eq(users.id, threads.ownerId))
    .leftJoin(engagements, eq(engagements.id, threads.engagementId))
    .leftJoin(events, eq(events.id, threads.eventId))
    .leftJoin(introductions, eq(introductions.id, threads.introductionId))
    .where(condition)

type Row = Awaited<ReturnType<typeof selectThreads>>[number]

function listedThread({ thread, last, unread, organisation, ownerName, ...topic }: Row, now: Date): TeamThread {
  const { id, subject, ownerId, lastMessageAt, waitingSince } = thread
  return {
    ...{ id, subject, organisation, ownerId, ownerName, lastMessageAt, unread },
    ...last,
    topic: topicOf(topic),
    msLeft: waitingSince && msLeft(waitingSince, now),
  }
}

/** One thread with its messages, and the answer that the reader has not sent yet. */
export async function getTeamThread(ctx: Ctx, id: string, before?: number): Promise<OpenedTeamThread> {
  const { actor } = ctx
  authorize(actor, 'thread.oversee')
  const thread = await findThread(ctx, id)
  const [row] = thread ? await selectThreads(readerOf(ctx), eq(threads.id, thread.id)) : []
  if (!thread || !row) throw unknownThread()
  const { subject, organisation, topic, ownerId, ownerName, msLeft } = listedThread(row, ctx.now)
  return {
    ...{ id, subject, organisation, topic, ownerId, ownerName, msLeft },
    // Admin screens are in English.
    ...(await readMessages({ ...ctx, locale: defaultLocale }, thread, before)),
    waitingSince: thread.waitingSince,
    people: await listThreadPeople({ ...ctx, actor }, thread, 'team'),
    seen: thread.messageCount,
    locale: await findLocale(ctx, thread),
    answerForm: await openForm(ctx, formNames.thread(id)),
  }
}

/** The language of whoever of the organisation wrote last. */
async function findLocale(ctx: Ctx, { id, organisationId }: Pick<ThreadRow, 'id' | 'organisationId'>) {
  const [last] = await ctx.db
    .select({ locale: users.locale })
    .from(threadMessages)
    .innerJoin(users, eq(users.id, threadMessages.authorId))
    .where(and(eq(threadMessages.threadId, id), eq(threadMessages.isFromTeam, false)))
    .orderBy(desc(threadMessages.number))
    .limit(1)
  return last?.locale ?? findCommonLocale(ctx, organisationId)
}

/** The language of most members of an organisation. */
async function findCommonLocale({ db }: Ctx, organisationId: string): Promise<Locale> {
  const [most] = await db
    .select({ locale: users.locale })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .groupBy(users.locale)
    .orderBy(desc(count()), asc(users.locale))
    .limit(1)
  return most?.locale ?? defaultLocale
}

/** What the form for a new thread shows; `named` is the organisation in its address, by its id or a choice. */
export async function openNewThread(ctx: Ctx, named: string, about?: TopicRef): Promise<NewTeamThread> {
  const { actor } = ctx
  authorize(actor, 'thread.answer')
  if (!named) return { organisation: null, named, problem: null }
  const chosen = storable(named) ? await findChosenOrganisation(ctx, named) : 'unknown'
  if (typeof chosen === 'string') return { organisation: null, named, problem: organisationProblems[chosen] }
  const { id, name } = organisations
  const [organisation] = await ctx.db.select({ id, name }).from(organisations).where(eq(id, chosen.id))
  if (!organisation) return { organisation: null, named, problem: organisationProblems.unknown }
  const topics = await listTopics({ ...ctx, actor }, { organisationId: chosen.id, side: 'team' }, about)
  const topic = about ? topicValue(about) : ''
  const place = topic ? `${chosen.id}.${topic}` : chosen.id
  const locale = await findCommonLocale(ctx, chosen.id)
  return { organisation, topics, about: topic, locale, opened: await openForm(ctx, formNames.newThread(place)) }
}
