import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findSession } from '~/auth/sessions.server'
import { organisationDomains } from '~/db/schema/organisations'
import { sessions, users } from '~/db/schema/users'
import { reportNotMe } from '~/features/security-notices/commands.server'
import { mailSecurityNotice, securityNotice } from '~/features/security-notices/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { asMember } from '../../../test/members'
import { eventsOf, here, refusals, startHospital } from '../../../test/sign-on'
import { queued, test, work } from '../../../test/test'
import type { Forgery } from '../../../test/token-forger'
import { finishSignOn, startSignOnProof, unlinkIdentity } from './commands.server'
import { getLinkedIdentities } from './queries.server'

const { forger, anna, browser, addProvider, signOn } = startHospital()

describe('a fresh proof', () => {
  async function begin(base: Ctx) {
    const ctx = here(base)
    await addProvider(ctx)
    const arrival = await signOn(ctx)
    if (arrival.state !== 'signed-in') throw new Error(arrival.state)
    const session = await findSession(ctx, arrival.started.token)
    const stale = { id: session?.id ?? '', provenAt: new Date(0) }
    await ctx.db.update(sessions).set({ provenAt: stale.provenAt })
    return { ...ctx, actor: session?.member ?? null, session: stale }
  }
  const prove = async (ctx: Ctx, forgery: Forgery = {}) => {
    const { address } = await startSignOnProof(ctx, { to: '/account', browserToken: browser.browserToken })
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ max_age: '0', prompt: 'login' })
    forger.forge(forgery)
    return finishSignOn(ctx, { ...browser, query: forger.answerTo(address) })
  }

  test('is given at the provider, which asks again', async ({ ctx: base }) => {
    const ctx = await begin(base)
    expect(await prove(ctx)).toEqual({ state: 'proven', destination: '/account' })
    const [session] = await ctx.db.select().from(sessions)
    expect(session).toMatchObject({ provenAt: ctx.now, hasSecondFactor: false })
  })

  test('of a provider that may no longer sign the person in is refused', async ({ ctx: base }) => {
    const ctx = await begin(base)
    const { address } = await startSignOnProof(ctx, { browserToken: browser.browserToken })
    await ctx.db.delete(organisationDomains)
    const query = forger.answerTo(address)
    expect(await finishSignOn(ctx, { ...browser, query })).toMatchObject({ reason: 'off', isProof: true })
    const again = startSignOnProof(ctx, { browserToken: browser.browserToken })
    await expect(again).rejects.toThrow('no-organisation')
  })

  test('of a provider that did not ask again, or of someone else, is refused', async ({ ctx: base }) => {
    const ctx = await begin(base)
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    expect(await prove(ctx, { claims: { auth_time: hourAgo } })).toMatchObject({ reason: 'stale', isProof: true })
    expect(await prove(ctx, { claims: { auth_time: undefined } })).toMatchObject({ reason: 'stale' })
    expect(await prove(ctx, { claims: { sub: 'subject-2' } })).toMatchObject({ reason: 'other-person' })
    const { address } = await startSignOnProof(ctx, { browserToken: browser.browserToken })
    const { session: _, ...signedOut } = { ...ctx, actor: null }
    const answer = { ...browser, query: forger.answerTo(address) }
    expect(await finishSignOn(signedOut, answer)).toMatchObject({ reason: 'other-person' })
    expect((await ctx.db.select().from(sessions))[0]?.provenAt).toEqual(new Date(0))
    expect((await refusals(ctx)).map(({ kind }) => kind)).toEqual(Array(4).fill('proof.refused'))
  })
})

describe('unlinking', () => {
  const linkOf = async (ctx: Ctx) => (await getLinkedIdentities(ctx)).linked[0]?.id ?? ''

  test('is for who has a password, needs a fresh proof and is told', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    const member = await asMember(ctx, { email: anna })
    await signOn(ctx)
    const identity = await linkOf(member)
    const stale = { ...member, session: { ...member.session, provenAt: new Date(0) } }
    await expect(unlinkIdentity(stale, { identity })).rejects.toThrow('session.proofNeeded')
    await expect(unlinkIdentity(await asMember(ctx), { identity })).rejects.toThrow('gone')
    await ctx.db.update(users).set({ hasPassword: false }).where(eq(users.email, anna))
    await expect(unlinkIdentity(member, { identity })).rejects.toThrow('no-password')
    await ctx.db.update(users).set({ hasPassword: true }).where(eq(users.email, anna))
    await unlinkIdentity(member, { identity })
    expect(await linkOf(member)).toBe('')
    expect((await queued(ctx, securityNotice)).map(({ what }) => what)).toContain('identity-unlinked')
    expect(await eventsOf(ctx, member.actor.userId)).toContain('identity.unlinked')
  })

  test('‘This was not me’ removes the link that it is about', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    const member = await asMember(ctx, { email: anna })
    await signOn(ctx)
    const mailed: string[] = []
    await work(ctx, mailSecurityNotice)
    const { rows } = await ctx.db.execute<{ secret: string }>('select secret from mails where secret is not null')
    for (const { secret } of rows) mailed.push(secret)
    await reportNotMe(ctx, { token: mailed[0] ?? '' })
    expect(await linkOf(member)).toBe('')
    const isHers = and(eq(users.email, anna), eq(users.hasPassword, false))
    expect(await ctx.db.$count(users, isHers)).toBe(1)
  })
})
