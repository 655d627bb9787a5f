import { mailPage, refusalToRetry } from '~/features/mail-log/model'
import { listStuck } from '~/features/mail-log/queries.server'
import { writeAgo, writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import type { Line } from '../model/lines'

/** Mails that have failed, or are still queued after several tries. */
export async function listMailLines(ctx: Ctx, limit: number): Promise<Line[]> {
  const stuck = await listStuck(ctx, limit)
  return stuck.map((mail): Line => {
    const hasFailed = mail.state === 'failed'
    const canRetry = refusalToRetry(mail) === undefined
    const nextTry = mail.nextTryAt ? `next try ${writeMoment(mail.nextTryAt, ctx.now)}` : 'being tried now'
    const form = hasFailed ? (canRetry ? 'retry' : null) : 'try-now'
    return {
      kind: 'mail',
      id: mail.id,
      name: mail.toName || mail.toAddress,
      who: mail.toName || mail.toAddress,
      from: mail.toName ? mail.toAddress : mail.template,
      what: mail.subject,
      about: mail.lastError ?? 'No error was reported',
      lang: null,
      time: {
        tone: hasFailed ? 'over' : 'near',
        left: hasFailed ? `Failed after ${mail.attempts} tries` : `${mail.attempts} tries so far`,
        by: hasFailed ? `written ${writeAgo(mail.createdAt, ctx.now)}` : nextTry,
        short: hasFailed ? 'failed' : `${mail.attempts} tries`,
        share: hasFailed ? 100 : null,
        // A queued mail asks for attention now, though it has no promise of its own.
        dueAt: hasFailed ? mail.createdAt.toISOString() : ctx.now.toISOString(),
      },
      page: mailPage(mail.id),
      action: form === 'retry' ? 'Retry' : form === 'try-now' ? 'Try now' : 'Open',
      form,
    }
  })
}
