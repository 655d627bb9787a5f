import { eq } from 'drizzle-orm'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { stillNeeded } from './emails/still-needed'
import { endOf, type Question } from './model'

export const inactiveAsked = defineJob<{ userId: string; question: Question }>('account.inactive-asked')

/** Asks whether the account is still needed, unless its owner has signed in since. */
export const mailStillNeeded = handle(inactiveAsked, async (ctx: Ctx, { userId, question }) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user?.inactiveAskedAt) return
  const { name, email, locale, inactiveAskedAt: askedAt, inactiveAskedAgainAt: askedAgainAt } = user
  const endsAt = endOf({ askedAt, askedAgainAt })
  await queueMail(ctx, {
    key: `account.inactive:${userId}:${askedAt.toISOString()}:${question}`,
    template: 'account.inactive',
    locale,
    to: { name, address: email },
    replyTo: ctx.brand.email,
    ...(await renderMail(ctx, locale, (tools) => stillNeeded(tools, { question, endsAt }), name)),
  })
})

export const inactiveAccountJobs = [mailStillNeeded]
