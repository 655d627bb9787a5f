import { describe, expect } from 'vitest'
import { rateLimits } from '~/db/schema/rate-limits'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { committing, test } from '../../test/test'
import { rememberDevice } from './known-devices.server'
import { addToCounts } from './rate-counters.server'
import { clearFailures, limitFailures, type SignInClient } from './sign-in-limits.server'

const email = 'asa@nordbro.example'
const office: SignInClient = { network: '192.0.2.1' }

/** The outcome of a try: `in` or `wrong` when its password was verified, `wait true` when it was refused. */
async function attempt(ctx: Ctx, client: SignInClient, isRight = false, account = email) {
  try {
    return (await limitFailures(ctx, client, account, async () => (isRight ? 'in' : undefined))) ?? 'wrong'
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too-many') return `wait ${(error.retryAfterSeconds ?? 0) > 0}`
    throw error
  }
}

async function fail(ctx: Ctx, client: SignInClient, times: number, account = email) {
  const answers = new Set<string>()
  for (let count = 0; count < times; count += 1) answers.add(await attempt(ctx, client, false, account))
  return [...answers]
}

/** Fails at the account once from each of so many networks. */
async function attack(ctx: Ctx, networks: number) {
  for (let n = 0; n < networks; n += 1) await attempt(ctx, { network: `198.51.100.${n}` })
}

describe('failed sign-ins', () => {
  test('ten at one account from one network, then even the right password waits there, and nowhere else', async ({
    ctx,
  }) => {
    expect(await fail(ctx, office, 10)).toEqual(['wrong'])
    expect(await attempt(ctx, office, true)).toBe('wait true')
    expect(await attempt(ctx, { network: '192.0.2.2' }, true)).toBe('in')
    expect(await attempt(ctx, office, true, 'other@nordbro.example')).toBe('in')
  })

  test('successful and refused tries are not counted', async ({ ctx }) => {
    for (let count = 0; count < 30; count += 1) expect(await attempt(ctx, office, true)).toBe('in')
    await fail(ctx, office, 60)
    // The fifty refused tries do not count towards the limit over all networks.
    const [most] = (await ctx.db.select().from(rateLimits)).map(({ tries }) => tries).sort((a, b) => b - a)
    expect(most).toBe(10)
  })

  test('of many at once no more than ten are looked at', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const account = `${crypto.randomUUID()}@nordbro.example`
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(ctx, office, false, account)))
    expect(answers.filter((answer) => answer === 'wrong').length).toBeLessThanOrEqual(10)
    expect(await attempt(ctx, office, true, account)).toBe('wait true')
    await ctx.db.delete(rateLimits)
  })

  test('over all networks: after fifty a network has one try, after three hundred none', async ({ ctx }) => {
    await attack(ctx, 50)
    const newClient = { network: '192.0.2.9' }
    expect(await attempt(ctx, newClient)).toBe('wrong')
    expect(await attempt(ctx, newClient, true)).toBe('wait true')
    expect(await attempt(ctx, { network: '192.0.2.10' }, true)).toBe('in')
    for (let n = 0; n < 249; n += 1) await attempt(ctx, { network: `203.0.113.${n}` })
    expect(await attempt(ctx, { network: '192.0.2.11' }, true)).toBe('wait true')
  }, 30_000)

  test('a known device has its own count, whatever others do to its account or from its network', async ({ ctx }) => {
    const known = { ...office, deviceCookie: rememberDevice(ctx, undefined, email) }
    await fail(ctx, office, 10)
    expect(await attempt(ctx, known, true)).toBe('in')
    expect(await fail(ctx, known, 10)).toEqual(['wrong'])
    expect(await attempt(ctx, known, true)).toBe('wait true')
    // Failures on a known device are not counted for its network.
    const rows = await ctx.db.select().from(rateLimits)
    expect(rows.map(({ tries }) => tries)).toEqual([10, 10, 10, 10])
    expect(await attempt(ctx, known, true, 'other@nordbro.example')).toBe('in')
  })

  test('a cookie for one account is worth nothing at another', async ({ ctx }) => {
    const attacker = { ...office, deviceCookie: rememberDevice(ctx, undefined, 'attacker@nordbro.example') }
    expect(await fail(ctx, attacker, 10)).toEqual(['wrong'])
    expect(await attempt(ctx, attacker, true)).toBe('wait true')
  })

  test('two hundred from one network over many accounts, then all but known devices wait there', async ({ ctx }) => {
    for (let n = 0; n < 200; n += 1) expect(await attempt(ctx, office, false, `a${n}@x.example`)).toBe('wrong')
    expect(await attempt(ctx, office, true)).toBe('wait true')
    expect(await attempt(ctx, { ...office, deviceCookie: rememberDevice(ctx, undefined, email) }, true)).toBe('in')
  }, 30_000)

  test('a wide network has a higher limit', async ({ ctx }) => {
    const subnetClient = (n: number) => ({ network: `2001:db8:1:${n}::/64`, wideNetwork: '2001:db8:1::/48' })
    await attempt(ctx, subnetClient(1))
    const key = `sign-in:network:${ctx.keyedHash('limit', 'network', '2001:db8:1::/48')}`
    for (let n = 0; n < 998; n += 1) await addToCounts(ctx.db, [{ key, seconds: 60 }])
    expect(await attempt(ctx, subnetClient(2), false, 'b@x.example')).toBe('wrong')
    expect(await attempt(ctx, subnetClient(3), true, 'c@x.example')).toBe('wait true')
  }, 30_000)

  test('a reset deletes all failures at the account', async ({ ctx }) => {
    await attack(ctx, 51)
    await fail(ctx, office, 10)
    await clearFailures(ctx, email)
    expect(await attempt(ctx, office, true)).toBe('in')
  })

  test('no address, network or device is in a key', async ({ ctx }) => {
    await fail(ctx, { ...office, wideNetwork: '2001:db8:1::/48' }, 1)
    const deviceCookie = rememberDevice(ctx, undefined, email)
    await fail(ctx, { ...office, deviceCookie }, 1)
    const keys = (await ctx.db.select().from(rateLimits)).map(({ key }) => key)
    expect(keys).toHaveLength(5)
    for (const key of keys) expect(key).toMatch(/^sign-in(:(account|network|device):[0-9a-f]{64})+$/)
  })

  test('an error while verifying is not counted as a failure', async ({ ctx }) => {
    const busy = () => limitFailures(ctx, office, email, () => Promise.reject(new AppError('busy', 'forms.busy', 10)))
    for (let count = 0; count < 12; count += 1) await expect(busy()).rejects.toThrow('forms.busy')
    expect(await attempt(ctx, office, true)).toBe('in')
  })
})
