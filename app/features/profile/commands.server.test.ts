import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { proofLastsMs } from '~/auth/fresh-proof.server'
import { hashPassword, verifyPassword } from '~/auth/passwords.server'
import { findSession, startSession } from '~/auth/sessions.server'
import { memberProfiles } from '~/db/schema/member-profiles'
import { sessions, userAccessLevels, users } from '~/db/schema/users'
import { securityNotice } from '~/features/security-notices/jobs.server'
import { changeRole } from '~/features/users/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember, newSession } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { changeExchange, changePassword, changeProfile, signOutElsewhere } from './commands.server'
import { getAccount, getProfileTexts } from './queries.server'
import { profileInput } from './schema'

const current = 'fjord-ridge-aurora-41'

/** A user with one session, and a ctx whose actor they are. */
async function addSignedInUser(ctx: Ctx, email: string) {
  const passwordHash = await hashPassword(current)
  const [user] = await ctx.db.insert(users).values({ email, passwordHash, locale: 'en' }).returning()
  const userId = user?.id ?? ''
  await ctx.db.insert(userAccessLevels).values({ userId, role: 'supplier' })
  const { token } = await startSession(ctx, newSession(userId, 'Firefox/145.0'))
  const session = await findSession(ctx, token)
  if (!session) throw new Error('The session did not start')
  return { ctx: { ...ctx, session, actor: session.member }, userId, token, session: session.id }
}

test('a new password ends every other session, and a mail to its owner is queued', async ({ ctx }) => {
  const me = await addSignedInUser(ctx, 'me@nordbro.example')
  const elsewhere = await startSession(ctx, newSession(me.userId, 'Chrome/140'))
  await changePassword(me.ctx, { current, password: 'quite-another-47-words' }, me.session)
  expect(await findSession(ctx, me.token)).toBeDefined()
  expect(await findSession(ctx, elsewhere.token)).toBeUndefined()
  const [user] = await ctx.db.select().from(users).where(eq(users.id, me.userId))
  expect(await verifyPassword(user?.passwordHash, 'quite-another-47-words')).toBe(true)
  expect(await queued(ctx, securityNotice)).toMatchObject([{ userId: me.userId, what: 'password-changed' }])
})

test('a wrong current password or a weak new one changes nothing', async ({ ctx }) => {
  const me = await addSignedInUser(ctx, 'me@nordbro.example')
  const change = (currentPassword: string, password: string) =>
    changePassword(me.ctx, { current: currentPassword, password }, me.session)
  await expect(change('wrong', 'quite-another-47-words')).rejects.toThrow('current')
  await expect(change(current, 'me@nordbro.example')).rejects.toThrow('weak-password')
  await expect(change(current, 'password123')).rejects.toThrow('weak-password')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, me.userId))
  expect(await verifyPassword(user?.passwordHash, current)).toBe(true)
})

test('a user can end only their own sessions, whatever id is sent', async ({ ctx }) => {
  const me = await addSignedInUser(ctx, 'me@nordbro.example')
  const other = await addSignedInUser(ctx, 'other@nordbro.example')
  await signOutElsewhere(me.ctx, other.session, me.session)
  expect(await findSession(ctx, other.token)).toBeDefined()
  await startSession(ctx, newSession(me.userId, 'Chrome/140'))
  await signOutElsewhere(me.ctx, 'others', me.session)
  const left = await ctx.db.select({ id: sessions.id }).from(sessions)
  expect(left.map(({ id }) => id).sort()).toEqual([me.session, other.session].sort())
})

test('other sessions are ended only with a fresh proof', async ({ ctx }) => {
  const me = await addSignedInUser(ctx, 'me@nordbro.example')
  await startSession(ctx, newSession(me.userId, 'Chrome/140'))
  const later = { ...me.ctx, now: new Date(ctx.now.getTime() + proofLastsMs) }
  await expect(signOutElsewhere(later, 'others', me.session)).rejects.toMatchObject({ kind: 'proof-needed' })
  expect(await ctx.db.$count(sessions)).toBe(2)
})

test('a user reads and changes only their own profile, and a visitor none', async ({ ctx }) => {
  const me = await addSignedInUser(ctx, 'me@nordbro.example')
  const other = await addSignedInUser(ctx, 'other@nordbro.example')
  await changeProfile(me.ctx, { name: 'Åsa', locale: 'sv' })
  expect(await getAccount(me.ctx)).toMatchObject({ name: 'Åsa', locale: 'sv', email: 'me@nordbro.example' })
  expect(await getAccount(other.ctx)).toMatchObject({ name: '', locale: 'en' })
  await expect(changeProfile(ctx, { name: 'x', locale: 'en' })).rejects.toThrow('account.change')
  await expect(getAccount(ctx)).rejects.toThrow('account.see')
})

test('what a user writes about themselves is theirs, and leaving a field empty clears it', async ({ ctx }) => {
  const me = await addSignedInUser(ctx, 'me@nordbro.example')
  const other = await addSignedInUser(ctx, 'other@nordbro.example')
  const empty = { title: '', country: '', seeks: '', offers: '' }
  expect(await getProfileTexts(me.ctx)).toEqual(empty)
  const texts = { title: 'Head of care', country: 'NO', seeks: 'A host site', offers: 'Data' }
  await changeProfile(me.ctx, { name: 'Åsa', locale: 'sv', ...texts })
  expect(await getProfileTexts(me.ctx)).toEqual(texts)
  expect(await getProfileTexts(other.ctx)).toEqual(empty)
  await changeExchange(me.ctx, { offers: 'More data' })
  expect(await getProfileTexts(me.ctx)).toEqual({ ...texts, seeks: '', offers: 'More data' })
  await changeProfile(me.ctx, { name: 'Åsa', locale: 'sv' })
  expect(await getProfileTexts(me.ctx)).toEqual(empty)
  await expect(changeExchange(ctx, { seeks: 'x' })).rejects.toThrow('account.change')
  await expect(getProfileTexts(ctx)).rejects.toThrow('account.see')
})

test('a country is one of the list', () => {
  const read = (country: string) => profileInput.safeParse({ name: '', locale: 'en', country })
  expect(read('NO').data?.country).toBe('NO')
  expect(read('').data?.country).toBe(undefined)
  expect(read('Norway').error?.issues[0]?.message).toBe('choice')
})

test('a name and a role that are changed while the profile is saved are both in its copy', async ({
  database,
  jobs,
}) => {
  const ctx = committing(database, jobs)
  const member = await asMember(ctx, { name: 'Before' })
  const admin = await asAdmin(ctx)
  const { userId } = member.actor
  await Promise.all([
    changeProfile(member, { name: 'After', locale: 'en', seeks: 'A host site' }),
    changeExchange(member, { seeks: 'A host site' }),
    changeRole(admin, { user: [userId], role: 'embassy' }),
    changeProfile(member, { name: 'After', locale: 'en', seeks: 'A host site' }),
  ])
  const rows = await ctx.db.select().from(memberProfiles).where(eq(memberProfiles.userId, userId))
  expect(rows).toMatchObject([{ name: 'After', role: 'embassy', seeks: 'A host site' }])
})
