import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hasFreshProof } from '~/auth/fresh-proof.server'
import { findSession } from '~/auth/sessions.server'
import { newToken } from '~/auth/tokens.server'
import { linkedIdentities } from '~/db/schema/identity-providers'
import { invitations } from '~/db/schema/invitations'
import { organisationMembers } from '~/db/schema/organisations'
import { processingLimits } from '~/db/schema/personal-data'
import { sessions, userAccessLevels, users } from '~/db/schema/users'
import { removeProvider, turnOffProvider } from '~/features/identity-providers/commands.server'
import { securityNotice } from '~/features/security-notices/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { addApp } from '../../../test/factors'
import { asAdmin, asMember } from '../../../test/members'
import { eventsOf, here, refusals, startHospital } from '../../../test/sign-on'
import { committing, queued, test } from '../../../test/test'
import type { Forgery } from '../../../test/token-forger'
import { finishSignOn, startSignOn } from './commands.server'
import { getLinkedIdentities } from './queries.server'

const { forger, anna, browser, addProvider, signOn } = startHospital()

const sessionCount = ({ db }: Ctx) => db.$count(sessions)

async function expectRefused(ctx: Ctx, arrival: Awaited<ReturnType<typeof signOn>>, reason: string) {
  expect(arrival).toMatchObject({ state: 'refused', reason })
  expect(await sessionCount(ctx)).toBe(0)
  expect(await refusals(ctx)).toMatchObject([
    { kind: 'session.refused', details: { with: 'organisation', why: reason } },
  ])
}

describe('beginning', () => {
  test('sends the person to their provider with a challenge, a state and a nonce', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    const { address, organisation } = await startSignOn(ctx, {
      email: 'Anna@Hospital.example',
      browserToken: browser.browserToken,
    })
    expect(organisation).toBe('The hospital')
    const query = Object.fromEntries(new URL(address).searchParams)
    expect(query).toMatchObject({
      ...{ client_id: 'nordbro', response_type: 'code', scope: 'openid email profile', code_challenge_method: 'S256' },
      redirect_uri: 'http://localhost:3000/login/organisation/callback',
      login_hint: 'Anna@Hospital.example',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length).toBeGreaterThan(40)
    expect(query).not.toHaveProperty('prompt')
  })

  test('is refused for other domains, while it is off, and when the provider is gone', async ({ ctx: base }) => {
    const ctx = here(base)
    const { admin, organisation } = await addProvider(ctx)
    const start = (email: string) => startSignOn(ctx, { email, browserToken: browser.browserToken })
    await expect(start('anna@other.example')).rejects.toThrow('no-organisation')
    await expect(start('anna@ward.hospital.example')).rejects.toThrow('no-organisation')
    forger.forge({ metadata: { issuer: 'https://other.example' } })
    await expect(start(anna)).rejects.toThrow('unavailable')
    await turnOffProvider(admin, { organisation })
    await expect(start(anna)).rejects.toThrow('no-organisation')
  })
})

describe('a right answer', () => {
  test('creates a member without a password, in the organisation and with its level', async ({ ctx: base }) => {
    const ctx = here(base)
    const { organisation } = await addProvider(ctx)
    const arrival = await signOn(ctx, { claims: { name: 'Anna Berg', isAdmin: true, roles: ['admin'] } })
    if (arrival.state !== 'signed-in') throw new Error(arrival.state)
    const session = await findSession(ctx, arrival.started.token)
    expect(session?.member).toMatchObject({ email: anna, role: 'hospital', level: 'premium', adminRole: null })
    expect(session?.user.name).toBe('Anna Berg')
    const [user] = await ctx.db.select().from(users).where(eq(users.email, anna))
    expect(user?.hasPassword).toBe(false)
    const [member] = await ctx.db
      .select()
      .from(organisationMembers)
      .where(eq(organisationMembers.userId, user?.id ?? ''))
    expect(member?.organisationId).toBe(organisation)
    expect(await eventsOf(ctx, user?.id ?? '')).toEqual(['account.created'])
    expect(await queued(ctx, securityNotice)).toEqual([])
  })

  test('leads to the account that is linked, also under another address there', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await signOn(ctx)
    const arrival = await signOn(ctx, { claims: { email: 'anna.berg@hospital.example' } })
    expect(arrival).toMatchObject({ state: 'signed-in', started: { email: anna } })
    expect(await ctx.db.$count(linkedIdentities)).toBe(1)
  })

  test('links the account with the address, tells its owner, and leaves its rights', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    const member = await asMember(ctx, { email: anna, role: 'embassy' })
    const arrival = await signOn(ctx)
    expect(arrival).toMatchObject({ state: 'signed-in', started: { email: anna } })
    const [access] = await ctx.db
      .select()
      .from(userAccessLevels)
      .where(eq(userAccessLevels.userId, member.actor.userId))
    expect(access).toMatchObject({ role: 'embassy', adminRole: null })
    expect(await eventsOf(ctx, member.actor.userId)).toEqual(['identity.linked', 'session.started'])
    expect((await queued(ctx, securityNotice)).map(({ what }) => what)).toEqual(['identity-linked'])
    expect((await getLinkedIdentities(member)).linked).toMatchObject([
      { organisation: 'The hospital', isEnabled: true },
    ])
  })

  test('asks who has a second factor here for it, whatever the provider says', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await addApp(await asMember(ctx, { email: anna }))
    expect(await signOn(ctx, { claims: { amr: ['mfa'] } })).toMatchObject({ state: 'second-step' })
    expect(await sessionCount(ctx)).toBe(0)
    // The provider alone has not shown that the account is theirs.
    expect(await ctx.db.$count(linkedIdentities)).toBe(0)
  })

  test.for([
    [undefined, 'set-up'],
    [['pwd'], 'set-up'],
    [['pwd', 'mfa'], undefined],
  ])('of an admin with the methods %j leaves the session restricted: %s', async ([amr, restriction], { ctx: base }) => {
    const team = { ...here(base), brand: { ...base.brand, domain: 'hospital.example' } }
    const ctx = { ...team, factorPolicy: { admins: true, members: false } }
    await addProvider(ctx)
    const admin = await asAdmin(ctx, anna)
    const grace = { factorGraceAt: new Date(ctx.now.getTime() - 1000) }
    await ctx.db.update(users).set(grace).where(eq(users.id, admin.actor.userId))
    const arrival = await signOn(ctx, { claims: { amr } })
    if (arrival.state !== 'signed-in') throw new Error(arrival.state)
    expect((await findSession(ctx, arrival.started.token))?.restriction).toBe(restriction)
  })

  test.for([
    [0, true],
    [-3600, false],
    [undefined, false],
  ] as const)(
    'is a fresh proof only if the provider has just asked: %s seconds ago, %s',
    async ([seconds, isFresh], { ctx: base }) => {
      const ctx = here(base)
      await addProvider(ctx)
      const auth_time = seconds === undefined ? undefined : Math.floor(ctx.now.getTime() / 1000) + seconds
      await signOn(ctx, { claims: { auth_time } })
      const [session] = await ctx.db.select().from(sessions)
      expect(hasFreshProof({ session: { id: '', provenAt: session?.provenAt ?? ctx.now }, now: ctx.now })).toBe(isFresh)
    },
  )

  test('lets someone in whose data is only stored, as a password would', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await asMember(ctx, { email: anna })
    await ctx.db.insert(processingLimits).values({ email: anna, restrictedAt: ctx.now, restrictedBy: 'person' })
    expect(await signOn(ctx)).toMatchObject({ state: 'signed-in' })
  })

  test('accepts an open invitation, with its role', async ({ ctx: base }) => {
    const ctx: Ctx = { ...here(base), signInPolicy: 'invited' }
    await addProvider(ctx)
    const expiresAt = new Date(ctx.now.getTime() + 1000)
    const invited = { email: anna, name: 'A. Berg', role: 'embassy', locale: 'sv', hash: 'h', expiresAt } as const
    await ctx.db.insert(invitations).values(invited)
    expect(await signOn(ctx)).toMatchObject({ state: 'signed-in' })
    const [user] = await ctx.db.select().from(users).where(eq(users.email, anna))
    expect(user).toMatchObject({ name: 'A. Berg', locale: 'sv' })
    const [invitation] = await ctx.db.select().from(invitations)
    expect(invitation?.acceptedAt).toEqual(ctx.now)
  })
})

describe('who is not let in', () => {
  test.for<[string, string, Forgery]>([
    ['of a subject that can’t be stored', 'answer', { claims: { sub: 'one\u0000' } }],
    ['of an address that no form accepts', 'unverified', { claims: { email: 'a@evil.example,b@hospital.example' } }],
    ['of another issuer', 'answer', { claims: { iss: 'https://other.example' } }],
    ['for another client', 'answer', { claims: { aud: 'someone-else' } }],
    ['with another nonce', 'answer', { claims: { nonce: 'n'.repeat(43) } }],
    ['without a nonce', 'answer', { claims: { nonce: undefined } }],
    ['that has expired', 'clock', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }],
    ['of a clock that is ahead', 'clock', { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
    ['without a signature', 'answer', { header: { alg: 'none', kid: undefined }, signature: 'none' }],
    [
      'without a signature, as the provider allows',
      'answer',
      {
        header: { alg: 'none' },
        signature: 'none',
        metadata: { id_token_signing_alg_values_supported: ['none', 'RS256'] },
      },
    ],
    [
      'signed with the secret',
      'answer',
      {
        header: { alg: 'HS256' },
        signature: 'secret',
        metadata: { id_token_signing_alg_values_supported: ['HS256', 'RS256'] },
      },
    ],
    ['signed with another key', 'answer', { isForeignKey: true }],
    ['with an empty signature', 'answer', { signature: 'none' }],
    ['without a subject', 'answer', { claims: { sub: undefined } }],
    ['with an error of the provider', 'answer', { tokenStatus: 400 }],
    ['with an address that is not verified', 'unverified', { claims: { email_verified: false } }],
    ['without an address', 'unverified', { claims: { email: undefined } }],
    ['with an address of another domain', 'address', { claims: { email: 'anna@nordbro.example' } }],
    [
      'with a domain below that of the organisation',
      'address',
      { claims: { email: 'anna@hospital.example.evil.example' } },
    ],
  ])('a token %s: %s', async ([, reason, forgery], { ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await asMember(ctx, { email: anna })
    await expectRefused(ctx, await signOn(ctx, forgery), reason)
    expect(await ctx.db.$count(linkedIdentities)).toBe(0)
  })

  test('who cancels, and whose answer names another issuer', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    const { address } = await startSignOn(ctx, { email: anna, browserToken: browser.browserToken })
    const state = new URL(address).searchParams.get('state') ?? ''
    const query = `?${new URLSearchParams({ state, error: 'access_denied' })}`
    await expectRefused(ctx, await finishSignOn(ctx, { ...browser, query }), 'denied')
    const second = await startSignOn(ctx, { email: anna, browserToken: browser.browserToken })
    const mixed = forger.answerTo(second.address, { iss: 'https://other.example' })
    expect(await finishSignOn(ctx, { ...browser, query: mixed })).toMatchObject({ reason: 'answer' })
  })

  test('an answer that comes twice, late, to another browser or without a sign-in', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    const begin = async () =>
      forger.answerTo((await startSignOn(ctx, { email: anna, browserToken: browser.browserToken })).address)
    const query = await begin()
    const other = { ...browser, browserToken: newToken() }
    await expectRefused(ctx, await finishSignOn(ctx, { ...other, query }), 'state')
    expect(await finishSignOn(ctx, { ...browser, browserToken: '', query })).toMatchObject({ reason: 'state' })
    // The other browser has not used it up.
    expect(await finishSignOn(ctx, { ...browser, query })).toMatchObject({ state: 'signed-in' })
    expect(await finishSignOn(ctx, { ...browser, query })).toMatchObject({ reason: 'state' })
    const late = { ...ctx, now: new Date(ctx.now.getTime() + 10 * 60 * 1000) }
    expect(await finishSignOn(late, { ...browser, query: await begin() })).toMatchObject({ reason: 'state' })
    for (const wrong of ['', '?state=', '?code=c&state=made-up']) {
      expect(await finishSignOn(ctx, { ...browser, query: wrong })).toMatchObject({ reason: 'state' })
    }
    expect(await sessionCount(ctx)).toBe(1)
  })

  test('an admin, at an organisation that is not the site’s own', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await asAdmin(ctx, anna)
    await expectRefused(ctx, await signOn(ctx), 'admin')
    expect(await ctx.db.$count(linkedIdentities)).toBe(0)
  })

  test('the next owner of an address does not get the account', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await signOn(ctx)
    await ctx.db.delete(sessions)
    await expectRefused(ctx, await signOn(ctx, { claims: { sub: 'subject-2' } }), 'taken')
  })

  test('who has left the organisation: the account has an address elsewhere', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await signOn(ctx)
    await ctx.db.delete(sessions)
    await ctx.db.update(users).set({ email: 'anna@private.example' }).where(eq(users.email, anna))
    await expectRefused(ctx, await signOn(ctx), 'address')
  })

  test.for(['invited', 'company'] as const)(
    'who has no account, under the policy %s',
    async (signInPolicy, { ctx: base }) => {
      const ctx: Ctx = { ...here(base), signInPolicy }
      await addProvider(ctx)
      await expectRefused(ctx, await signOn(ctx), 'policy')
      expect(await ctx.db.select().from(users).where(eq(users.email, anna))).toEqual([])
    },
  )

  test('whose data is only stored', async ({ ctx: base }) => {
    const ctx = here(base)
    await addProvider(ctx)
    await ctx.db.insert(processingLimits).values({ email: anna, restrictedAt: ctx.now })
    await expectRefused(ctx, await signOn(ctx), 'restricted')
  })

  test('who comes back after it was turned off or removed', async ({ ctx: base }) => {
    const ctx = here(base)
    const { admin, organisation } = await addProvider(ctx)
    const begin = async () =>
      forger.answerTo((await startSignOn(ctx, { email: anna, browserToken: browser.browserToken })).address)
    const [first, second] = [await begin(), await begin()]
    await turnOffProvider(admin, { organisation })
    await expectRefused(ctx, await finishSignOn(ctx, { ...browser, query: first }), 'off')
    await removeProvider(admin, { organisation })
    expect(await finishSignOn(ctx, { ...browser, query: second })).toMatchObject({ reason: 'state' })
  })
})

describe('at once', () => {
  const once = (ctx: Ctx, query: string) => finishSignOn(ctx, { ...browser, query })

  test('two answers with one state start one session; two first sign-ins create one account', async ({
    database,
    jobs,
  }) => {
    const ctx = here(committing(database, jobs))
    await addProvider(ctx)
    const { address } = await startSignOn(ctx, { email: anna, browserToken: browser.browserToken })
    const query = forger.answerTo(address)
    const states = (await Promise.all([once(ctx, query), once(ctx, query)])).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['refused', 'signed-in'])
    expect(await sessionCount(ctx)).toBe(1)

    const bea = { claims: { sub: 'bea', email: 'bea@hospital.example' } }
    forger.forge(bea)
    const departures = [1, 2].map(() => startSignOn(ctx, { email: anna, browserToken: browser.browserToken }))
    const queries = (await Promise.all(departures)).map(({ address }) => forger.answerTo(address))
    const arrivals = await Promise.all(queries.map((query) => once(ctx, query)))
    expect(arrivals.map(({ state }) => state)).toEqual(['signed-in', 'signed-in'])
    expect(await ctx.db.$count(users, eq(users.email, 'bea@hospital.example'))).toBe(1)
    expect(await ctx.db.$count(linkedIdentities, eq(linkedIdentities.subject, 'bea'))).toBe(1)
  })
})
