import type { Locale } from '~/i18n/locales'
import type { MailContent, MailTools, Site } from './mail-tools.server'
import { type NewMail, type Queue, queueMail } from './mails.server'
import { renderMail } from './render.server'

type Submission = { id: string; email: string; locale: Locale; createdAt: Date }
type Write = (tools: MailTools) => MailContent

/** The key of the team's mail about what someone sent. */
export const noticeKey = (requestKind: string, id: string) => `${requestKind}.notice:${id}`

/** Over all forms. Anyone can type any address, so without a limit a form could fill a stranger's mailbox. */
const receiptsPerDay = 2

/**
 * Queues the mails that follow a form, in one transaction: a receipt to the person, and a notice to the team, whose
 * reply goes to the person. Both are in the language that the person used.
 *
 * The address is not verified, so `write.person` gets nothing that was typed, not even the name: otherwise anyone could
 * send any text to anyone in our name. `write.secret` is the token of a link in the receipt. Returns whether the receipt was queued.
 */
export async function mailPersonAndTeam(
  ctx: Queue & Site,
  requestKind: string,
  { id, email, locale, createdAt }: Submission,
  write: { person: Write; team: Write; secret?: string },
): Promise<boolean> {
  const { brand } = ctx
  const person = await renderMail(ctx, locale, write.person)
  const team = await renderMail(ctx, locale, write.team)
  return ctx.db.transaction(async (tx) => {
    const queue = { ...ctx, db: tx }
    const to = { name: brand.product, address: brand.email }
    const isFirstRun = await queueMail(queue, {
      key: noticeKey(requestKind, id),
      template: `${requestKind}.notice`,
      locale,
      to,
      replyTo: email,
      ...team,
    })
    // A job that runs twice finds the notice queued, and queues no second receipt.
    if (!isFirstRun) return false
    const receipt = { template: `${requestKind}.received`, locale, ...(write.secret ? { secret: write.secret } : {}) }
    return queueReceipt({ ...ctx, ...queue }, { email, createdAt }, { ...receipt, ...person })
  })
}

type Receipt = Omit<NewMail, 'key' | 'to' | 'replyTo'>

/** Queues a mail to an address that someone has typed into a form; false when it has had all of that day. */
export async function queueReceipt(
  ctx: Queue & Site,
  { email, createdAt }: Pick<Submission, 'email' | 'createdAt'>,
  receipt: Receipt,
): Promise<boolean> {
  const day = createdAt.toISOString().slice(0, 10)
  for (let nth = 1; nth <= receiptsPerDay; nth += 1) {
    // Keys are unique: however many jobs run at once, in any process, at most two of them queue a receipt.
    const key = `receipt:${email.toLowerCase()}:${day}:${nth}`
    const to = { name: '', address: email }
    if (await queueMail(ctx, { key, to, replyTo: ctx.brand.email, ...receipt })) return true
  }
  return false
}
