import { expect, test, vi } from 'vitest'
import { createDatabaseProbe } from './database-probe'

test('any number of checks causes one query a second', async () => {
  let time = 0
  const ping = vi.fn(async () => {})
  const isReachable = createDatabaseProbe(ping, { now: () => time })
  expect(await Promise.all(Array.from({ length: 100 }, isReachable))).toEqual(Array(100).fill(true))
  time = 999
  expect(await isReachable()).toBe(true)
  expect(ping).toHaveBeenCalledTimes(1)
  time = 1000
  ping.mockRejectedValueOnce(new Error('ECONNREFUSED'))
  expect(await isReachable()).toBe(false)
  time = 2000
  expect(await isReachable()).toBe(true)
  expect(ping).toHaveBeenCalledTimes(3)
})

test('a database that does not answer is queried once, and every check returns after the timeout', async () => {
  let time = 0
  const silence = Promise.withResolvers<void>()
  const ping = vi.fn(() => silence.promise)
  const isReachable = createDatabaseProbe(ping, { timeoutMs: 5, now: () => time })
  for (; time < 5000; time += 1000) expect(await isReachable()).toBe(false)
  expect(ping).toHaveBeenCalledTimes(1)
  silence.resolve()
  await silence.promise
  expect(await isReachable()).toBe(true)
})
