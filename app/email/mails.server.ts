import { eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { mails } from '~/db/schema/mails'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle, type Jobs } from '~/jobs/jobs.server'
import type { Deliver } from './transport.server'

export const mailQueued = defineJob<{ mailId: string }>('mail.queued')

type Queue = { db: Db; jobs: Jobs }

export type NewMail = {
  /** What the mail is about: a second mail with the same key is not written. */
  key: string
  template: string
  locale: Locale
  to: { name: string; address: string }
  replyTo?: string
  subject: string
  html: string
  text: string
}

/** Writes the mail down and asks for its delivery, in the caller's transaction. */
export async function queueMail({ db, jobs }: Queue, { to, ...mail }: NewMail) {
  const [row] = await db
    .insert(mails)
    .values({ ...mail, toName: to.name, toAddress: to.address })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  if (row) await jobs.enqueue(db, mailQueued, { mailId: row.id })
}

export const deliverMail = (db: Db, deliver: Deliver) =>
  handle(mailQueued, async ({ mailId }, { isLast }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
    if (!mail || mail.status === 'sent') return
    const attempts = sql`${mails.attempts} + 1`
    try {
      await deliver({ ...mail, to: { name: mail.toName, address: mail.toAddress } })
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error)
      await db
        .update(mails)
        .set({ attempts, lastError, status: isLast ? 'failed' : 'queued' })
        .where(eq(mails.id, mailId))
      throw error
    }
    await db
      .update(mails)
      .set({ attempts, lastError: null, status: 'sent', sentAt: sql`now()` })
      .where(eq(mails.id, mailId))
  })
