import { eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { type MailAttachment, mails } from '~/db/schema/mails'
import { isRestricted } from '~/db/schema/personal-data'
import type { FileStore } from '~/files/store.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle, type Jobs } from '~/jobs/jobs.server'
import type { Deliver, OutgoingFile, OutgoingMail } from './transport.server'

export const mailQueued = defineJob<{ mailId: string }>('mail.queued')

export type Queue = { db: Db; jobs: Jobs }

export type NewMail = {
  /** Unique: a second mail with the same key is not inserted. */
  key: string
  template: string
  locale: Locale
  to: { name: string; address: string }
  replyTo?: string
  subject: string
  html: string
  text: string
  /** As returned by `renderMail`; stored only with a `secret`. */
  secretPlaceholder?: string
  /** The type allows only headers that can't change the sender or the recipients. */
  headers?: { [list: `List-${string}`]: string; 'Auto-Submitted'?: 'no' }
  /** Texts and pictures are stored with the mail; uploaded files stay in the store until it is delivered. */
  attachments?: MailAttachment[]
  /** A link's token: replaces the placeholder at delivery, and is deleted from the row afterwards. */
  secret?: string
}

/** Nothing that would end the header, leave a folder or hide the ending. */
const isFileName = /^(?!\.)[^\p{C}\p{Zl}\p{Zp}/\\"<>]+$/u

/** Mails about the account, and about a person's rights: the only ones to someone whose data may only be stored. */
const isAboutAccount = (template: string) => /^(account|data)\./.test(template)

/**
 * Inserts the mail and the job that delivers it, in the caller's transaction. False when its key exists already, or when
 * the recipient's data may only be stored.
 */
export async function queueMail({ db, jobs }: Queue, { to, secretPlaceholder = '', ...mail }: NewMail) {
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!/^[\w-]+$/.test(name) || !/^[ -~]+$/.test(value)) throw new Error(`The header ${name} can't be sent`)
  }
  for (const { fileName, contentType } of mail.attachments ?? []) {
    if (!isFileName.test(fileName) || !/^[\w/.+;= -]+$/.test(contentType)) {
      throw new Error(`The file ${fileName} can't be sent`)
    }
  }
  if (mail.secret && !(secretPlaceholder && mail.text.includes(secretPlaceholder))) {
    throw new Error('A mail with a secret has no place for it')
  }
  if (!isAboutAccount(mail.template)) {
    const { rows } = await db.execute(sql`select 1 where ${isRestricted(to.address)}`)
    if (rows.length > 0) return false
  }
  const link = mail.secret ? { secretPlaceholder } : {}
  const [row] = await db
    .insert(mails)
    .values({ ...mail, ...link, toName: to.name, toAddress: to.address })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  if (row) await jobs.enqueue(db, mailQueued, { mailId: row.id })
  return row !== undefined
}

/** Whether a mail with this key is stored, sent or not. */
export async function mailExists(db: Db, key: string) {
  const [mail] = await db.select({ id: mails.id }).from(mails).where(eq(mails.key, key))
  return mail !== undefined
}

type Delivery = { db: Db; files: FileStore; deliver: Deliver }

export const deliverMail = handle(mailQueued, async ({ db, files, deliver }: Delivery, { mailId }, { isLast }) => {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
  if (!mail || mail.status === 'sent') return
  const attempts = sql`${mails.attempts} + 1`
  try {
    await deliver({ ...toOutgoingMail(mail), attachments: await readFiles(files, mail.attachments ?? []) })
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    await db
      .update(mails)
      .set({ attempts, lastError, status: isLast ? 'failed' : 'queued', ...(isLast ? { secret: null } : {}) })
      .where(eq(mails.id, mailId))
    throw error
  }
  await db
    .update(mails)
    // What is only a file was handled, but not sent.
    .set({
      attempts,
      lastError: null,
      status: 'sent',
      sentAt: deliver.writesFiles ? null : sql`now()`,
      secret: null,
    })
    .where(eq(mails.id, mailId))
})

export const mailJobs = [deliverMail]

/** Replaces the placeholder only where it is the token of a link, so that text a person typed is never changed. */
function toOutgoingMail({ secret, secretPlaceholder, ...mail }: typeof mails.$inferSelect) {
  const withToken = (text: string) =>
    secret && secretPlaceholder ? text.replaceAll(`token=${secretPlaceholder}`, () => `token=${secret}`) : text
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => [name, withToken(value)])
  return {
    ...mail,
    to: { name: mail.toName, address: mail.toAddress },
    html: withToken(mail.html),
    text: withToken(mail.text),
    headers: Object.fromEntries(headers),
  } satisfies Omit<OutgoingMail, 'attachments'>
}

const readFiles = (files: FileStore, attachments: MailAttachment[]): Promise<OutgoingFile[]> =>
  Promise.all(
    attachments.map(async ({ fileName, contentType, ...file }) => {
      if ('content' in file) return { fileName, contentType, content: file.content }
      if ('base64' in file) {
        const content = Buffer.from(file.base64, 'base64')
        return { fileName, contentType, content, ...('contentId' in file && { contentId: file.contentId }) }
      }
      const bytes = await new Response(files.read(file.fileKey)).arrayBuffer()
      return { fileName, contentType, content: Buffer.from(bytes) }
    }),
  )
