import type { Locale } from '~/i18n/locales'
import type { MailContent, MailTools, Site } from './mail-tools.server'
import { type Queue, queueMail } from './mails.server'
import { renderMail } from './render.server'

type Submission = { id: string; email: string; locale: Locale; createdAt: Date }
type Write = (tools: MailTools) => MailContent

/** Over all forms. Anyone can type any address, so without a limit a form could fill a stranger's mailbox. */
const receiptsPerDay = 2

/**
 * Queues the mails that follow a form, in one transaction: a receipt to the person, and a notice to the team, whose
 * reply goes to the person. Both are in the language that the person used.
 *
 * The address is not verified, so `write.person` gets nothing that was typed, not even the name: otherwise anyone could
 * send any text to anyone in our name.
 */
export async function mailPersonAndTeam(
  ctx: Queue & Site,
  requestKind: string,
  { id, email, locale, createdAt }: Submission,
  write: { person: Write; team: Write },
) {
  const { brand } = ctx
  const person = await renderMail(ctx, locale, write.person)
  const team = await renderMail(ctx, locale, write.team)
  await ctx.db.transaction(async (tx) => {
    const queue = { ...ctx, db: tx }
    const noticeTemplate = `${requestKind}.notice`
    const to = { name: brand.product, address: brand.email }
    const isFirstRun = await queueMail(queue, {
      key: `${noticeTemplate}:${id}`,
      template: noticeTemplate,
      locale,
      to,
      replyTo: email,
      ...team,
    })
    // A job that runs twice finds the notice queued, and queues no second receipt.
    if (!isFirstRun) return
    const day = createdAt.toISOString().slice(0, 10)
    for (let nth = 1; nth <= receiptsPerDay; nth += 1) {
      // Keys are unique: however many jobs run at once, in any process, at most two of them queue a receipt.
      const isQueued = await queueMail(queue, {
        key: `receipt:${email.toLowerCase()}:${day}:${nth}`,
        template: `${requestKind}.received`,
        locale,
        to: { name: '', address: email },
        replyTo: brand.email,
        ...person,
      })
      if (isQueued) return
    }
  })
}
