import { and, eq, not } from 'drizzle-orm'
import { mails } from '~/db/schema/mails'
import { mailQueued } from '~/email/mails.server'
import { adminCommand } from '~/features/admin/commands.server'
import { AppError, Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { type RetryRefusal, refusalToRetry } from './model'
import { isLinkLost, isMailId } from './queries.server'

/** Queues a mail that failed at its last try once more, with as many tries as a new one. */
export const retryMail = adminCommand('mail.retry', async (ctx, { id }: { id: string }) => {
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
})

async function refusalFor(ctx: Ctx, id: string) {
  const [mail] = await ctx.db.select({ state: mails.status, isLinkLost }).from(mails).where(eq(mails.id, id))
  if (!mail) return new AppError('not-found', 'mails.unknown')
  return new Refused<RetryRefusal>(refusalToRetry(mail) ?? 'not-failed')
}
