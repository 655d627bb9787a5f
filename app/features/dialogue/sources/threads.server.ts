import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { organisationMembers } from '~/db/schema/organisations'
import { threadReaders, threads } from '~/db/schema/threads'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'

export type ThreadRow = typeof threads.$inferSelect

export const unknownThread = () => new AppError('not-found', 'dialogue.unknown')

const rowsOf = async ({ db }: Ctx, id: string, lock: boolean) => {
  if (!z.guid().safeParse(id).success) return []
  const query = db.select().from(threads).where(eq(threads.id, id))
  return lock ? query.for('update') : query
}

/** Whether the actor belongs to the organisation at this moment and, with a lock, until the transaction ends. */
export async function isOwnOrganisation({ db, actor }: Ctx, organisationId: string, lock = false): Promise<boolean> {
  if (!actor) return false
  const { userId } = organisationMembers
  const query = db
    .select({ userId })
    .from(organisationMembers)
    .where(and(eq(userId, actor.userId), eq(organisationMembers.organisationId, organisationId)))
  return (await (lock ? query.for('share') : query)).length > 0
}

/** The thread, if it is of the actor's organisation: that of another one is as unknown as one that does not exist. */
export async function findOwnThread(ctx: Ctx, id: string, { lock = false } = {}): Promise<ThreadRow | undefined> {
  const [thread] = await rowsOf(ctx, id, lock)
  return thread && (await isOwnOrganisation(ctx, thread.organisationId, lock)) ? thread : undefined
}

/** Any thread, for who has authorized as one of our team. */
export async function findThread(ctx: Ctx, id: string, { lock = false } = {}): Promise<ThreadRow | undefined> {
  const [thread] = await rowsOf(ctx, id, lock)
  return thread
}

/**
 * Messages that a reader has not seen. Who has never opened a thread has seen nothing of it, unless it was silent since
 * `from`, when they joined: then it is none of their news.
 */
export const unreadSince = (from: SQL) =>
  sql<number>`case
  when ${threadReaders.readUpTo} is not null then greatest(0, ${threads.messageCount} - ${threadReaders.readUpTo})
  when ${threads.lastMessageAt} > ${from} then ${threads.messageCount}
  else 0 end`.mapWith(Number)

export const isReader = (userId: string | Placeholder) =>
  and(eq(threadReaders.threadId, threads.id), eq(threadReaders.userId, userId))

/** Stores how far someone has read. A page that was loaded earlier and arrives later takes nothing back. */
export async function storeRead(
  { db }: Ctx,
  userId: string,
  { id, messageCount }: Pick<ThreadRow, 'id' | 'messageCount'>,
) {
  await db
    .insert(threadReaders)
    .values({ threadId: id, userId, readUpTo: messageCount })
    .onConflictDoUpdate({
      target: [threadReaders.threadId, threadReaders.userId],
      set: { readUpTo: messageCount },
      setWhere: sql`${threadReaders.readUpTo} < ${messageCount}`,
    })
}
