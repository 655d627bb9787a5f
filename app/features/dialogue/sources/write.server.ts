import { eq } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { threadFiles, threadMessages, threads } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import type { StoredFile } from '~/features/uploads/commands.server'
import { defineJob } from '~/jobs/jobs.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { mentionedIn } from '../model/mentions'
import { listThreadPeople } from './people.server'
import { storeRead, type ThreadRow } from './threads.server'

export const threadMessageWritten = defineJob<{ messageId: string }>('thread.message-written')

export type NewMessage = {
  id: string
  body: string
  side: 'own' | 'team'
  files: StoredFile[]
  via?: ThreadMessageRow['via']
}

type ThreadMessageRow = typeof threadMessages.$inferSelect

/**
 * Writes a message into a thread that the caller has locked, and queues its mails. False if a form was sent twice. The id of
 * another message is refused.
 */
export async function writeMessage(
  ctx: Ctx & { actor: Member },
  thread: ThreadRow,
  { id, body, side, files, via = 'site' }: NewMessage,
): Promise<boolean> {
  const { db, actor, now } = ctx
  const number = thread.messageCount + 1
  const mentions = mentionedIn(body, await listThreadPeople(ctx, thread, side))
  const [written] = await db
    .insert(threadMessages)
    .values({
      ...{ id, threadId: thread.id, number, body, via, mentions, createdAt: now },
      ...{ authorId: actor.userId, authorName: await findOwnName(ctx), isFromTeam: side === 'team' },
    })
    .onConflictDoNothing({ target: threadMessages.id })
    .returning({ id: threadMessages.id })
  if (!written) return refuseOther(ctx, thread, { id, body })
  if (files.length > 0) await db.insert(threadFiles).values(files.map((file) => ({ messageId: id, ...file })))
  // The 48 hours run from the first message that nobody has answered.
  const waitingSince = side === 'team' ? null : (thread.waitingSince ?? now)
  await db
    .update(threads)
    .set({ messageCount: number, lastMessageAt: now, waitingSince })
    .where(eq(threads.id, thread.id))
  await storeRead(ctx, actor.userId, { ...thread, messageCount: number })
  await ctx.jobs.enqueue(db, threadMessageWritten, { messageId: id })
  return true
}

/** A double click sends the same message again. Another text in a form that was sent before is refused, not silently lost. */
async function refuseOther({ db, actor }: Ctx, thread: ThreadRow, { id, body }: Pick<NewMessage, 'id' | 'body'>) {
  const [existing] = await db.select().from(threadMessages).where(eq(threadMessages.id, id))
  const isSame = existing?.threadId === thread.id && existing.authorId === actor?.userId && existing.body === body
  if (!isSame) throw new Refused('sent-before')
  return false
}

async function findOwnName({ db, actor }: Ctx & { actor: Member }) {
  const [own] = await db.select({ name: users.name }).from(users).where(eq(users.id, actor.userId))
  return own?.name || actor.email
}
