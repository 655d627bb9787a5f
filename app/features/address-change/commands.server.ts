import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize } from '~/auth/permissions'
import { erasures, processingLimits } from '~/db/schema/personal-data'
import { teamNotes } from '~/db/schema/team-notes'
import { accountLinks, registrations, users } from '~/db/schema/users'
import { claimAddress, useLink } from '~/features/accounts/commands.server'
import { canHaveAccount } from '~/features/accounts/model'
import { getLink, openLinkCondition } from '~/features/accounts/queries.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { addressChangeRequested } from './jobs.server'
import type { AddressRefusal } from './model'

const refused = (reason: AddressRefusal) => new Refused(reason)

/** Has a link mailed to the new address. The answer is the same when another account has it. */
export async function requestAddressChange(ctx: Ctx, { email }: { email: string }) {
  const { actor, locale } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  requireFreshProof(ctx)
  if (email === actor.email) throw refused('same')
  refuseByPolicy(ctx, email)
  await refuseIfErased(ctx, actor.email)
  const request = { userId: actor.userId, email, locale, at: ctx.now.toISOString() }
  await ctx.jobs.enqueue(ctx.db, addressChangeRequested, request)
}

/** Needs no session: whoever opens the link reads the new mailbox, and the link is for one account. */
export async function confirmNewAddress(ctx: Ctx, { token }: { token: string }) {
  const { state } = await getLink(ctx, ['change-address'], token)
  if (state !== 'open') throw refused('link')
  await inTransaction(ctx, async (ctx) => {
    const { userId, email } = await useLink(ctx, token)
    const [user] = await ctx.db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, userId ?? ''))
      .for('update')
    if (!user || !email) throw refused('link')
    refuseByPolicy(ctx, email)
    await refuseIfErased(ctx, user.email)
    if (!(await setAddress(ctx, user, email))) throw refused('known')
    await enqueueSecurityNotice(ctx, { userId: user.id, what: 'address-changed', address: user.email })
    await recordSecurityEvent(ctx, { kind: 'address.changed', userId: user.id })
  })
}

/** Who has an account may keep it under another address, as long as that one could be invited. */
function refuseByPolicy({ signInPolicy, brand }: Ctx, email: string) {
  if (!canHaveAccount(signInPolicy, brand.domain, email, 'invitation')) throw refused('domain')
}

/** The erasure and its mails are for the address it was asked for. */
async function refuseIfErased({ db }: Ctx, email: string) {
  if ((await db.$count(erasures, eq(erasures.email, email))) > 0) throw refused('erasure')
}

/**
 * Gives an account another address, unless another account has it. What is known of the person by the old one stays theirs:
 * their limits and the notes about them move, and the rest is found by `formerAddresses`. Returns whether it was done.
 */
export async function setAddress(ctx: Ctx, { id, email: old }: { id: string; email: string }, email: string) {
  const { db } = ctx
  const other = alias(users, 'other')
  const isTaken = db.select({ id: other.id }).from(other).where(eq(other.email, email))
  await claimAddress(ctx, email)
  const [changed] = await db
    .update(users)
    .set({ email, formerAddresses: sql`array_append(${users.formerAddresses}, ${old})` })
    .where(and(eq(users.id, id), eq(users.email, old), notExists(isTaken)))
    .returning({ id: users.id })
  if (!changed) return false
  await db.delete(registrations).where(eq(registrations.email, email))
  await db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition('reset', old))
  await db.update(teamNotes).set({ email }).where(eq(teamNotes.email, old))
  const [limits] = await db.delete(processingLimits).where(eq(processingLimits.email, old)).returning()
  if (!limits) return true
  const { restrictedAt, restrictedBy, objectedAt } = limits
  // Of two limits the stricter holds.
  await db
    .insert(processingLimits)
    .values({ email, restrictedAt, restrictedBy, objectedAt })
    .onConflictDoUpdate({
      target: processingLimits.email,
      set: {
        restrictedAt: sql`coalesce(${processingLimits.restrictedAt}, excluded.restricted_at)`,
        restrictedBy: sql`coalesce(${processingLimits.restrictedBy}, excluded.restricted_by)`,
        objectedAt: sql`coalesce(${processingLimits.objectedAt}, excluded.objected_at)`,
      },
    })
  return true
}
