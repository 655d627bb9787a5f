import { authorize, can, type Member } from '~/auth/permissions'
import { threads } from '~/db/schema/threads'
import { deleteUnsavedText } from '~/features/drafts/sources/delete-text.server'
import { getOwnOrganisation } from '~/features/organisations/sources/own-organisation.server'
import { type StoredFile, storePdf } from '~/features/uploads/commands.server'
import type { Upload } from '~/files/check.server'
import { FileRefused } from '~/files/refusals'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { OwnThreadRefusal } from './model'
import type { MessageInput, StartInput } from './schema'
import { findOwnThread, findThread, isOwnOrganisation, storeRead, unknownThread } from './sources/threads.server'
import { findTopic } from './sources/topics.server'
import { writeMessage } from './sources/write.server'

const refused = (reason: OwnThreadRefusal) => new Refused(reason)

/**
 * A member begins a thread with our team, for all of their organisation. A form sent twice begins one: the thread has the id
 * that the page made, and so has its first message.
 */
export async function startThread(ctx: Ctx, { id, subject, about, body, file: upload }: StartInput): Promise<void> {
  authorize(ctx.actor, 'thread.list')
  const { actor } = ctx
  const own = await getOwnOrganisation(ctx)
  if (!own) throw refused('left')
  const file = await storeOwnFile(ctx, upload)
  await inTransaction(ctx, async (inner) => {
    const ctx: Ctx & { actor: Member } = { ...inner, actor }
    const topic = about ? await findTopic(ctx, { organisationId: own.id, side: 'own' }, about) : {}
    if (!topic) throw refused('topic')
    await ctx.db
      .insert(threads)
      .values({
        id,
        organisationId: own.id,
        subject,
        ...topic,
        ownerId: own.ownerId,
        ...{ lastMessageAt: ctx.now, createdAt: ctx.now },
      })
      .onConflictDoNothing({ target: threads.id })
    // Locked with the membership, so that who is removed meanwhile writes nothing.
    const thread = await findOwnThread(ctx, id, { lock: true })
    if (!thread) throw refused('left')
    if (thread.subject !== subject) throw refused('sent-before')
    await writeMessage(ctx, thread, { id, body, side: 'own', files: file ? [file] : [] })
    if (ctx.unsavedForm) await deleteUnsavedText(ctx, ctx.unsavedForm)
  })
}

/** A member writes into a thread of their organisation. */
export async function writeToThread(ctx: Ctx, { thread: id, ...input }: MessageInput & { thread: string }) {
  authorize(ctx.actor, 'thread.list')
  const { actor } = ctx
  // Before a file is stored: who has left the organisation sends none.
  if (!(await findOwnThread(ctx, id))) throw refused('left')
  const file = await storeOwnFile(ctx, input.file)
  await inTransaction(ctx, async (inner) => {
    const ctx: Ctx & { actor: Member } = { ...inner, actor }
    const thread = await findOwnThread(ctx, id, { lock: true })
    if (!thread) throw refused('left')
    await writeMessage(ctx, thread, { id: input.message, body: input.body, side: 'own', files: file ? [file] : [] })
    if (ctx.unsavedForm) await deleteUnsavedText(ctx, ctx.unsavedForm)
  })
}

/** The reasons of the check are in English; members get one in their language. */
async function storeOwnFile(ctx: Ctx, upload: Upload | undefined): Promise<StoredFile | undefined> {
  try {
    return upload && (await storePdf(ctx, 'threads', upload))
  } catch (error) {
    if (error instanceof FileRefused) throw refused('file')
    throw error
  }
}

/**
 * A page showed the messages up to this number, so they are read; one that came meanwhile is not. Nothing is stored for an
 * admin who looks at the pages as someone else.
 */
export async function readThread(ctx: Ctx, { id, upTo }: { id: string; upTo: number }): Promise<void> {
  authorize(ctx.actor, 'thread.list')
  if (ctx.isViewing) return
  const thread = await findThread(ctx, id)
  if (!thread || !can(ctx.actor, 'thread.see', { isOwn: await isOwnOrganisation(ctx, thread.organisationId) })) {
    throw unknownThread()
  }
  await storeRead(ctx, ctx.actor.userId, { id, messageCount: Math.min(upTo, thread.messageCount) })
}
