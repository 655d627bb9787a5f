import type { Locale } from '~/i18n/locales'
import { type Queue, queueMail } from './mails.server'
import { renderMail } from './render.server'
import type { MailContent, MailTools, Site } from './texts.server'

type Sent = { id: string; name: string; email: string; locale: Locale }
type Write = (tools: MailTools) => MailContent

/**
 * What follows every form: thanks to the person, and word to the team, whose reply goes to the person. Both in the
 * language the person used, and both or none.
 */
export async function mailPersonAndTeam(
  ctx: Queue & Site,
  about: string,
  { id, name, email, locale }: Sent,
  write: { person: Write; team: Write },
) {
  const { brand } = ctx
  const person = await renderMail(ctx, locale, write.person)
  const team = await renderMail(ctx, locale, write.team)
  await ctx.db.transaction(async (tx) => {
    const queue = { ...ctx, db: tx }
    const received = `${about}.received`
    await queueMail(queue, {
      key: `${received}:${id}`,
      template: received,
      locale,
      to: { name, address: email },
      ...person,
    })
    const notice = `${about}.notice`
    const to = { name: brand.product, address: brand.email }
    await queueMail(queue, { key: `${notice}:${id}`, template: notice, locale, to, replyTo: email, ...team })
  })
}
