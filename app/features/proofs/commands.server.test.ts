import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { proofLastsMs } from '~/auth/fresh-proof.server'
import { rememberDevice } from '~/auth/known-devices.server'
import { hashPassword } from '~/auth/passwords.server'
import { findSession, startSession } from '~/auth/sessions.server'
import { mails } from '~/db/schema/mails'
import { securityEvents } from '~/db/schema/security-events'
import { sessions, users } from '~/db/schema/users'
import { requestPasswordReset, resetPassword, signIn } from '~/features/accounts/commands.server'
import { mailReset } from '~/features/accounts/jobs.server'
import { changePassword } from '~/features/profile/commands.server'
import { securityNotice } from '~/features/security-notices/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { addApp, codeOf, registerPasskey } from '../../../test/factors'
import { asAdmin, asMember, newSession } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import {
  completeSignIn,
  completeSignInWithPasskey,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  signInWithPasskey,
  startPasskeyProof,
  startPasskeySignIn,
  startPasskeyStep,
} from './commands.server'

const password = 'fjord-ridge-aurora-41'
const userAgent = 'Firefox/145.0'
const idOf = (ctx: Ctx) => ctx.actor?.userId ?? ''
const later = <Given extends Ctx>(ctx: Given, ms: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) })
const lastEvent = async ({ db }: Ctx) => (await db.select().from(securityEvents)).at(-1)

/** A member who has a password and is signed in. */
async function signedIn(ctx: Ctx, as: typeof asMember = asMember) {
  const member = await as(ctx, { email: `${crypto.randomUUID()}@nordbro.example` })
  await ctx.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, idOf(member)))
  const { token } = await startSession(ctx, newSession(idOf(member)))
  const { id = '', provenAt = ctx.now } = (await findSession(ctx, token)) ?? {}
  return { ...member, session: { id, provenAt } }
}

/** The token of the second step, after the password. */
async function firstStep(ctx: Ctx, email = '') {
  const result = await signIn(ctx, { email, password, userAgent })
  return 'secondStepToken' in result ? result.secondStepToken : 'none'
}

describe('the second step of a sign-in', () => {
  test('the password alone starts no session', async ({ ctx }) => {
    const member = await signedIn(ctx)
    await addApp(member)
    const before = await ctx.db.$count(sessions)
    expect(await firstStep(ctx, member.actor.email)).toMatch(/^[\w-]{43}$/)
    expect(await ctx.db.$count(sessions)).toBe(before)
  })

  test('a code starts a session that has passed the factor', async ({ ctx }) => {
    const member = await signedIn(ctx)
    await addApp(member)
    const token = await firstStep(ctx, member.actor.email)
    const code = await codeOf(member, idOf(member))
    const started = await completeSignIn(ctx, { token, code, userAgent })
    expect(await findSession(ctx, started.token)).toMatchObject({ member: { userId: idOf(member) } })
    expect(await lastEvent(ctx)).toMatchObject({ kind: 'session.started', details: { with: 'totp as second step' } })
    await expect(completeSignIn(ctx, { token, code, userAgent })).rejects.toThrow('expired')
  })

  test('a wrong code is refused and recorded, and the step stays open', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const [recovery = ''] = await addApp(member)
    const token = await firstStep(ctx, member.actor.email)
    await expect(completeSignIn(ctx, { token, code: '000000', userAgent })).rejects.toThrow('code')
    expect(await lastEvent(ctx)).toMatchObject({ kind: 'session.refused', outcome: 'refused', userId: idOf(member) })
    expect(await completeSignIn(ctx, { token, code: recovery, userAgent })).toHaveProperty('token')
  })

  test('a wrong recovery code has a refusal of its own', async ({ ctx }) => {
    const member = await signedIn(ctx)
    await addApp(member)
    const token = await firstStep(ctx, member.actor.email)
    await expect(completeSignIn(ctx, { token, code: 'ABCDE-FGHJK', userAgent })).rejects.toThrow('recovery-code')
    const details = { with: 'recovery-code', knewPassword: true }
    expect(await lastEvent(ctx)).toMatchObject({ kind: 'session.refused', details })
    await expect(proveByCode(member, { code: 'ABCDE-FGHJK' })).rejects.toThrow('recovery-code')
  })

  test('from a new browser every way is told, with the browser in the event', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const [recovery = ''] = await addApp(member)
    const { authenticator } = await registerPasskey(member)
    const email = member.actor.email
    const code = await codeOf(member, idOf(member))
    const ways = [
      async (ctx: Ctx) => completeSignIn(ctx, { token: await firstStep(ctx, email), code, userAgent }),
      async (ctx: Ctx) => completeSignIn(ctx, { token: await firstStep(ctx, email), code: recovery, userAgent }),
      async (ctx: Ctx) => {
        const token = await firstStep(ctx, email)
        const { use } = await startPasskeyStep(ctx, { token })
        return completeSignInWithPasskey(ctx, { token, response: authenticator.use(use.challenge), userAgent })
      },
      async (ctx: Ctx) => {
        const { use } = await startPasskeySignIn(ctx)
        return signInWithPasskey(ctx, { response: authenticator.use(use.challenge), userAgent })
      },
    ]
    const toldOf = async () => (await queued(ctx, securityNotice)).filter(({ what }) => what === 'new-device').length
    for (const [index, enter] of ways.entries()) {
      await enter(ctx)
      expect(await toldOf()).toBe(index + 1)
      const details = { device: 'Firefox', isNewDevice: true }
      expect(await lastEvent(ctx)).toMatchObject({ kind: 'session.started', details })
    }
    const client = { network: '', signal: new AbortController().signal }
    const known = { ...ctx, client: { ...client, deviceCookie: rememberDevice(ctx, undefined, email) } }
    await ways[3]?.(known)
    expect(await toldOf()).toBe(4)
    expect(await lastEvent(ctx)).toMatchObject({ details: { with: 'passkey', isNewDevice: false } })
  })

  test('it ends with a new password', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const [code = ''] = await addApp(member)
    const token = await firstStep(ctx, member.actor.email)
    await requestPasswordReset(ctx, { email: member.actor.email })
    await work(ctx, mailReset)
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.template, 'account.reset'))
    await resetPassword(ctx, { token: mail?.secret ?? '', password: 'quite-another-47-words' })
    await expect(completeSignIn(ctx, { token, code, userAgent })).rejects.toThrow('expired')
  })

  test('wrong codes are limited together with wrong passwords', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const [recovery = ''] = await addApp(member)
    const client = { network: '203.0.113.9', signal: new AbortController().signal }
    const from = { ...ctx, client }
    const token = await firstStep(from, member.actor.email)
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(completeSignIn(from, { token, code: '000000', userAgent })).rejects.toThrow('code')
    }
    await expect(completeSignIn(from, { token, code: recovery, userAgent })).rejects.toMatchObject({ kind: 'too-many' })
    await expect(firstStep(from, member.actor.email)).rejects.toMatchObject({ kind: 'too-many' })
  })

  test('it ends after ten minutes', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const [code = ''] = await addApp(member)
    const token = await firstStep(ctx, member.actor.email)
    await expect(completeSignIn(later(ctx, 601_000), { token, code, userAgent })).rejects.toThrow('expired')
    await expect(completeSignIn(ctx, { token: 'invented', code, userAgent })).rejects.toThrow('expired')
  })

  test('a passkey of the same person passes it', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const { authenticator } = await registerPasskey(member)
    const token = await firstStep(ctx, member.actor.email)
    const { use } = await startPasskeyStep(ctx, { token })
    const response = authenticator.use(use.challenge)
    expect(await completeSignInWithPasskey(ctx, { token, response, userAgent })).toHaveProperty('token')
    await expect(completeSignInWithPasskey(ctx, { token, response, userAgent })).rejects.toThrow('expired')
  })

  test('of two right codes at once one starts a session', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const member = await signedIn(ctx)
    const codes = await addApp(member)
    const token = await firstStep(ctx, member.actor.email)
    const tries = codes.slice(0, 2).map((code) => completeSignIn(ctx, { token, code, userAgent }))
    const outcomes = (await Promise.allSettled(tries)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('resetting the password does not remove it', async ({ ctx }) => {
    const member = await signedIn(ctx)
    await addApp(member)
    await ctx.db.update(users).set({ passwordHash: await hashPassword(password) })
    expect(await firstStep(ctx, member.actor.email)).not.toBe('none')
  })
})

describe('a passkey alone', () => {
  test('signs in, with both factors', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const { authenticator } = await registerPasskey(member)
    const { use } = await startPasskeySignIn(ctx)
    expect(use.allowCredentials ?? []).toEqual([])
    const started = await signInWithPasskey(ctx, { response: authenticator.use(use.challenge), userAgent })
    const strict = { ...ctx, factorPolicy: { admins: true, members: true } }
    expect(await findSession(strict, started.token)).toMatchObject({ restriction: undefined })
  })

  test('is refused to who may no longer sign in, and when nothing was answered', async ({ ctx }) => {
    const outsider = await asMember(ctx)
    const { authenticator } = await registerPasskey(outsider)
    const company = { ...ctx, signInPolicy: 'company' } as const
    const { use } = await startPasskeySignIn(company)
    const response = authenticator.use(use.challenge)
    await expect(signInWithPasskey(company, { response, userAgent })).rejects.toThrow('passkey')
    await expect(signInWithPasskey(ctx, { response: null, userAgent })).rejects.toThrow('passkey')
    expect(await lastEvent(ctx)).toMatchObject({ kind: 'session.refused', userId: null })
  })
})

describe('a fresh proof', () => {
  const provenAt = async ({ db, session }: Ctx) => {
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.id, session?.id ?? ''))
    return row?.provenAt
  }

  test('is given with the password by who has no factor', async ({ ctx }) => {
    const member = later(await signedIn(ctx), proofLastsMs)
    await expect(proveByPassword(member, { password: 'wrong' })).rejects.toThrow('password')
    expect(await lastEvent(ctx)).toMatchObject({ kind: 'proof.refused', outcome: 'refused' })
    expect(await provenAt(member)).toEqual(ctx.now)
    await proveByPassword(member, { password })
    expect(await provenAt(member)).toEqual(member.now)
    expect(await lastEvent(ctx)).toMatchObject({ kind: 'proof.given', details: { with: 'password' } })
  })

  test('needs the factor of who has one: the password is not enough', async ({ ctx }) => {
    const member = await signedIn(ctx)
    await addApp(member)
    const stale = later(member, proofLastsMs)
    await expect(proveByPassword(stale, { password })).rejects.toThrow('factor')
    const code = await codeOf(stale, idOf(member))
    await proveByCode(stale, { code })
    expect(await provenAt(member)).toEqual(stale.now)
    await expect(proveByCode(stale, { code })).rejects.toThrow('code')
  })

  test('is given with a passkey, one answer once', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const { authenticator } = await registerPasskey(member)
    const stale = later(member, proofLastsMs)
    const { use } = await startPasskeyProof(stale)
    const response = authenticator.use(use.challenge)
    await proveByPasskey(stale, { response })
    await expect(proveByPasskey(stale, { response })).rejects.toThrow('passkey')
  })

  test('is asked for before a password is changed, of who has a factor', async ({ ctx }) => {
    const member = await signedIn(ctx)
    const input = { current: password, password: 'granite-harbour-lantern-7' }
    await changePassword(later(member, proofLastsMs), input, member.session.id)
    await addApp(member)
    const again = { current: input.password, password }
    await expect(changePassword(later(member, proofLastsMs), again, '')).rejects.toMatchObject({ kind: 'proof-needed' })
  })
})

describe('who must have a factor', () => {
  const strict = { admins: true, members: false }
  const restrictionOf = async (ctx: Ctx, token: string) => (await findSession(ctx, token))?.restriction
  const start = (ctx: Ctx, userId: string) => startSession(ctx, { ...newSession(userId), isAdmin: true })

  test('is let in once without it; the next sign-in leads to the set-up', async ({ ctx }) => {
    const admin = { ...(await asAdmin(ctx)), factorPolicy: strict }
    const first = await start(admin, idOf(admin))
    const second = await start(later(admin, 1000), idOf(admin))
    expect(await restrictionOf(admin, first.token)).toBeUndefined()
    expect(await restrictionOf(admin, second.token)).toBe('set-up')
    expect(await findSession(admin, first.token)).toMatchObject({ lacksFactor: true })
  })

  test('the session of the set-up goes on, and others have to use the factor', async ({ ctx }) => {
    const admin = { ...(await asAdmin(ctx)), factorPolicy: strict }
    const first = await start(admin, idOf(admin))
    const second = await start(later(admin, 1000), idOf(admin))
    const { id = '', provenAt = ctx.now } = (await findSession(admin, second.token)) ?? {}
    await addApp({ ...admin, session: { id, provenAt } })
    expect(await restrictionOf(admin, second.token)).toBeUndefined()
    expect(await restrictionOf(admin, first.token)).toBe('confirm')
    const other = await findSession(admin, first.token)
    const code = await codeOf(admin, idOf(admin))
    await proveByCode({ ...admin, session: { id: other?.id ?? '', provenAt } }, { code })
    expect(await restrictionOf(admin, first.token)).toBeUndefined()
  })

  test('members are not asked unless the setting says so', async ({ ctx }) => {
    const member = { ...(await asMember(ctx)), factorPolicy: strict }
    await startSession(member, newSession(idOf(member)))
    const { token } = await startSession(later(member, 1000), newSession(idOf(member)))
    expect(await restrictionOf(member, token)).toBeUndefined()
    const required = { ...member, factorPolicy: { admins: true, members: true } }
    const grace = await startSession(later(required, 2000), newSession(idOf(member)))
    const next = await startSession(later(required, 3000), newSession(idOf(member)))
    expect(await restrictionOf(required, token)).toBeUndefined()
    expect(await restrictionOf(required, grace.token)).toBeUndefined()
    expect(await restrictionOf(required, next.token)).toBe('set-up')
  })
})
