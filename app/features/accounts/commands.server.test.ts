import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { findSession } from '~/auth/sessions.server'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { accountLinks, sessions, userAccessLevels, users } from '~/db/schema/users'
import { acceptInvitation, insertInvitation } from '~/features/invitations/commands.server'
import { mailInvitation } from '~/features/invitations/jobs.server'
import { getInvitationByToken } from '~/features/invitations/queries.server'
import { enqueueSecurityNotice, mailSecurityNotice } from '~/features/security-notices/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { asMember } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import {
  confirmRegistration,
  makeSetupLink,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
} from './commands.server'
import { accountRegistered, mailRegistration, mailReset, passwordResetRequested } from './jobs.server'
import { getLink } from './queries.server'

const password = 'fjord-ridge-aurora-41'
const staff = 'asa@nordbro.example'
const userAgent = 'Firefox/145.0'
const admin = {
  userId: crypto.randomUUID(),
  email: 'a@nordbro.example',
  role: 'supplier',
  level: 'entry',
  adminRole: 'owner',
} as const

/** The token in the newest mail of a template. */
async function getMailedToken(ctx: Ctx, template: string) {
  const rows = await ctx.db.select().from(mails).where(eq(mails.template, template))
  return rows.at(-1)?.secret ?? ''
}

const later = (ctx: Ctx, minutes: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) })

async function registerForToken(ctx: Ctx, email = staff) {
  await register(ctx, { email, password })
  await work(ctx, mailRegistration)
  return getMailedToken(ctx, 'account.confirm')
}

async function createMember(ctx: Ctx, email = staff) {
  return confirmRegistration(ctx, { token: await registerForToken(ctx, email), password, userAgent })
}

async function inviteForToken(ctx: Ctx, email = 'kari@sykehus.example') {
  await insertInvitation(ctx, admin, { email, name: 'Kari', role: 'hospital', locale: 'no' })
  await work(ctx, mailInvitation)
  return getMailedToken(ctx, 'account.invite')
}

describe('registering', () => {
  test('creates no account until the address is confirmed, and then one with the lowest level', async ({ ctx }) => {
    const token = await registerForToken(ctx)
    expect(await ctx.db.select().from(users)).toEqual([])
    const session = await confirmRegistration(ctx, { token, password, userAgent })
    expect((await findSession(ctx, session.token))?.member).toMatchObject({
      email: staff,
      role: 'supplier',
      level: 'entry',
      adminRole: null,
    })
  })

  test('confirming needs the password that was chosen', async ({ ctx }) => {
    const token = await registerForToken(ctx)
    await expect(confirmRegistration(ctx, { token, password: 'another-fjord-77', userAgent })).rejects.toThrow(
      'password',
    )
    expect(await ctx.db.select().from(users)).toEqual([])
  })

  test('registering a known address gets the same answer; its owner gets a mail and keeps the password', async ({
    ctx,
  }) => {
    await createMember(ctx)
    await register(later(ctx, 1), { email: staff, password: 'quite-another-47-words' })
    await work(ctx, mailRegistration)
    const sent = await ctx.db.select({ template: mails.template }).from(mails)
    expect(sent.map(({ template }) => template).sort()).toEqual(['account.already-member', 'account.confirm'])
    await expect(signIn(ctx, { email: staff, password, userAgent })).resolves.toBeTruthy()
  })

  test('only addresses that the sign-in policy allows can register', async ({ ctx }) => {
    const stranger = { email: 'kari@sykehus.example', password }
    await expect(register(ctx, stranger)).rejects.toThrow('domain')
    await expect(register({ ...ctx, signInPolicy: 'company' }, stranger)).rejects.toThrow('domain')
    await register({ ...ctx, signInPolicy: 'open' }, stranger)
    expect(await queued(ctx, accountRegistered)).toHaveLength(1)
  })

  test('a link is refused when the policy has since excluded its address', async ({ ctx }) => {
    const token = await registerForToken({ ...ctx, signInPolicy: 'open' }, 'kari@sykehus.example')
    await expect(confirmRegistration(ctx, { token, password, userAgent })).rejects.toThrow('domain')
    const other = await inviteForToken(ctx)
    const company = { ...ctx, signInPolicy: 'company' } as const
    await expect(acceptInvitation(company, { token: other, password, userAgent })).rejects.toThrow('domain')
    expect(await ctx.db.select().from(users)).toEqual([])
  })

  test('a guessable password is refused', async ({ ctx }) => {
    await expect(register(ctx, { email: staff, password: 'password1' })).rejects.toThrow('weak-password')
  })
})

describe('signing in', () => {
  test('each sign-in with the right password starts a new session', async ({ ctx }) => {
    const first = await createMember(ctx)
    const second = await signIn(ctx, { email: staff, password, userAgent })
    const token = 'token' in second ? second.token : ''
    expect(token).not.toBe(first.token)
    expect(await findSession(ctx, token)).toMatchObject({ member: { email: staff } })
  })

  test('a wrong password and an unknown address are refused alike', async ({ ctx }) => {
    await createMember(ctx)
    await expect(signIn(ctx, { email: staff, password: 'wrong', userAgent })).rejects.toThrow('credentials')
    await expect(signIn(ctx, { email: 'who@nordbro.example', password, userAgent })).rejects.toThrow('credentials')
    await acceptInvitation(ctx, { token: await inviteForToken(ctx), password, userAgent })
    await expect(signIn(ctx, { email: 'kari@sykehus.example', password: 'wrong', userAgent })).rejects.toThrow('domain')
    await expect(signIn(ctx, { email: 'who@sykehus.example', password, userAgent })).rejects.toThrow('domain')
  })

  test('no session token is in the database', async ({ ctx }) => {
    const { token } = await createMember(ctx)
    expect(JSON.stringify(await ctx.db.select().from(sessions))).not.toContain(token)
  })
})

describe('links', () => {
  test('an invitation gives the role it was sent for, once', async ({ ctx }) => {
    const token = await inviteForToken(ctx)
    const session = await acceptInvitation(ctx, { token, password, userAgent, email: 'evil@evil.example' })
    expect(await findSession(ctx, session.token)).toMatchObject({
      user: { email: 'kari@sykehus.example', name: 'Kari', locale: 'no' },
      member: { role: 'hospital', level: 'entry', adminRole: null },
    })
    await expect(acceptInvitation(ctx, { token, password, userAgent })).rejects.toThrow('link')
    expect((await getInvitationByToken(ctx, token)).state).toBe('used')
  })

  test('a newer link ends the one before it; an old one expires; one for another purpose does not work', async ({
    ctx,
  }) => {
    const first = await inviteForToken(ctx)
    const second = await inviteForToken(later(ctx, 1))
    expect((await getInvitationByToken(ctx, first)).state).toBe('replaced')
    expect((await getInvitationByToken(ctx, second)).state).toBe('open')
    expect((await getInvitationByToken(later(ctx, 14 * 24 * 60 + 2), second)).state).toBe('expired')
    expect((await getLink(ctx, ['reset'], second)).state).toBe('wrong')
    await expect(acceptInvitation(ctx, { token: first, password, userAgent })).rejects.toThrow('link')
  })

  test('a reset changes the password, ends every session, and works for an hour', async ({ ctx }) => {
    const old = await createMember(ctx)
    await requestPasswordReset(ctx, { email: staff })
    await work(ctx, mailReset)
    const token = await getMailedToken(ctx, 'account.reset')
    await expect(resetPassword(later(ctx, 60), { token, password: 'quite-another-47-words' })).rejects.toThrow('link')
    await resetPassword(later(ctx, 59), { token, password: 'quite-another-47-words' })
    expect(await findSession(ctx, old.token)).toBeUndefined()
    await expect(signIn(ctx, { email: staff, password, userAgent })).rejects.toThrow('credentials')
    await expect(signIn(ctx, { email: staff, password: 'quite-another-47-words', userAgent })).resolves.toBeTruthy()
  })

  test('a reset clears the count of failed sign-ins of the account', async ({ ctx }) => {
    await createMember(ctx)
    const guess = () => signIn(ctx, { email: staff, password: 'wrong', userAgent })
    for (let count = 0; count < 10; count += 1) await expect(guess()).rejects.toThrow('credentials')
    await expect(guess()).rejects.toThrow('forms.tooManySignIns')
    await requestPasswordReset(ctx, { email: staff })
    await work(ctx, mailReset)
    await resetPassword(ctx, { token: await getMailedToken(ctx, 'account.reset'), password: 'quite-another-47-words' })
    await expect(signIn(ctx, { email: staff, password: 'quite-another-47-words', userAgent })).resolves.toBeTruthy()
  })

  test('a link that was just mailed is not replaced; an older one is', async ({ ctx }) => {
    await createMember(ctx)
    const requestReset = async (ctx: Ctx) => {
      await requestPasswordReset(ctx, { email: staff })
      await work(ctx, mailReset)
      return getMailedToken(ctx, 'account.reset')
    }
    const first = await requestReset(ctx)
    expect(await requestReset(later(ctx, 4))).toBe(first)
    expect((await getLink(ctx, ['reset'], first)).state).toBe('open')
    const second = await requestReset(later(ctx, 6))
    expect(second).not.toBe(first)
    expect((await getLink(ctx, ['reset'], first)).state).toBe('replaced')
    expect((await getLink(ctx, ['reset'], second)).state).toBe('open')
  })

  test('an address gets three mails of a kind an hour, however often they are asked for', async ({ ctx }) => {
    await createMember(ctx)
    for (let count = 1; count <= 5; count += 1) {
      const at = later(ctx, 10 * count)
      await requestPasswordReset(at, { email: staff })
      await register(at, { email: staff, password })
      await register(at, { email: 'new@nordbro.example', password })
      await work(at, mailReset)
      await work(at, mailRegistration)
    }
    const sent = await ctx.db.select({ template: mails.template, to: mails.toAddress }).from(mails)
    const mailsOf = (template: string, to = staff) =>
      sent.filter((mail) => mail.template === template && mail.to === to)
    expect(mailsOf('account.reset')).toHaveLength(3)
    expect(mailsOf('account.confirm', 'new@nordbro.example')).toHaveLength(3)
    // The confirmation of its registration counts as the first of three.
    expect(mailsOf('account.already-member')).toHaveLength(2)
    const newest = await getMailedToken(ctx, 'account.reset')
    expect((await getLink(later(ctx, 89), ['reset'], newest)).state).toBe('open')
    await ctx.db.update(mails).set({ createdAt: sql`now() - interval '61 minutes'` })
    const at = later(ctx, 100)
    await requestPasswordReset(at, { email: staff })
    await work(at, mailReset)
    expect(await getMailedToken(ctx, 'account.reset')).not.toBe(newest)
  })

  test('twenty concurrent registrations of an address send one mail', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const email = `asa.${crypto.randomUUID()}@nordbro.example`
    const payload = (n: number) => ({ email, locale: 'en', at: new Date(ctx.now.getTime() + n).toISOString() })
    await Promise.all(Array.from({ length: 20 }, (_, n) => mailRegistration.run(ctx, payload(n), { isLast: false })))
    expect(await ctx.db.select().from(mails).where(eq(mails.toAddress, email))).toHaveLength(1)
    await ctx.db.delete(mails)
    await ctx.db.delete(accountLinks)
  })

  test('a reset for an unknown address enqueues the same job, which mails nobody', async ({ ctx }) => {
    await requestPasswordReset(ctx, { email: 'who@nordbro.example' })
    expect(await queued(ctx, passwordResetRequested)).toHaveLength(1)
    await work(ctx, mailReset)
    expect(await ctx.db.select().from(mails)).toEqual([])
  })

  test('a job that runs twice sends one mail, whose link works', async ({ ctx }) => {
    await register(ctx, { email: staff, password })
    await work(ctx, mailRegistration)
    await work(ctx, mailRegistration)
    expect(await ctx.db.select().from(mails)).toHaveLength(1)
    expect((await getLink(ctx, ['confirm'], await getMailedToken(ctx, 'account.confirm'))).state).toBe('open')
  })

  test('of twenty who use a link at once, one does', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const token = await inviteForToken(ctx, `kari.${crypto.randomUUID()}@sykehus.example`)
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => acceptInvitation(ctx, { token, password, userAgent })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('no mailed token is in the tables of links and accounts', async ({ ctx }) => {
    const token = await inviteForToken(ctx)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await ctx.db.select().from(invitations))).not.toContain(token)
  })
})

describe('the first admin', () => {
  const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''

  const createToken = async (ctx: Ctx) => tokenOf(await makeSetupLink(ctx, async () => {}))

  test('is created with the newest link only; no link is made once there is an admin', async ({ ctx }) => {
    const older = await createToken(ctx)
    const newest = await createToken(later(ctx, 1))
    expect((await getLink(ctx, ['setup'], older)).state).toBe('replaced')
    const tooLate = { token: older, password, userAgent, email: 'late@nordbro.example' }
    await expect(acceptInvitation(ctx, tooLate)).rejects.toThrow('link')
    await acceptInvitation(ctx, { token: newest, password, userAgent, email: staff })
    const admins = await ctx.db.select().from(userAccessLevels).where(isNotNull(userAccessLevels.adminRole))
    expect(admins).toHaveLength(1)
    expect(await makeSetupLink(ctx, async () => {})).toBeUndefined()
  })

  test('of links made at once, the one that was stored last works', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    let stored = ''
    const store = async (link: string) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
      stored = tokenOf(link)
    }
    const made = await Promise.all(Array.from({ length: 5 }, () => makeSetupLink(ctx, store)))
    const states = await Promise.all(
      made.map(async (link) => [tokenOf(link) === stored, (await getLink(ctx, ['setup'], tokenOf(link))).state]),
    )
    expect(states.filter(([isLast]) => isLast)).toEqual([[true, 'open']])
    expect(states.filter(([isLast]) => !isLast)).toEqual(Array.from({ length: 4 }, () => [false, 'replaced']))
    await ctx.db.delete(accountLinks)
  })

  test('is created once when the link is used twice concurrently', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const token = await createToken(ctx)
    const tries = [1, 2].map((number) =>
      acceptInvitation(ctx, { token, password, userAgent, email: `first${number}@nordbro.example` }),
    )
    const outcomes = (await Promise.allSettled(tries)).map(({ status }) => status)
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
    await ctx.db.delete(users)
    await ctx.db.delete(accountLinks)
  })

  test('is not created without an address', async ({ ctx }) => {
    const token = await createToken(ctx)
    await expect(acceptInvitation(ctx, { token, password, userAgent })).rejects.toThrow('link')
  })
})

vi.setConfig({ testTimeout: 30_000 })

test('a member with a name is greeted by it in mails about the account', async ({ ctx }) => {
  const email = 'kari@sykehus.example'
  const { actor } = await asMember(ctx, { email, name: 'Kari Berg', locale: 'sv' })
  await requestPasswordReset({ ...ctx, locale: 'no' }, { email })
  await work(ctx, mailReset)
  await enqueueSecurityNotice(ctx, { userId: actor.userId, what: 'password-changed' })
  await work(ctx, mailSecurityNotice)
  const [reset, changed] = await ctx.db.select().from(mails).orderBy(desc(mails.template))
  expect(reset?.text).toMatch(/^Hei Kari Berg,$/m)
  expect(changed?.text).toMatch(/^Hej Kari Berg,$/m)
})
