import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { rateLimits } from '~/db/schema/rate-limits'
import { AppError } from '~/lib/app-error'
import { test } from '../../test/test'
import { createLimiter } from './limiter.server'

test('one address is limited; another address, and another form, are not', async ({ ctx }) => {
  const limiter = createLimiter(ctx.db, ctx.keyedHash, { byPerson: 3, byNetwork: 3, seconds: 60 })
  for (let tries = 0; tries < 3; tries += 1) await limiter.count('form', '192.0.2.1')
  const refusal = await limiter.count('form', '192.0.2.1').catch((error) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal.retryAfterSeconds).toBeGreaterThan(50)
  await limiter.count('form', '192.0.2.2')
  await limiter.count('other', '192.0.2.1')
})

test('the count is shared by everyone on the database', async ({ ctx }) => {
  await createLimiter(ctx.db, ctx.keyedHash, { byPerson: 1, byNetwork: 1, seconds: 60 }).count('form', '192.0.2.9')
  await expect(
    createLimiter(ctx.db, ctx.keyedHash, { byPerson: 1, byNetwork: 1, seconds: 60 }).count('form', '192.0.2.9'),
  ).rejects.toThrow('forms.tooMany')
})

test('when the window is over the count restarts', async ({ ctx }) => {
  const limiter = createLimiter(ctx.db, ctx.keyedHash, { byPerson: 1, byNetwork: 1, seconds: 60 })
  await limiter.count('form', '192.0.2.3')
  await expect(limiter.count('form', '192.0.2.3')).rejects.toThrow('forms.tooMany')
  await ctx.db.update(rateLimits).set({ endsAt: sql`now() - interval '1 second'` })
  await limiter.count('form', '192.0.2.3')
})

test('IPv6 is counted by /64, and by /48 with a higher limit', async ({ ctx }) => {
  const limiter = createLimiter(ctx.db, ctx.keyedHash, { byPerson: 2, byNetwork: 2, seconds: 60 })
  const isRefused = (address: string) =>
    limiter.count('form', address).then(
      () => false,
      () => true,
    )
  for (const host of ['1', '2']) expect(await isRefused(`2001:db8:7:1::${host}`)).toBe(false)
  expect(await isRefused('2001:db8:7:1::3')).toBe(true)
  // One try of each /64 until the /48 has had five times as many.
  for (let net = 2; net < 9; net += 1) expect(await isRefused(`2001:db8:7:${net}::1`)).toBe(false)
  expect(await isRefused('2001:db8:7:9::1')).toBe(true)
  expect(await isRefused('2001:db8:8:1::1')).toBe(false)
})

test('no address, link or person is in a key', async ({ ctx }) => {
  const limiter = createLimiter(ctx.db, ctx.keyedHash)
  await limiter.count('form', '192.0.2.77')
  await limiter.countBy('confirm-email', 'a-token-that-was-mailed')
  const keys = (await ctx.db.select().from(rateLimits)).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(key).toMatch(/^[a-z-]+:[0-9a-f]{64}$/)
  // Without the secret nobody can find the address of a key by trying all addresses.
  const other = createLimiter(ctx.db, createKeyedHash('another secret'), { byPerson: 1, byNetwork: 1, seconds: 60 })
  await other.count('form', '192.0.2.77')
  expect(await ctx.db.select().from(rateLimits)).toHaveLength(3)
})
