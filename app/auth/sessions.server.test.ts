import { describe, expect } from 'vitest'
import { sessions } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember, newSession } from '../../test/members'
import { test } from '../../test/test'
import {
  endDisallowedSessions,
  endSessionOf,
  findSession,
  listSessions,
  renewSession,
  startSession,
} from './sessions.server'

const hoursLater = (ctx: Ctx, count: number): Ctx => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + count * 60 * 60 * 1000),
})
const daysLater = (ctx: Ctx, count: number) => hoursLater(ctx, 24 * count)

/** Uses the session every so many hours until it is refused; returns for how many hours it was accepted. */
async function hoursSignedIn(ctx: Ctx, token: string, every: number, atMost: number) {
  for (let passed = every; passed <= atMost; passed += every) {
    const at = hoursLater(ctx, passed)
    const session = await findSession(at, token)
    if (!session) return passed - every
    await renewSession(at, session)
  }
  return atMost
}

async function signIn(ctx: Ctx) {
  return (await startSession(ctx, newSession(ctx.actor?.userId ?? ''))).token
}

describe('a session', () => {
  test('of a member in daily use lasts to its absolute end, and unused a month', async ({ ctx }) => {
    const member = await asMember(ctx)
    expect(await hoursSignedIn(ctx, await signIn(member), 24, 24 * 120)).toBe(24 * 89)
    const unused = await signIn(member)
    expect(await findSession(daysLater(ctx, 29.9), unused)).toBeDefined()
    expect(await findSession(daysLater(ctx, 30), unused)).toBeUndefined()
  })

  test('of an admin ends after 12 idle hours, and after 30 days in any case', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const unused = await signIn(admin)
    expect(await findSession(hoursLater(ctx, 11.9), unused)).toBeDefined()
    expect(await findSession(hoursLater(ctx, 12), unused)).toBeUndefined()
    expect(await hoursSignedIn(ctx, await signIn(admin), 8, 24 * 40)).toBe(24 * 30 - 8)
  })

  test('uses the current settings', async ({ ctx }) => {
    const token = await signIn(await asMember(ctx))
    const day = 24 * 60 * 60 * 1000
    const strict = { ...ctx.sessionLimits, member: { idleMs: day, mostMs: 2 * day } }
    expect(await findSession(daysLater(ctx, 3), token)).toBeDefined()
    expect(await findSession({ ...daysLater(ctx, 3), sessionLimits: strict }, token)).toBeUndefined()
  })

  test('is renewed at most every ten minutes, and returns its new end', async ({ ctx }) => {
    const token = await signIn(await asMember(ctx))
    const renewAt = async (at: Ctx) => {
      const session = await findSession(at, token)
      if (!session) throw new Error('There should be a session')
      return renewSession(at, session)
    }
    expect(await renewAt(hoursLater(ctx, 0.1))).toBeUndefined()
    expect(await renewAt(hoursLater(ctx, 24))).toEqual(daysLater(ctx, 31).now)
    expect(await renewAt(hoursLater(ctx, 24.1))).toBeUndefined()
  })

  test('that was ended meanwhile is not renewed', async ({ ctx }) => {
    const token = await signIn(await asMember(ctx))
    const session = await findSession(hoursLater(ctx, 1), token)
    await endSessionOf(ctx, token)
    expect(session && (await renewSession(hoursLater(ctx, 1), session))).toBeUndefined()
  })

  test('that a stricter policy does not allow is ended, also when the policy is loosened again', async ({ ctx }) => {
    const partner = await signIn(await asMember(ctx, { email: 'kari@sykehus.example' }))
    const staff = await signIn(await asMember(ctx, { email: 'asa@nordbro.example' }))
    const company = { ...ctx, signInPolicy: 'company' } as const
    expect(await findSession(ctx, partner)).toBeDefined()
    expect(await findSession(company, partner)).toBeUndefined()
    expect(await findSession(company, staff)).toBeDefined()
    expect(await findSession(ctx, partner)).toBeUndefined()
  })

  test('of someone who has not come since the policy became stricter is ended too', async ({ ctx }) => {
    const partner = await signIn(await asMember(ctx, { email: 'kari@sykehus.example' }))
    const staff = await signIn(await asMember(ctx, { email: 'asa@nordbro.example' }))
    await endDisallowedSessions(ctx)
    expect(await findSession(ctx, partner)).toBeDefined()
    await endDisallowedSessions({ ...ctx, signInPolicy: 'company' })
    expect(await findSession(ctx, partner)).toBeUndefined()
    expect(await findSession(ctx, staff)).toBeDefined()
  })

  test('is listed for as long as it works', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { userId } = admin.actor
    await signIn(admin)
    await signIn({ ...admin, now: hoursLater(ctx, 6).now })
    expect(await listSessions(hoursLater(ctx, 7), userId, true)).toHaveLength(2)
    expect(await listSessions(hoursLater(ctx, 13), userId, true)).toHaveLength(1)
    expect(await ctx.db.select().from(sessions)).toHaveLength(2)
  })
})
