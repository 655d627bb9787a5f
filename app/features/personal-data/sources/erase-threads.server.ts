import { arrayContains, eq, inArray, sql } from 'drizzle-orm'
import { threadFiles, threadMessages } from '~/db/schema/threads'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'

/** Deletes what a person attached to messages, and takes them out of what others mention. Before their messages lose their author. */
export async function eraseFromThreads({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>, userId: string) {
  const theirs = db.select({ id: threadMessages.id }).from(threadMessages).where(eq(threadMessages.authorId, userId))
  const deleted = await db
    .delete(threadFiles)
    .where(inArray(threadFiles.messageId, theirs))
    .returning({ key: threadFiles.fileKey })
  for (const { key } of deleted) await jobs.enqueue(db, fileOrphaned, { key })
  await db
    .update(threadMessages)
    .set({ mentions: sql`array_remove(${threadMessages.mentions}, ${userId}::uuid)` })
    .where(arrayContains(threadMessages.mentions, [userId]))
}
