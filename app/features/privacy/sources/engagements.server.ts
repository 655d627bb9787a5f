import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { deliverableFiles, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { threadFiles, threadMessages, threads } from '~/db/schema/threads'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { before, keptFor } from '../model'

// The rows of files go by foreign keys; afterwards nothing would know their keys, so jobs for them are enqueued first.

type Deleter = Pick<Ctx, 'db' | 'now' | 'jobs'>

/** Engagements that ended so long ago that nobody has to keep them, with their deliverables and files. */
export async function deleteEndedEngagements({ db, now, jobs }: Deleter): Promise<number> {
  const { state, closedAt, decidedAt, updatedAt } = engagements
  const isOver = or(
    and(eq(state, 'closed'), lt(closedAt, before(now, keptFor.engagements))),
    and(inArray(state, ['declined', 'expired', 'withdrawn']), lt(decidedAt, before(now, keptFor.offers))),
    and(eq(state, 'discarded'), lt(updatedAt, before(now, keptFor.offers))),
  )
  const over = db.select({ id: engagements.id }).from(engagements).where(isOver)
  const files = await db
    .select({ key: deliverableFiles.fileKey })
    .from(deliverableFiles)
    .innerJoin(deliverables, eq(deliverables.id, deliverableFiles.deliverableId))
    .where(inArray(deliverables.engagementId, over))
  for (const { key } of files) await jobs.enqueue(db, fileOrphaned, { key })
  return (await db.delete(engagements).where(isOver).returning({ id: engagements.id })).length
}

/** Threads in which nobody has written for long; those about an engagement, or an introduction of one, stay as long as it does. */
export async function deleteQuietThreads({ db, now, jobs }: Deleter): Promise<number> {
  const isFree = and(isNull(threads.engagementId), isNull(threads.introductionId))
  const isQuiet = and(isFree, lt(threads.lastMessageAt, before(now, keptFor.threads)))
  const quiet = db.select({ id: threads.id }).from(threads).where(isQuiet)
  const files = await db
    .select({ key: threadFiles.fileKey })
    .from(threadFiles)
    .innerJoin(threadMessages, eq(threadMessages.id, threadFiles.messageId))
    .where(inArray(threadMessages.threadId, quiet))
  for (const { key } of files) await jobs.enqueue(db, fileOrphaned, { key })
  return (await db.delete(threads).where(isQuiet).returning({ id: threads.id })).length
}
