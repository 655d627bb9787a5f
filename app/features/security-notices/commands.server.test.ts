import { eq, like } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rememberDevice } from '~/auth/known-devices.server'
import { hashPassword } from '~/auth/passwords.server'
import { findSession, startSession } from '~/auth/sessions.server'
import { passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { mails } from '~/db/schema/mails'
import { securityEvents } from '~/db/schema/security-events'
import { sessions, users } from '~/db/schema/users'
import { requestPasswordReset, resetPassword, signIn } from '~/features/accounts/commands.server'
import { mailReset } from '~/features/accounts/jobs.server'
import { getLink } from '~/features/accounts/queries.server'
import { redeemCode, renewRecoveryCodes } from '~/features/factors/commands.server'
import { signInWithPasskey, startPasskeySignIn } from '~/features/proofs/commands.server'
import { demoteUser, promoteUser, removeFactors } from '~/features/users/commands.server'
import { locales } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { addApp, registerPasskey } from '../../../test/factors'
import { asAdmin, asMember, newSession } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import { reportNotMe } from './commands.server'
import { enqueueSecurityNotice, mailAccountReported, mailSecurityNotice, securityNotice } from './jobs.server'
import { noticeKinds } from './model'
import { getNotMe } from './queries.server'

const password = 'fjord-ridge-aurora-41'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0'
const email = 'kari@sykehus.example'

const later = <Given extends Ctx>(ctx: Given, minutes: number): Given => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
})
const days = 24 * 60

async function addMember(ctx: Ctx, address = email) {
  const member = await asMember(ctx, { email: address, name: 'Kari Berg' })
  const { userId } = member.actor
  await ctx.db
    .update(users)
    .set({ passwordHash: await hashPassword(password), createdAt: ctx.now })
    .where(eq(users.id, userId))
  return { userId, signIn: (from: Ctx) => signIn(from, { email: address, password, userAgent }) }
}

/** Without the marks that keep mail programs from making links of addresses. */
const plain = (text: string | undefined) => text?.replaceAll('\u200b', '')

const mailsTo = ({ db }: Ctx, address: string) => db.select().from(mails).where(eq(mails.toAddress, address))
const kindsOf = async ({ db }: Ctx, userId: string) =>
  (await db.select().from(securityEvents).where(eq(securityEvents.userId, userId)).orderBy(securityEvents.number)).map(
    ({ kind }) => kind,
  )

/** The token of a notice that was mailed to the member. */
async function noticeToken(ctx: Ctx, userId: string, address = email) {
  await enqueueSecurityNotice(ctx, { userId, what: 'password-changed', address })
  await work(ctx, mailSecurityNotice)
  return (await mailsTo(ctx, address)).findLast(({ template }) => template === 'account.password-changed')?.secret ?? ''
}

describe('a sign-in from a new browser', () => {
  test('is told with time, browser and network, but not the first sign-in of an account', async ({ ctx }) => {
    const from = { ...ctx, network: '203.0.113.0/24' }
    const member = await addMember(ctx)
    await member.signIn(from)
    expect(await queued(ctx, securityNotice)).toEqual([])
    await member.signIn(later(from, 5))
    await work(ctx, mailSecurityNotice)
    const [mail] = await mailsTo(ctx, email)
    expect(mail?.subject).toBe('A sign-in from a new browser')
    expect(mail?.text).toContain('Chrome, Linux')
    expect(mail?.text).toContain('203.0.113.0/24')
    expect(mail?.text).toMatch(/16 November 2026.* 10:05/)
    expect(mail?.text).toContain('https://nordbro.example/not-me?token=')
  })

  test('is not told from a browser that is known', async ({ ctx }) => {
    const member = await addMember(ctx)
    await member.signIn(ctx)
    const signal = AbortSignal.timeout(10_000)
    const deviceCookie = rememberDevice(ctx, undefined, email)
    await member.signIn({ ...ctx, client: { network: '192.0.2.1', deviceCookie, signal } })
    expect(await queued(ctx, securityNotice)).toEqual([])
  })

  test('is told for an account whose earlier events are too old to be kept', async ({ ctx }) => {
    const member = await addMember(ctx)
    await ctx.db.update(users).set({ createdAt: new Date('2024-01-01') })
    await member.signIn(ctx)
    expect(await queued(ctx, securityNotice)).toHaveLength(1)
  })
})

describe('promotion', () => {
  test('is told to the person and to every admin, with the link for who did it', async ({ ctx }) => {
    const admin = {
      ...(await asAdmin(ctx, 'first@nordbro.example')),
      network: '203.0.113.0/24',
      client: { network: '', signal: new AbortController().signal, userAgent: 'Firefox/145.0' },
    }
    await ctx.db.update(users).set({ name: 'Åsa Lind' }).where(eq(users.id, admin.actor.userId))
    await asAdmin(ctx, 'second@nordbro.example')
    const { userId } = await addMember(ctx)
    await promoteUser(admin, { user: userId, adminRole: 'editor' })
    await work(ctx, mailSecurityNotice)
    await work(ctx, mailSecurityNotice)
    const [[mine, ...more], [first], [second]] = await Promise.all([
      mailsTo(ctx, email),
      mailsTo(ctx, 'first@nordbro.example'),
      mailsTo(ctx, 'second@nordbro.example'),
    ])
    expect(more).toEqual([])
    expect(mine).toMatchObject({ subject: 'You are an administrator now', template: 'account.promoted', secret: null })
    expect(plain(mine?.text)).toContain('Åsa Lind (first@nordbro.example)')
    expect(mine?.text).not.toMatch(/if that was you|not-me|203\.0\.113|firefox/i)
    expect(plain(first?.subject)).toBe('kari@sykehus.example is an administrator now')
    expect(first?.text).toContain('/not-me?token=')
    expect(second?.text).not.toContain('/not-me')
    expect(second?.text).toContain(`https://nordbro.example/admin/people/${userId}`)
    expect(plain(second?.text)).toContain('Åsa Lind (first@nordbro.example)')
    expect(second?.text).toContain('take the rights back')
    expect(await getLink(ctx, ['not-me'], first?.secret ?? '')).toMatchObject({ link: { userId: admin.actor.userId } })
  })

  test('every admin is told, with the role; a reader, who can’t open the person’s page, without a link to it', async ({
    ctx,
  }) => {
    const admin = await asAdmin(ctx)
    const reader = await asMember(ctx, { adminRole: 'reader' })
    const { actor } = await asMember(ctx, { email })
    await promoteUser(admin, { user: actor.userId, adminRole: 'editor' })
    await work(ctx, mailSecurityNotice)
    const [mine] = await mailsTo(ctx, email)
    const [told] = await mailsTo(ctx, reader.actor.email)
    for (const mail of [mine, told]) expect(plain(mail?.text)).toMatch(/Role:?\s+Editor/)
    expect(told?.template).toBe('admins.promoted')
    expect(told?.text).not.toContain('/admin/people/')
  })

  test('taking it back is told too', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const other = await asAdmin(ctx, email)
    await demoteUser(admin, { user: other.actor.userId })
    await work(ctx, mailSecurityNotice)
    expect(await mailsTo(ctx, email)).toMatchObject([{ subject: 'You are no longer an administrator' }])
    expect(await mailsTo(ctx, admin.actor.email)).toMatchObject([{ template: 'admins.demoted' }])
  })
})

test('who gives up the rights of an admin gets the link, and the others learn who it was', async ({ ctx }) => {
  const other = await asAdmin(ctx)
  const admin = await asAdmin(ctx, email)
  await demoteUser(admin, { user: admin.actor.userId })
  await work(ctx, mailSecurityNotice)
  const [[mine], [theirs]] = [await mailsTo(ctx, email), await mailsTo(ctx, other.actor.email)]
  expect(mine?.text).toContain('/not-me?token=')
  expect(theirs?.text).not.toContain('/not-me')
  expect(plain(theirs?.text)).toMatch(/Changed by\s+kari@sykehus\.example/)
})

test('who lost the factors by an admin is told by whom, and can close the account', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const member = await asMember(ctx, { email })
  await addApp(member)
  await work(ctx, mailSecurityNotice)
  await removeFactors({ ...admin, network: '203.0.113.0/24' }, { user: member.actor.userId })
  await work(ctx, mailSecurityNotice)
  const mail = (await mailsTo(ctx, email)).find(({ template }) => template === 'account.factor-removed')
  expect(mail?.subject).toBe('All passkeys and the authenticator app were removed from your account')
  expect(plain(mail?.text)).toContain(admin.actor.email)
  expect(mail?.text).toContain('If you did not ask for this')
  expect(mail?.text).toContain('/not-me?token=')
  expect(mail?.text).not.toMatch(/if that was you|203\.0\.113/i)
})

test('notices of factors name the factor, and the codes that are left', async ({ ctx }) => {
  const member = await asMember(ctx, { email })
  await registerPasskey(member, 'Blue key')
  const codes = await addApp(later(member, 1))
  expect(codes).toEqual([])
  const { codes: fresh } = await renewRecoveryCodes(member, {})
  await redeemCode(ctx, member.actor.userId, fresh?.[0] ?? '')
  await work(ctx, mailSecurityNotice)
  const sent = await mailsTo(ctx, email)
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'A passkey was added to your account',
    'A recovery code was used',
    'An authenticator app was added to your account',
    'New recovery codes were made',
  ])
  const textOf = (subject: string) => sent.find((mail) => mail.subject === subject)?.text ?? ''
  expect(textOf('A passkey was added to your account')).toContain('Blue key')
  expect(textOf('A passkey was added to your account')).toContain('Ten recovery codes were made')
  expect(textOf('An authenticator app was added to your account')).not.toContain('recovery codes')
  expect(textOf('A recovery code was used')).toContain('9 codes are left')
})

test.for(locales)('every notice has a subject, a text and the link, in %s', async (locale, { ctx }) => {
  const { actor } = await asMember(ctx, { email, locale })
  for (const what of noticeKinds) await enqueueSecurityNotice({ ...ctx, actor }, { userId: actor.userId, what })
  await work(ctx, mailSecurityNotice)
  const sent = await mailsTo(ctx, email)
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(noticeKinds.length)
  for (const { text, html, secretPlaceholder } of sent) {
    expect(text).toContain(`/not-me?token=${secretPlaceholder}&lang=${locale}`)
    expect(html).toContain(`/not-me?token=${secretPlaceholder}`)
    expect(`${text}${html}`).not.toContain('securityNotices.')
  }
})

describe('this was not me', () => {
  test('ends sessions, closes the account until the password is reset, and tells the admins', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { userId, signIn } = await addMember(ctx)
    const session = await startSession(ctx, newSession(userId))
    await reportNotMe(ctx, { token: await noticeToken(ctx, userId) })
    expect(await findSession(ctx, session.token)).toBeUndefined()
    await expect(signIn(ctx)).rejects.toThrow('domain')

    await work(ctx, mailAccountReported)
    const [told] = await mailsTo(ctx, admin.actor.email)
    expect(plain(told?.subject)).toBe('kari@sykehus.example reports: this was not me')
    expect(told?.text).toContain(`/admin/security-events?person=${userId}`)

    await work(ctx, mailAccountReported)
    const closed = (await mailsTo(ctx, email)).filter(({ template }) => template === 'account.closed')
    expect(closed).toMatchObject([{ subject: 'Your account is closed until you choose a new password' }])
    expect(closed[0]?.text).toContain('/reset-password?token=')
    expect(closed[0]?.text).not.toContain('your password stays as it is')
    const next = 'quite-another-47-words'
    expect(await resetPassword(ctx, { token: closed[0]?.secret ?? '', password: next })).toBe(email)
    expect(await kindsOf(ctx, userId)).toEqual([
      'account.reported',
      'session.refused',
      'password.reset-requested',
      'password.changed',
    ])
  })

  test('works once, for seven days, and only with a link of a notice', async ({ ctx }) => {
    const { userId } = await addMember(ctx)
    const token = await noticeToken(ctx, userId)
    await expect(reportNotMe(later(ctx, 7 * days + 1), { token })).rejects.toThrow('link')
    await reportNotMe(later(ctx, 7 * days - 1), { token })
    await expect(reportNotMe(ctx, { token })).rejects.toThrow('link')
    await requestPasswordReset(ctx, { email })
    await work(ctx, mailReset)
    const reset = (await mailsTo(ctx, email)).find(({ template }) => template === 'account.reset')
    await expect(reportNotMe(ctx, { token: reset?.secret ?? '' })).rejects.toThrow('link')
    await expect(resetPassword(ctx, { token, password })).rejects.toThrow('link')
  })

  test('of two who press at once one reports', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const { userId } = await addMember(ctx)
    const token = await noticeToken(ctx, userId)
    const results = await Promise.allSettled([reportNotMe(ctx, { token }), reportNotMe(ctx, { token })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await kindsOf(ctx, userId)).filter((kind) => kind === 'account.reported')).toHaveLength(1)
  })

  test('reading the link changes nothing', async ({ ctx }) => {
    const { userId } = await addMember(ctx)
    const token = await noticeToken(ctx, userId)
    await startSession(ctx, newSession(userId))
    expect(await getLink(ctx, ['not-me'], token)).toMatchObject({ state: 'open' })
    expect(await getLink(ctx, ['not-me'], token)).toMatchObject({ state: 'open' })
    expect(await ctx.db.select().from(sessions)).toHaveLength(1)
  })

  test('from the address before a change, the account gets that address back', async ({ ctx }) => {
    const { userId } = await addMember(ctx)
    const token = await noticeToken(ctx, userId)
    await ctx.db.update(users).set({ email: 'thief@elsewhere.example' }).where(eq(users.id, userId))
    await requestPasswordReset(ctx, { email: 'thief@elsewhere.example' })
    await work(ctx, mailReset)
    const [theirs] = await mailsTo(ctx, 'thief@elsewhere.example')
    await reportNotMe(later(ctx, 1), { token })
    await expect(
      resetPassword(ctx, { token: theirs?.secret ?? '', password: 'quite-another-47-words' }),
    ).rejects.toThrow('link')
    await work(later(ctx, 1), mailAccountReported)
    expect((await mailsTo(ctx, email)).map(({ template }) => template)).toContain('account.closed')
  })

  test('an address that another account has by now is not taken from it', async ({ ctx }) => {
    const { userId } = await addMember(ctx)
    const token = await noticeToken(ctx, userId)
    await ctx.db.update(users).set({ email: 'new@elsewhere.example' }).where(eq(users.id, userId))
    await asMember(ctx, { email })
    await reportNotMe(ctx, { token })
    expect(await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId))).toEqual([
      { email: 'new@elsewhere.example' },
    ])
  })
})

test('no event and no job of a notice has an address or a name', async ({ ctx }) => {
  const { userId, signIn } = await addMember(ctx)
  await signIn(ctx)
  await signIn(ctx)
  const stored = [await queued(ctx, securityNotice), await ctx.db.select().from(securityEvents)]
  expect(JSON.stringify(stored)).not.toMatch(/kari|berg|sykehus/i)
  expect(await kindsOf(ctx, userId)).toEqual(['session.started', 'session.started'])
  expect(await ctx.db.select().from(mails).where(like(mails.key, '%kari%'))).toEqual([])
})

describe('what ‘This was not me’ removes', () => {
  const key = { publicKey: '', counter: 0 }

  test('factors that were added since, and none from before; the page says so first, the mail and the events after it', async ({
    ctx,
  }) => {
    const { userId } = await addMember(ctx)
    const before = later(ctx, -60).now
    await ctx.db.insert(passkeys).values([
      { ...key, userId, name: 'Own', credentialId: 'own', createdAt: before },
      { ...key, userId, name: 'Thief', credentialId: 'thief', createdAt: ctx.now },
    ])
    // Begun long before, and confirmed by whoever was in the account.
    await ctx.db.insert(totpSecrets).values({ userId, secret: '', confirmedAt: ctx.now, createdAt: before })
    await ctx.db.insert(recoveryCodes).values({ userId, hash: 'x' })
    const token = await noticeToken(ctx, userId)
    const removes = { passkeys: ['Thief'], hasTotp: true, recoveryCodes: 1 }
    expect(await getNotMe(ctx, token)).toEqual({ state: 'open', removes })
    expect(await reportNotMe(ctx, { token })).toEqual(removes)
    expect((await ctx.db.select().from(passkeys)).map(({ name }) => name)).toEqual(['Own'])
    expect(await ctx.db.$count(totpSecrets)).toBe(0)
    expect(await ctx.db.$count(recoveryCodes)).toBe(0)
    expect(await kindsOf(ctx, userId)).toEqual([
      'factor.removed',
      'factor.removed',
      'recovery-codes.removed',
      'account.reported',
    ])
    await work(ctx, mailAccountReported)
    const [mail] = (await mailsTo(ctx, email)).filter(({ template }) => template === 'account.closed')
    expect(mail?.text).toContain('the passkey “Thief”')
    expect(mail?.text).toContain('the authenticator app.')
    expect(mail?.text).toContain('Your recovery codes no longer work.')
    expect(mail?.text).not.toContain('Own')
  })

  test('an app and a passkey from before stay, but the codes go', async ({ ctx }) => {
    const { userId } = await addMember(ctx)
    const before = later(ctx, -60).now
    await ctx.db.insert(totpSecrets).values({ userId, secret: '', confirmedAt: before, createdAt: before })
    await ctx.db.insert(recoveryCodes).values({ userId, hash: 'x', createdAt: before })
    await reportNotMe(ctx, { token: await noticeToken(ctx, userId) })
    expect(await ctx.db.$count(totpSecrets)).toBe(1)
    expect(await ctx.db.$count(recoveryCodes)).toBe(0)
  })

  test('counts from what happened and not from when the mail was sent', async ({ ctx }) => {
    const { userId } = await addMember(ctx)
    await ctx.db.insert(passkeys).values({ ...key, userId, name: 'Thief', credentialId: 'thief', createdAt: ctx.now })
    await enqueueSecurityNotice(ctx, { userId, what: 'factor-added' })
    await work(later(ctx, 120), mailSecurityNotice)
    const [mail] = await mailsTo(ctx, email)
    expect(await reportNotMe(later(ctx, 121), { token: mail?.secret ?? '' })).toMatchObject({ passkeys: ['Thief'] })
  })

  test('a passkey that stays opens the account only after a new password', async ({ ctx }) => {
    const { userId } = await addMember(ctx)
    const member = { ...ctx, actor: { userId, email, role: 'supplier', level: 'entry', adminRole: null } as const }
    const session = { id: crypto.randomUUID(), provenAt: later(ctx, -60).now }
    const { authenticator } = await registerPasskey({ ...later(member, -60), session })
    const open = { ...ctx, signInPolicy: 'open' as const }
    const enter = async () => {
      const { use } = await startPasskeySignIn(open)
      return signInWithPasskey(open, { response: authenticator.use(use.challenge), userAgent })
    }
    expect(await enter()).toHaveProperty('token')
    const token = await noticeToken(ctx, userId)
    await reportNotMe(ctx, { token })
    await expect(enter()).rejects.toThrow('closed')
    expect(await kindsOf(ctx, userId)).toEqual(expect.arrayContaining(['session.refused']))
    expect(await ctx.db.$count(sessions)).toBe(0)
    await work(ctx, mailAccountReported)
    const closed = (await mailsTo(ctx, email)).find(({ template }) => template === 'account.closed')
    await resetPassword(ctx, { token: closed?.secret ?? '', password: 'quite-another-47-words' })
    expect(await enter()).toHaveProperty('token')
  })
})
