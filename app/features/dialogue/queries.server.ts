import { and, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, can } from '~/auth/permissions'
import { preparedQuery } from '~/db/prepared-query.server'
import { engagements } from '~/db/schema/engagements'
import { events } from '~/db/schema/events'
import { introductions } from '~/db/schema/introductions'
import { organisationMembers } from '~/db/schema/organisations'
import { threadFiles, threadMessages, threadReaders, threads } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import { getOwnOrganisation } from '~/features/organisations/sources/own-organisation.server'
import { formatTags } from '~/i18n/locales'
import { writeMoment } from '~/lib/promise-clock'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type DialogueUpdates,
  type ListedThread,
  type OwnDialogue,
  type OwnThread,
  type ThreadTopic,
  type TopicRef,
  threadsInCard,
} from './model'
import { readMessages } from './sources/messages.server'
import { listThreadPeople } from './sources/people.server'
import { findOwnThread, isOwnOrganisation, isReader, unknownThread, unreadSince } from './sources/threads.server'
import { listTopics, topicColumns, topicOf } from './sources/topics.server'

const unread = unreadSince(sql`${organisationMembers.joinedAt}`)

/** Threads of the organisation that the reader belongs to now. */
const isOwn = (userId: string | Placeholder) =>
  and(eq(organisationMembers.organisationId, threads.organisationId), eq(organisationMembers.userId, userId))

/** One page of the threads, the last written first. */
export async function listOwnThreads(ctx: Ctx, requestedPage: number): Promise<OwnDialogue> {
  authorize(ctx.actor, 'thread.list')
  const organisation = await getOwnOrganisation(ctx)
  if (!organisation) return { organisation: null, threads: [], total: 0, page: 1, unread: 0 }
  const totals = (await countThreads(ctx)) ?? { total: 0, unread: 0 }
  const { page, offset } = pageOf(totals.total, requestedPage)
  const rows = totals.total > 0 ? await selectThreads(ctx, { limit: pageSize, offset }) : []
  return { organisation: { name: organisation.name }, threads: rows, ...totals, page }
}

/** The latest threads, for the card of the role page. */
export async function getDialogueUpdates(ctx: Ctx): Promise<DialogueUpdates> {
  authorize(ctx.actor, 'thread.list')
  const totals = await countThreads(ctx)
  if (!totals) return { threads: [], unread: 0, hasOrganisation: false }
  const rows = totals.total > 0 ? await selectThreads(ctx, { limit: threadsInCard, offset: 0 }) : []
  return { threads: rows, unread: totals.unread, hasOrganisation: true }
}

const reader = sql.placeholder('userId')

const totalsQuery = preparedQuery((db) =>
  db
    .select({ total: count(threads.id), unread: sql<number>`coalesce(sum(${unread}), 0)`.mapWith(Number) })
    .from(organisationMembers)
    .leftJoin(threads, eq(threads.organisationId, organisationMembers.organisationId))
    .leftJoin(threadReaders, isReader(reader))
    .where(eq(organisationMembers.userId, reader))
    .groupBy(organisationMembers.userId)
    .prepare('own-thread-totals'),
)

/** Undefined for who belongs to no organisation. */
async function countThreads({ db, actor }: Ctx): Promise<{ total: number; unread: number } | undefined> {
  const [row] = await totalsQuery(db).execute({ userId: actor?.userId ?? '' })
  return row
}

/** More than a line shows. */
const firstWords = sql<string>`left(${threadMessages.body}, 200)`

const threadsQuery = preparedQuery((db) =>
  db
    .select({
      thread: { id: threads.id, subject: threads.subject, lastMessageAt: threads.lastMessageAt },
      last: {
        authorId: threadMessages.authorId,
        author: threadMessages.authorName,
        isFromTeam: threadMessages.isFromTeam,
        words: firstWords,
      },
      unread,
      ...topicColumns,
    })
    .from(threads)
    .innerJoin(organisationMembers, isOwn(reader))
    .innerJoin(
      threadMessages,
      and(eq(threadMessages.threadId, threads.id), eq(threadMessages.number, threads.messageCount)),
    )
    .leftJoin(threadReaders, isReader(reader))
    .leftJoin(engagements, eq(engagements.id, threads.engagementId))
    .leftJoin(events, eq(events.id, threads.eventId))
    .leftJoin(introductions, eq(introductions.id, threads.introductionId))
    .orderBy(desc(threads.lastMessageAt), desc(threads.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('own-threads'),
)

async function selectThreads({ db, actor, locale, now }: Ctx, page: { limit: number; offset: number }) {
  const userId = actor?.userId ?? ''
  const rows = await threadsQuery(db).execute({ userId, ...page })
  return rows.map(
    ({ thread: { lastMessageAt, ...thread }, last: { authorId, ...last }, unread, ...topic }): ListedThread => ({
      ...thread,
      ...last,
      topic: topicOf(topic),
      isOwn: authorId === userId,
      at: writeMoment(lastMessageAt, now, formatTags[locale]),
      unread,
    }),
  )
}

/** Whether the reader belongs to an organisation, whose members write to our team. */
export async function canStartThread(ctx: Ctx): Promise<boolean> {
  authorize(ctx.actor, 'thread.list')
  return (await getOwnOrganisation(ctx)) !== null
}

/** What a new thread can be about, among it what an address names. Nothing for who belongs to no organisation. */
export async function listOwnTopics(ctx: Ctx, named?: TopicRef): Promise<ThreadTopic[]> {
  const { actor } = ctx
  authorize(actor, 'thread.list')
  const own = await getOwnOrganisation(ctx)
  return own ? listTopics({ ...ctx, actor }, { organisationId: own.id, side: 'own' }, named) : []
}

/** A thread of the reader's organisation; else the same error as for an unknown one. */
export async function getOwnThread(ctx: Ctx, id: string, before?: number): Promise<OwnThread> {
  const { actor } = ctx
  authorize(actor, 'thread.list')
  const thread = await findOwnThread(ctx, id)
  if (!thread) throw unknownThread()
  const [topic] = await ctx.db
    .select({ ...topicColumns, owner: { name: users.name } })
    .from(threads)
    .leftJoin(engagements, eq(engagements.id, threads.engagementId))
    .leftJoin(events, eq(events.id, threads.eventId))
    .leftJoin(introductions, eq(introductions.id, threads.introductionId))
    .leftJoin(users, eq(users.id, threads.ownerId))
    .where(eq(threads.id, thread.id))
  return {
    ...{ id: thread.id, subject: thread.subject, seen: thread.messageCount },
    ...(await readMessages(ctx, thread, before)),
    topic: topic ? topicOf(topic) : null,
    owner: topic?.owner?.name || null,
    people: await listThreadPeople({ ...ctx, actor }, thread, 'own'),
  }
}

/** A file of a message, for the members of its organisation and for our team. */
export async function getThreadFile(ctx: Ctx, threadId: string, id: string) {
  const isAsked = and(eq(threadFiles.id, id), eq(threadMessages.threadId, threadId))
  const [found] = [id, threadId].every((text) => z.guid().safeParse(text).success)
    ? await ctx.db
        .select({ file: threadFiles, organisationId: threads.organisationId })
        .from(threadFiles)
        .innerJoin(threadMessages, eq(threadMessages.id, threadFiles.messageId))
        .innerJoin(threads, eq(threads.id, threadMessages.threadId))
        .where(isAsked)
    : []
  // The same error as for an unknown file, so that it does not reveal that there is one.
  if (!found || !can(ctx.actor, 'thread.see', { isOwn: await isOwnOrganisation(ctx, found.organisationId) })) {
    throw unknownThread()
  }
  const { fileKey, fileName, mediaType, size } = found.file
  if (!(await ctx.files.has(fileKey))) throw new Error(`the file ${fileKey} of the thread ${threadId} is gone`)
  return { fileName, mediaType, size, stream: ctx.files.read(fileKey) }
}

/**
 * How many messages wait to be read, without those of the thread that is being opened, as an expression for the rail; null for
 * who belongs to no organisation.
 */
export function ownUnreadCount({ actor }: Pick<Ctx, 'actor'>, opened?: string): SQL {
  authorize(actor, 'thread.list')
  const isOther = z.guid().safeParse(opened).success ? sql`and ${threads.id} <> ${opened}::uuid` : sql``
  return sql`(select coalesce((
      select sum(${unread})::int from ${threads}
      left join ${threadReaders} on ${isReader(actor.userId)}
      where ${threads.organisationId} = ${organisationMembers.organisationId} ${isOther}), 0)
    from ${organisationMembers} where ${organisationMembers.userId} = ${actor.userId})`
}
