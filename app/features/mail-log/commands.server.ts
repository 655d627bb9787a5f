import { and, eq, not, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { mails } from '~/db/schema/mails'
import { users } from '~/db/schema/users'
import { mailQueued, queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { type AdminCtx, adminCommand, changeEach, chosenRows } from '~/features/admin/commands.server'
import type { ChosenInput } from '~/features/admin/schema'
import { getBrand } from '~/features/content/queries.server'
import { recordOncePerMinute } from '~/features/security-events/commands.server'
import { isUnderWay, startNow } from '~/jobs/waiting-jobs.server'
import { AppError, Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { testMail } from './emails/test-mail'
import { type RetryRefusal, refusalToRetry, type TryNowRefusal } from './model'
import { isLinkLost, isMailId, listRetryable, mailFilter } from './queries.server'

/** Queues a mail that failed at its last try once more, with as many tries as a new one. */
export const retryMail = adminCommand('mail.retry', (ctx, { id }: { id: string }) => retry(ctx, id))

/** The same for the chosen mails; those that have not failed, or can't be sent again, are skipped. */
export const retryMails = adminCommand('mail.retry', async (ctx, { id, ...matched }: ChosenInput) => {
  const ids = await chosenRows(id, matched, (query) => listRetryable(ctx, mailFilter(query)))
  return changeEach(ids.toSorted(), (id) => retry(ctx, id))
})

async function retry(ctx: AdminCtx, id: string) {
  if (!isMailId(id)) throw new AppError('not-found', 'mails.unknown')
  // Only a failed mail matches, so of two who press at once one queues it, and the other queues nothing.
  const [mail] = await ctx.db
    .update(mails)
    .set({ status: 'queued' })
    .where(and(eq(mails.id, id), eq(mails.status, 'failed'), not(isLinkLost)))
    .returning({ toAddress: mails.toAddress, subject: mails.subject, template: mails.template })
  if (!mail) throw await refusalFor(ctx, id)
  await ctx.jobs.enqueue(ctx.db, mailQueued, { mailId: id })
  const { toAddress: name, ...details } = mail
  await ctx.record({ action: 'mail.retried', id, name, details })
}

async function refusalFor(ctx: Ctx, id: string) {
  const [mail] = await ctx.db.select({ state: mails.status, isLinkLost }).from(mails).where(eq(mails.id, id))
  if (!mail) return new AppError('not-found', 'mails.unknown')
  return new Refused<RetryRefusal>(refusalToRetry(mail) ?? 'not-failed')
}

/** That an admin reads a mail: its page and its HTML part are one reading. */
export async function recordMailRead(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'mail.list')
  const [mail] = await ctx.db
    .select({ userId: users.id })
    .from(mails)
    .leftJoin(users, eq(users.email, sql`lower(${mails.toAddress})`))
    .where(eq(mails.id, id))
  if (mail) await recordOncePerMinute(ctx, { kind: 'mail.read', userId: mail.userId, details: { mail: id } })
}

const notTried = (reason: TryNowRefusal) => new Refused(reason)

/** Tries a queued mail at once instead of at its next try. The number of tries stays. */
export const tryMailNow = adminCommand('mail.retry', async (ctx, { id }: { id: string }) => {
  if (!isMailId(id)) throw new AppError('not-found', 'mails.unknown')
  // Locked, so that of two who press at once the second finds what the first did.
  const { status, toAddress, subject, template } = mails
  const [mail] = await ctx.db
    .select({ status, toAddress, subject, template })
    .from(mails)
    .where(eq(mails.id, id))
    .for('update')
  if (!mail) throw new AppError('not-found', 'mails.unknown')
  if (mail.status !== 'queued') throw notTried('not-queued')
  if (!(await startNow(ctx.db, mailQueued, 'mailId', id))) {
    if (await isUnderWay(ctx.db, mailQueued, 'mailId', id)) throw notTried('being-tried')
    // A queued mail without a job, as after a restored backup, would wait for ever.
    await ctx.jobs.enqueue(ctx.db, mailQueued, { mailId: id })
  }
  const details = { subject: mail.subject, template: mail.template }
  await ctx.record({ action: 'mail.tried-now', id, name: mail.toAddress, details })
})

/** Mails the admin who asks for it, so that they see whether mails arrive. One a minute. */
export async function sendTestMail(ctx: Ctx) {
  // Read before the transaction: on the embedded database, which has one connection, reading content in it would wait for ever.
  return queueTestMail({ ...ctx, brand: await getBrand(ctx) }, undefined)
}

const queueTestMail = adminCommand('mail.retry', async (ctx, _: undefined) => {
  const { userId, email } = ctx.actor
  const [user] = await ctx.db.select({ name: users.name, locale: users.locale }).from(users).where(eq(users.id, userId))
  const { name, locale } = user ?? { name: '', locale: ctx.locale }
  const template = 'mail.test'
  const key = `${template}:${userId}:${ctx.now.toISOString().slice(0, 16)}`
  const content = await renderMail(ctx, locale, (tools) => testMail(tools, ctx.now), name)
  await queueMail(ctx, { key, template, locale, to: { name, address: email }, ...content })
  const [mail] = await ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.key, key))
  return { id: mail?.id ?? '', to: email }
})
