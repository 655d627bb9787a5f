import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { proofLastsMs } from '~/auth/fresh-proof.server'
import { accessRequests } from '~/db/schema/access-requests'
import { mails } from '~/db/schema/mails'
import { erasures, processingLimits } from '~/db/schema/personal-data'
import { securityEvents } from '~/db/schema/security-events'
import { teamNotes } from '~/db/schema/team-notes'
import { accountLinks, users } from '~/db/schema/users'
import { createUser } from '~/features/accounts/commands.server'
import { getTimeline } from '~/features/people/queries.server'
import { timelineFilter } from '~/features/people/schema'
import { collectRows, personOf } from '~/features/personal-data/sources/collect.server'
import { erasePerson } from '~/features/personal-data/sources/erase.server'
import { securityNotice } from '~/features/security-notices/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember, provenSession } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import { confirmNewAddress, requestAddressChange } from './commands.server'
import { mailAddressChange } from './jobs.server'

const before = 'kari@sykehus.example'
const after = 'kari.berg@helse.example'

const addKari = (ctx: Ctx) => asMember({ ...ctx, ...provenSession(ctx) }, { email: before, name: 'Kari Berg' })

/** The token in the mail to the new address. */
async function ask(kari: Ctx, email = after) {
  await requestAddressChange(kari, { email })
  await work(kari, mailAddressChange)
  const [mail] = await kari.db.select().from(mails).where(eq(mails.toAddress, email))
  return mail?.secret ?? ''
}

const addressOf = async ({ db }: Ctx, userId: string) =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email

test('an address is changed by the link that was mailed to the new one, and the old one is told', async ({ ctx }) => {
  const kari = await addKari(ctx)
  const { userId } = kari.actor
  const token = await ask(kari)
  expect(await addressOf(ctx, userId)).toBe(before)
  await confirmNewAddress(ctx, { token })
  expect(await addressOf(ctx, userId)).toBe(after)
  expect(await queued(ctx, securityNotice)).toMatchObject([{ userId, what: 'address-changed', address: before }])
  expect(await ctx.db.select().from(securityEvents)).toMatchObject([{ kind: 'address.changed', userId }])
  await expect(confirmNewAddress(ctx, { token })).rejects.toThrow('link')
})

test('asking needs a fresh proof, and the own address, one outside the policy or a person to be erased is refused', async ({
  ctx,
}) => {
  const kari = await addKari(ctx)
  const later = { ...kari, now: new Date(ctx.now.getTime() + proofLastsMs) }
  await expect(requestAddressChange(later, { email: after })).rejects.toMatchObject({ kind: 'proof-needed' })
  await expect(requestAddressChange(ctx, { email: after })).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(requestAddressChange(kari, { email: before })).rejects.toThrow('same')
  const company = { ...kari, signInPolicy: 'company' as const }
  await expect(requestAddressChange(company, { email: after })).rejects.toThrow('domain')
  await ctx.db.insert(erasures).values({ email: before, requestedBy: 'person', locale: 'en', dueAt: ctx.now })
  await expect(requestAddressChange(kari, { email: after })).rejects.toThrow('erasure')
})

test('the owner of an address with an account is told, and gets no link', async ({ ctx }) => {
  const kari = await addKari(ctx)
  await asMember(ctx, { email: after, locale: 'sv' })
  expect(await ask(kari)).toBe('')
  const [mail] = await ctx.db.select().from(mails)
  expect(mail).toMatchObject({ template: 'account.address-taken', locale: 'sv' })
  expect(await ctx.db.$count(accountLinks)).toBe(0)
})

test('an account that is made with the address meanwhile keeps it', async ({ ctx }) => {
  const kari = await addKari(ctx)
  const token = await ask(kari)
  const other = await asMember(ctx, { email: after })
  await expect(confirmNewAddress(ctx, { token })).rejects.toThrow('known')
  expect([await addressOf(ctx, kari.actor.userId), await addressOf(ctx, other.actor.userId)]).toEqual([before, after])
})

test('of two who confirm the same link at once one changes the address', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const kari = await addKari(ctx)
  const token = await ask(kari)
  const results = await Promise.allSettled([1, 2].map(() => confirmNewAddress(ctx, { token })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [user] = await ctx.db.select().from(users).where(eq(users.id, kari.actor.userId))
  expect([user?.email, user?.formerAddresses]).toEqual([after, [before]])
})

const request = {
  name: 'Kari',
  email: before,
  organization: 'Nord',
  role: 'hospital',
  reason: 'x',
  locale: 'en',
} as const

test('what is known by the old address stays with the person: limits, notes, timeline, copy and erasure', async ({
  ctx,
}) => {
  const kari = await addKari(ctx)
  const { userId } = kari.actor
  await ctx.db.insert(processingLimits).values({ email: before, objectedAt: ctx.now })
  await ctx.db.insert(teamNotes).values({ email: before, text: 'Met in Oslo', authorId: userId, authorEmail: before })
  await ctx.db.insert(accessRequests).values(request)
  await confirmNewAddress(ctx, { token: await ask(kari) })
  expect(await ctx.db.select().from(processingLimits)).toMatchObject([{ email: after, objectedAt: ctx.now }])
  expect(await ctx.db.select().from(teamNotes)).toMatchObject([{ email: after }])
  const admin = await asAdmin(ctx)
  const subject = { person: { id: userId, userId, email: after, name: 'Kari Berg' } }
  const { entries } = await getTimeline(admin, subject, timelineFilter(new URLSearchParams()))
  expect(JSON.stringify(entries)).toContain('Nord')
  const person = await personOf(ctx, after)
  expect(JSON.stringify(await collectRows(ctx, person))).toContain('Nord')
  await erasePerson(ctx, person)
  expect(await ctx.db.$count(accessRequests)).toBe(0)
})

test('the old address is nobody’s any more once someone else has an account with it', async ({ ctx }) => {
  const kari = await addKari(ctx)
  await confirmNewAddress(ctx, { token: await ask(kari) })
  const user = { email: before, passwordHash: 'x', locale: 'en', role: 'hospital', origin: 'invitation' } as const
  const newcomer = await createUser(ctx, user)
  expect((await personOf(ctx, after)).formerAddresses).toEqual([])
  await erasePerson(ctx, await personOf(ctx, after))
  expect(await addressOf(ctx, newcomer)).toBe(before)
})
