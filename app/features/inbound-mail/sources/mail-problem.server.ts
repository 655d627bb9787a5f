import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import type { Ctx } from '~/web/ctx.server'
import { type ReplyProblem, replyProblemMail } from '../emails/reply-problem'
import type { Sender } from './find-sender.server'

/** Tells the sender of a reply, at the address of their account, what was wrong with it. */
export async function mailProblem(ctx: Ctx, sender: Sender, hash: string, problem: ReplyProblem) {
  const { actor, name, locale, thread } = sender
  const content = await renderMail(ctx, locale, (tools) => replyProblemMail(tools, thread, problem), name)
  const isLimit = 'refusal' in problem && problem.refusal === 'too-many'
  await queueMail(ctx, {
    // Who is over the limit is told once an hour, or each mail of a loop would be answered by another.
    key: isLimit ? `dialogue.reply-limit:${actor.userId}:${hourOf(ctx.now)}` : `dialogue.reply:${hash}`,
    template: 'dialogue.reply-problem',
    locale,
    to: { name, address: actor.email },
    replyTo: ctx.brand.email,
    ...content,
  })
}

const hourOf = (now: Date) => now.toISOString().slice(0, 13)
