import { randomUUID } from 'node:crypto'
import { and, count, eq, gt } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { inboundMails, threadMessages } from '~/db/schema/threads'
import { messageInput } from '~/features/dialogue/schema'
import { findThread, isOwnOrganisation } from '~/features/dialogue/sources/threads.server'
import { writeMessage } from '~/features/dialogue/sources/write.server'
import { type StoredFile, storePdf } from '~/features/uploads/commands.server'
import type { Upload } from '~/files/check.server'
import { FileRefused } from '~/files/refusals'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { maxReplyFiles, type ReplyOutcome, replyLimit, type ToldRefusal } from './model'
import { findSender, type Sender } from './sources/find-sender.server'
import { mailProblem } from './sources/mail-problem.server'
import { type InboundMail, readMail } from './sources/read-mail.server'

/**
 * Writes a reply that came in by mail into its thread. Safe to run twice with one mail. A sender whom the address proves is
 * told what was wrong; a program or a stranger gets no answer, or two programs would write to each other for ever.
 */
export async function receiveReply(ctx: Ctx, raw: Uint8Array): Promise<ReplyOutcome> {
  const mail = await readMail(raw)
  if (!mail) return 'unreadable'
  if (mail.isAutomatic) return 'automatic'
  const sender = await findSender(ctx, mail)
  if (!sender) return 'unknown-address'
  if (await isKnown(ctx, mail)) return 'repeated'
  const ofSender: Ctx = { ...ctx, actor: sender.actor, locale: sender.locale }
  const refusal = await findRefusal(ofSender, sender, mail)
  if (refusal) return refuse(ofSender, sender, mail, refusal)
  const files = await storeFiles(ofSender, mail.files)
  return write(ofSender, sender, { ...mail, ...files })
}

/** Before files are stored for it; the transaction decides. */
const isKnown = async ({ db }: Ctx, { hash }: InboundMail) =>
  (await db.$count(inboundMails, eq(inboundMails.hash, hash))) > 0

type Body = { state: 'valid'; body: string } | { state: 'invalid'; refusal: ToldRefusal }

/** A mail may be without text when it brings files: their names are the message then. */
function bodyOf({ text, files }: Pick<InboundMail, 'text' | 'files'>): Body {
  const parsed = messageInput.shape.body.safeParse(text || files.map(({ name }) => name).join('\n'))
  if (parsed.success) return { state: 'valid', body: parsed.data }
  const error = parsed.error.issues[0]?.message
  if (error === 'tooLong') return { state: 'invalid', refusal: 'too-long' }
  return { state: 'invalid', refusal: error === 'required' ? 'empty' : 'characters' }
}

async function findRefusal(ctx: Ctx, sender: Sender, mail: InboundMail): Promise<ToldRefusal | undefined> {
  const thread = await findThread(ctx, sender.thread.id)
  if (!sender.maySignIn || !thread || !(await isOwnOrganisation(ctx, thread.organisationId))) return 'left'
  if (await isOverLimit(ctx)) return 'too-many'
  const body = bodyOf(mail)
  return body.state === 'invalid' ? body.refusal : undefined
}

async function isOverLimit({ db, actor, now }: Ctx) {
  const { authorId, via, createdAt } = threadMessages
  const since = new Date(now.getTime() - replyLimit.minutes * 60_000)
  const isRecent = and(eq(authorId, actor?.userId ?? ''), eq(via, 'mail'), gt(createdAt, since))
  const [row] = await db.select({ replies: count() }).from(threadMessages).where(isRecent)
  return (row?.replies ?? 0) >= replyLimit.replies
}

/** False when the mail was delivered before, or twice at this moment and the other one was first. */
async function claim({ db, now }: Ctx, hash: string) {
  const inserted = await db
    .insert(inboundMails)
    .values({ hash, createdAt: now })
    .onConflictDoNothing({ target: inboundMails.hash })
    .returning({ hash: inboundMails.hash })
  return inserted.length > 0
}

const record = ({ db }: Ctx, hash: string, result: { messageId: string } | { refusal: ToldRefusal }) =>
  db.update(inboundMails).set(result).where(eq(inboundMails.hash, hash))

const refuse = (ctx: Ctx, sender: Sender, { hash }: InboundMail, refusal: ToldRefusal) =>
  inTransaction(ctx, async (ctx): Promise<ReplyOutcome> => {
    if (!(await claim(ctx, hash))) return 'repeated'
    await record(ctx, hash, { refusal })
    await mailProblem(ctx, sender, hash, { refusal })
    return refusal
  })

type Files = { stored: StoredFile[]; refused: string[] }

/** Through the checks of all uploads. Those that do not pass are named to the sender, and the text is written all the same. */
async function storeFiles(ctx: Ctx, files: Upload[]): Promise<Files> {
  const stored: StoredFile[] = []
  const refused = files.slice(maxReplyFiles).map(({ name }) => name)
  for (const file of files.slice(0, maxReplyFiles)) {
    try {
      stored.push(await storePdf(ctx, 'threads', file))
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      refused.push(file.name)
    }
  }
  return { stored, refused }
}

const write = (outer: Ctx, sender: Sender, { hash, stored, refused, ...mail }: InboundMail & Files) =>
  inTransaction(outer, async (inner): Promise<ReplyOutcome> => {
    const ctx = { ...inner, actor: sender.actor }
    authorize(ctx.actor, 'thread.list')
    const body = bodyOf(mail)
    if (body.state === 'invalid') throw new Error('the text of a reply was checked before')
    if (!(await claim(ctx, hash))) return 'repeated'
    // Locked with the membership, so that who is removed meanwhile writes nothing.
    const thread = await findThread(ctx, sender.thread.id, { lock: true })
    if (!thread || !(await isOwnOrganisation(ctx, thread.organisationId, true))) {
      await record(ctx, hash, { refusal: 'left' })
      await mailProblem(ctx, sender, hash, { refusal: 'left' })
      return 'left'
    }
    const messageId = randomUUID()
    await writeMessage(ctx, thread, { id: messageId, body: body.body, side: 'own', via: 'mail', files: stored })
    await record(ctx, hash, { messageId })
    if (refused.length > 0) await mailProblem(ctx, sender, hash, { files: refused })
    return 'written'
  })
