import { eq } from 'drizzle-orm'
import { unusablePasswordHash } from '~/auth/passwords.server'
import { endSessions } from '~/auth/sessions.server'
import { accountLinks, users } from '~/db/schema/users'
import { requestPasswordReset, useLink } from '~/features/accounts/commands.server'
import { getLink, openLinkCondition } from '~/features/accounts/queries.server'
import { setAddress } from '~/features/address-change/commands.server'
import { deleteFactorsSince } from '~/features/factors/commands.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { deleteIdentitiesSince } from '~/features/single-sign-on/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accountReported } from './jobs.server'

/** A factor that was added this long before the notice was mailed is the one it tells of. */
const addedBeforeMs = 15 * 60 * 1000

/**
 * 'This was not me': ends every session, replaces the password by one that nobody knows, mails a link to choose another and
 * tells the admins. Removes factors and links to an organisation that were added since; older ones stay, as else a mailbox would be enough to get past
 * them. Returns the address that the link is sent to.
 */
export async function reportNotMe(ctx: Ctx, { token }: { token: string }) {
  const { state } = await getLink(ctx, ['not-me'], token)
  if (state !== 'open') throw new Refused('link')
  return inTransaction(ctx, async (ctx) => {
    const { userId, email: mailedTo, locale, createdAt } = await useLink(ctx, token)
    const [user] = await ctx.db
      .update(users)
      .set({ passwordHash: unusablePasswordHash(), hasPassword: false })
      .where(eq(users.id, userId ?? ''))
      .returning({ id: users.id, email: users.email })
    if (!user) throw new Refused('link')
    const email = await returnAddress(ctx, user, mailedTo)
    const ended = await endSessions(ctx, user.id)
    const since = new Date(createdAt.getTime() - addedBeforeMs)
    const factors = (await deleteFactorsSince(ctx, user.id, since)) + (await deleteIdentitiesSince(ctx, user.id, since))
    await requestPasswordReset({ ...ctx, locale }, { email })
    await ctx.jobs.enqueue(ctx.db, accountReported, { userId: user.id, at: ctx.now.toISOString() })
    await recordSecurityEvent(ctx, { kind: 'account.reported', userId: user.id, details: { sessions: ended, factors } })
    return { email }
  })
}

type Account = { id: string; email: string }

/**
 * The notice of a changed address is mailed to the one before. Whoever reports from there gets the account back under it:
 * a link to the new address would go to the person who took the account.
 */
async function returnAddress(ctx: Ctx, { id, email }: Account, mailedTo: string | null): Promise<string> {
  if (mailedTo === null || mailedTo === email) return email
  await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition('reset', email))
  return (await setAddress(ctx, { id, email }, mailedTo)) ? mailedTo : email
}
