import { eq } from 'drizzle-orm'
import { endChallenges } from '~/auth/challenges.server'
import { closedPasswordHash } from '~/auth/passwords.server'
import { endSessions } from '~/auth/sessions.server'
import { accountLinks, users } from '~/db/schema/users'
import { useLink } from '~/features/accounts/commands.server'
import { getLink, openLinkCondition } from '~/features/accounts/queries.server'
import { setAddress } from '~/features/address-change/commands.server'
import { revokeFeedOf } from '~/features/calendar-feeds/commands.server'
import { deleteReportedFactors } from '~/features/factors/commands.server'
import type { RemovedFactors } from '~/features/factors/model'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { deleteIdentitiesSince } from '~/features/single-sign-on/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accountReported } from './jobs.server'
import { removedSince } from './model'

/**
 * 'This was not me': closes the account for everyone until its owner has chosen a new password, mails the link for it and
 * tells the admins. Removes factors and links to an organisation that were added since; older ones stay, as else a mailbox
 * would be enough to get past them. Returns what was removed.
 */
export async function reportNotMe(ctx: Ctx, { token }: { token: string }): Promise<RemovedFactors> {
  const { state } = await getLink(ctx, ['not-me'], token)
  if (state !== 'open') throw new Refused('link')
  return inTransaction(ctx, async (ctx) => {
    const { userId, email: mailedTo, locale, createdAt } = await useLink(ctx, token)
    const [user] = await ctx.db
      .update(users)
      .set({ passwordHash: closedPasswordHash(), hasPassword: false })
      .where(eq(users.id, userId ?? ''))
      .returning({ id: users.id, email: users.email })
    if (!user) throw new Refused('link')
    await returnAddress(ctx, user, mailedTo)
    const sessions = await endSessions(ctx, user.id)
    await endChallenges(ctx, user.id)
    const since = removedSince(createdAt)
    await deleteIdentitiesSince(ctx, user.id, since)
    const removed = await deleteReportedFactors(ctx, user.id, since)
    // Whoever was in the account may have read its address.
    await revokeFeedOf(ctx, user.id)
    await ctx.jobs.enqueue(ctx.db, accountReported, { userId: user.id, at: ctx.now.toISOString(), locale, removed })
    await recordSecurityEvent(ctx, { kind: 'account.reported', userId: user.id, details: { sessions } })
    return removed
  })
}

type Account = { id: string; email: string }

/**
 * The notice of a changed address is mailed to the one before. Whoever reports from there gets the account back under it:
 * a link to the new address would go to the person who took the account.
 */
async function returnAddress(ctx: Ctx, { id, email }: Account, mailedTo: string | null) {
  if (mailedTo === null || mailedTo === email) return
  await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition('reset', email))
  await setAddress(ctx, { id, email }, mailedTo)
}
