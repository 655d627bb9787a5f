import type { Locale } from '~/i18n/locales'
import { type Queue, queueMail } from './mails.server'
import { renderMail } from './render.server'
import type { MailContent, MailTools, Site } from './texts.server'

type Sent = { id: string; email: string; locale: Locale; createdAt: Date }
type Write = (tools: MailTools) => MailContent

/** Over all forms. Anyone can type any address, so more of them would be a way to fill a stranger's mailbox. */
const receiptsPerDay = 2

/**
 * What follows every form: a receipt to the person, and word to the team, whose reply goes to the person. Both in the
 * language the person used, and both or none.
 *
 * Nobody has shown that the address is theirs, so `write.person` is not given what was typed, not even the name: else
 * the form would send anyone's words to anyone in our name.
 */
export async function mailPersonAndTeam(
  ctx: Queue & Site,
  about: string,
  { id, email, locale, createdAt }: Sent,
  write: { person: Write; team: Write },
) {
  const { brand } = ctx
  const person = await renderMail(ctx, locale, write.person)
  const team = await renderMail(ctx, locale, write.team)
  await ctx.db.transaction(async (tx) => {
    const queue = { ...ctx, db: tx }
    const notice = `${about}.notice`
    const to = { name: brand.product, address: brand.email }
    const isFirstRun = await queueMail(queue, {
      key: `${notice}:${id}`,
      template: notice,
      locale,
      to,
      replyTo: email,
      ...team,
    })
    // A job that runs twice finds the notice written, and writes no second receipt.
    if (!isFirstRun) return
    const day = createdAt.toISOString().slice(0, 10)
    for (let nth = 1; nth <= receiptsPerDay; nth += 1) {
      // Keys are unique, so of several at once two are written, whichever process runs their jobs.
      const isWritten = await queueMail(queue, {
        key: `receipt:${email.toLowerCase()}:${day}:${nth}`,
        template: `${about}.received`,
        locale,
        to: { name: '', address: email },
        replyTo: brand.email,
        ...person,
      })
      if (isWritten) return
    }
  })
}
