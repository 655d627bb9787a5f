import { count, gte } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { inboundMails } from '~/db/schema/threads'
import { mailboxForReplies } from '~/features/dialogue/sources/reply-address.server'
import type { Ctx } from '~/web/ctx.server'
import { countedDays, type ReplyHealth, toldRefusals } from './model'

/**
 * Whether replies come in by mail, and the outcomes of the last days. Mails of programs and of strangers are not among them:
 * nothing of those is stored.
 */
export async function getReplyHealth(ctx: Ctx): Promise<ReplyHealth> {
  const { db, actor, now, inboundMail: mailbox } = ctx
  authorize(actor, 'mail.list')
  const { refusal, createdAt } = inboundMails
  const rows = await db
    .select({ refusal, count: count() })
    .from(inboundMails)
    .where(gte(createdAt, new Date(now.getTime() - countedDays * 24 * 60 * 60 * 1000)))
    .groupBy(refusal)
  const countOf = (outcome: string | null) => rows.find((row) => row.refusal === outcome)?.count ?? 0
  return {
    state: mailboxForReplies(ctx) ? 'on' : mailbox ? 'factor' : 'off',
    mailbox,
    written: countOf(null),
    refused: toldRefusals
      .map((refusal) => ({ refusal, count: countOf(refusal) }))
      .filter((refused) => refused.count > 0),
  }
}
