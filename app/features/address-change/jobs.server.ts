import { eq } from 'drizzle-orm'
import { users } from '~/db/schema/users'
import { hasReachedMailLimit, mail, mailLink, type Recipient } from '~/features/accounts/jobs.server'
import { findUser } from '~/features/accounts/queries.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { addressTakenMail, changeAddressMail } from './emails/address-mails'

export const addressChangeRequested = defineJob<Recipient & { userId: string }>('account.address-requested')

/** The page says the same in both cases; only the owner of the mailbox learns that there is an account already. */
export const mailAddressChange = handle(addressChangeRequested, async (ctx: Ctx, { userId, ...recipient }) => {
  const { email, locale } = recipient
  const [account] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!account) return
  const owner = await findUser(ctx, email)
  if (!owner) {
    const write = (tools: Parameters<typeof changeAddressMail>[0]) => changeAddressMail(tools, locale)
    await mailLink(ctx, 'account.change-address', 'change-address', recipient, write, { ...account, userId })
    return
  }
  await inTransaction(ctx, async (ctx) => {
    if (await hasReachedMailLimit(ctx, 'change-address', email)) return
    await mail(ctx, 'account.address-taken', { ...recipient, locale: owner.locale }, addressTakenMail, owner)
  })
})

export const addressChangeJobs = [mailAddressChange]
