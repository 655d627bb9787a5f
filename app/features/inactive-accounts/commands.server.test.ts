import { eq } from 'drizzle-orm'
import { expect, test as plain } from 'vitest'
import { startSession } from '~/auth/sessions.server'
import { deletionReports } from '~/db/schema/deletion-reports'
import { mails } from '~/db/schema/mails'
import { securityEvents } from '~/db/schema/security-events'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember, newSession } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import { endInactiveAccounts } from './commands.server'
import { inactiveAsked, mailStillNeeded } from './jobs.server'
import { endOf } from './model'

const day = 24 * 60 * 60_000
const daysLater = (ctx: Ctx, days: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + days * day) })

/** A member whose last sign-in was this many months ago. */
async function addMember(ctx: Ctx, months: number, locale: 'en' | 'sv' | 'no' = 'en') {
  const { actor } = await asMember(ctx, { name: 'Kari', locale })
  const lastSignInAt = new Date(ctx.now)
  lastSignInAt.setUTCMonth(lastSignInAt.getUTCMonth() - months)
  lastSignInAt.setUTCDate(lastSignInAt.getUTCDate() - 1)
  await ctx.db.update(users).set({ lastSignInAt }).where(eq(users.id, actor.userId))
  return actor
}

const ids = async ({ db }: Ctx) => (await db.select({ id: users.id }).from(users)).map(({ id }) => id)

test('an unused account is asked about, asked again and ended; a second run does nothing more', async ({ ctx }) => {
  const unused = await addMember(ctx, 24, 'no')
  const used = await addMember(ctx, 23)
  expect(await endInactiveAccounts(ctx)).toEqual({ asked: 1, ended: 0 })
  expect(await endInactiveAccounts(daysLater(ctx, 13))).toEqual({ asked: 0, ended: 0 })
  expect(await endInactiveAccounts(daysLater(ctx, 15))).toEqual({ asked: 1, ended: 0 })
  expect(await endInactiveAccounts(daysLater(ctx, 15))).toEqual({ asked: 0, ended: 0 })
  const asked = await queued(ctx, inactiveAsked)
  expect(asked.map(({ userId, question }) => `${userId} ${question}`).toSorted()).toEqual([
    `${unused.userId} first`,
    `${unused.userId} second`,
  ])
  expect(await endInactiveAccounts(daysLater(ctx, 30))).toMatchObject({ ended: 0 })
  expect(await endInactiveAccounts(daysLater(ctx, 31))).toMatchObject({ ended: 1 })
  expect(await endInactiveAccounts(daysLater(ctx, 31))).toMatchObject({ ended: 0 })
  expect(await ids(ctx)).toEqual([used.userId])
  expect(await ctx.db.select().from(deletionReports)).toMatchObject([{ table: 'users', count: 1 }])
  const events = await ctx.db.select().from(securityEvents)
  expect(events).toMatchObject([{ kind: 'account.ended', userId: unused.userId, details: { why: 'inactive' } }])
})

test('the mails are in the language of the member and name the day; a second run of the job mails nothing', async ({
  ctx,
}) => {
  const { email } = await addMember(ctx, 24, 'no')
  await endInactiveAccounts(ctx)
  await work(ctx, mailStillNeeded)
  await work(ctx, mailStillNeeded)
  const [mail, ...more] = await ctx.db.select().from(mails)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ toAddress: email, locale: 'no', template: 'account.inactive' })
  expect(mail?.text).toContain('Logg inn før 16. desember 2026')
  expect(mail?.text).toContain('https://nordbro.example/login')
})

test('signing in answers the question: nothing is mailed or ended any more', async ({ ctx }) => {
  const { userId } = await addMember(ctx, 24)
  await endInactiveAccounts(ctx)
  await endInactiveAccounts(daysLater(ctx, 15))
  await startSession(daysLater(ctx, 20), newSession(userId))
  await work(ctx, mailStillNeeded)
  expect(await ctx.db.select().from(mails)).toEqual([])
  expect(await endInactiveAccounts(daysLater(ctx, 60))).toEqual({ asked: 0, ended: 0 })
  expect(await ids(ctx)).toContain(userId)
})

test('admins are never asked, and who becomes one in between is not ended', async ({ ctx }) => {
  const { actor: admin } = await asAdmin(ctx)
  await ctx.db
    .update(users)
    .set({ lastSignInAt: new Date('2020-01-01') })
    .where(eq(users.id, admin.userId))
  const { userId } = await addMember(ctx, 30)
  expect(await endInactiveAccounts(ctx)).toEqual({ asked: 1, ended: 0 })
  await endInactiveAccounts(daysLater(ctx, 15))
  await ctx.db.update(userAccessLevels).set({ adminRole: 'owner' }).where(eq(userAccessLevels.userId, userId))
  expect(await endInactiveAccounts(daysLater(ctx, 40))).toEqual({ asked: 0, ended: 0 })
  expect(await ids(ctx)).toHaveLength(2)
})

test('after a downtime the second mail is still sent, and its time is not cut', async ({ ctx }) => {
  await addMember(ctx, 40)
  await endInactiveAccounts(ctx)
  expect(await endInactiveAccounts(daysLater(ctx, 90))).toEqual({ asked: 1, ended: 0 })
  expect(await endInactiveAccounts(daysLater(ctx, 105))).toEqual({ asked: 0, ended: 0 })
  expect(await endInactiveAccounts(daysLater(ctx, 106))).toEqual({ asked: 0, ended: 1 })
})

plain('the end is counted from the first mail, or from a second one that was late', () => {
  const askedAt = new Date('2026-11-01T00:00:00Z')
  const at = (text: string) =>
    endOf({ askedAt, askedAgainAt: new Date(text) })
      .toISOString()
      .slice(0, 10)
  expect(endOf({ askedAt, askedAgainAt: null }).toISOString()).toContain('2026-12-01')
  expect(at('2026-11-15T00:00:00Z')).toBe('2026-12-01')
  expect(at('2026-12-20T00:00:00Z')).toBe('2027-01-05')
})

// Last in the file: it commits.
test('of several runs at once one asks and one ends', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await addMember(ctx, 24)
  const runs = (days: number) => Promise.all([1, 2, 3, 4].map(() => endInactiveAccounts(daysLater(ctx, days))))
  const sum = (results: { asked: number; ended: number }[]) =>
    results.reduce((all, { asked, ended }) => all + asked + ended, 0)
  expect(sum(await runs(0))).toBe(1)
  expect(sum(await runs(15))).toBe(1)
  expect(sum(await runs(31))).toBe(1)
  expect(await ctx.db.select().from(users)).toEqual([])
})
