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

const hours = (ctx: Ctx, count: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + count * 60 * 60 * 1000) })
const days = (ctx: Ctx, count: number) => hours(ctx, 24 * count)

/** Someone who opens a page once in so many hours, for as long as that lets them in; how many hours that is. */
async function hoursSignedIn(ctx: Ctx, token: string, every: number, atMost: number) {
  for (let passed = every; passed <= atMost; passed += every) {
    const at = hours(ctx, passed)
    const session = await findSession(at, token)
    if (!session) return passed - every
    await renewSession(at, session)
  }
  return atMost
}

async function signedIn(ctx: Ctx) {
  return (await startSession(ctx, newSession(ctx.actor?.userId ?? ''))).token
}

describe('a session', () => {
  test('of a member in daily use lasts to its absolute end, and unused a month', async ({ ctx }) => {
    const member = await asMember(ctx)
    expect(await hoursSignedIn(ctx, await signedIn(member), 24, 24 * 120)).toBe(24 * 89)
    const unused = await signedIn(member)
    expect(await findSession(days(ctx, 29.9), unused)).toBeDefined()
    expect(await findSession(days(ctx, 30), unused)).toBeUndefined()
  })

  test('of an admin ends after 12 idle hours, and after 30 days in any case', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const unused = await signedIn(admin)
    expect(await findSession(hours(ctx, 11.9), unused)).toBeDefined()
    expect(await findSession(hours(ctx, 12), unused)).toBeUndefined()
    expect(await hoursSignedIn(ctx, await signedIn(admin), 8, 24 * 40)).toBe(24 * 30 - 8)
  })

  test('goes by the settings of now', async ({ ctx }) => {
    const token = await signedIn(await asMember(ctx))
    const day = 24 * 60 * 60 * 1000
    const strict = { ...ctx.sessionLimits, member: { idleMs: day, mostMs: 2 * day } }
    expect(await findSession(days(ctx, 3), token)).toBeDefined()
    expect(await findSession({ ...days(ctx, 3), sessionLimits: strict }, token)).toBeUndefined()
  })

  test('is renewed at most every ten minutes, and tells its new end', async ({ ctx }) => {
    const token = await signedIn(await asMember(ctx))
    const found = async (at: Ctx) => {
      const session = await findSession(at, token)
      if (!session) throw new Error('There should be a session')
      return renewSession(at, session)
    }
    expect(await found(hours(ctx, 0.1))).toBeUndefined()
    expect(await found(hours(ctx, 24))).toEqual(days(ctx, 31).now)
    expect(await found(hours(ctx, 24.1))).toBeUndefined()
  })

  test('that was ended meanwhile is not renewed', async ({ ctx }) => {
    const token = await signedIn(await asMember(ctx))
    const session = await findSession(hours(ctx, 1), token)
    await endSessionOf(ctx, token)
    expect(session && (await renewSession(hours(ctx, 1), session))).toBeUndefined()
  })

  test('that a stricter policy no longer allows is over, also when the policy is loosened again', async ({ ctx }) => {
    const partner = await signedIn(await asMember(ctx, { email: 'kari@sykehus.example' }))
    const staff = await signedIn(await asMember(ctx, { email: 'asa@nordbro.example' }))
    const company = { ...ctx, signInPolicy: 'company' } as const
    expect(await findSession(ctx, partner)).toBeDefined()
    expect(await findSession(company, partner)).toBeUndefined()
    expect(await findSession(company, staff)).toBeDefined()
    expect(await findSession(ctx, partner)).toBeUndefined()
  })

  test('of someone who has not come since the policy became stricter is ended too', async ({ ctx }) => {
    const partner = await signedIn(await asMember(ctx, { email: 'kari@sykehus.example' }))
    const staff = await signedIn(await asMember(ctx, { email: 'asa@nordbro.example' }))
    await endDisallowedSessions(ctx)
    expect(await findSession(ctx, partner)).toBeDefined()
    await endDisallowedSessions({ ...ctx, signInPolicy: 'company' })
    expect(await findSession(ctx, partner)).toBeUndefined()
    expect(await findSession(ctx, staff)).toBeDefined()
  })

  test('is listed for as long as it works', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { userId } = admin.actor
    await signedIn(admin)
    await signedIn({ ...admin, now: hours(ctx, 6).now })
    expect(await listSessions(hours(ctx, 7), userId, true)).toHaveLength(2)
    expect(await listSessions(hours(ctx, 13), userId, true)).toHaveLength(1)
    expect(await ctx.db.select().from(sessions)).toHaveLength(2)
  })
})
