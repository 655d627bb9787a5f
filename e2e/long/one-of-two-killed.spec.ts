import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { lostOrDoubled, startLoad } from '../load.ts'
import { openPair } from '../postgres/pair.ts'

// D4, and E2 on two machines: the jobs of a killed process are done by the other one when their heartbeat has expired.

test('when one of two processes is killed under load, the other does its jobs, each once', {
  tag: ['@D4', '@E2'],
}, async () => {
  test.setTimeout(300_000)
  const pair = await openPair()
  const load = startLoad(pair.site, { clients: ['access_requests', 'access_requests', 'access_requests'] })
  await wait(3000)
  await pair.killOther()
  await wait(2000)
  await load.stop()
  expect(await lostOrDoubled(load.done, pair.read)).toEqual([])

  // Two mails for each request, counted by Message-ID: a second copy of a mail keeps its id.
  const { countAbout, countCopies } = pair.mailbox
  const unsent = () => load.done.filter(({ email }) => countAbout(email) < 2).length
  const startedAt = Date.now()
  const activeJobs = await pair.read(`select name from pgboss.job where state = 'active'`, [])
  await expect.poll(unsent, { timeout: 200_000, intervals: [500] }).toBe(0)
  const tookSeconds = Math.round((Date.now() - startedAt) / 1000)
  await wait(3000)
  expect(load.done.filter(({ email }) => countAbout(email) !== 2)).toEqual([])
  console.log(
    `      ${load.done.length} requests, ${activeJobs.length} jobs cut short and done ${tookSeconds} s later, ${countCopies()} copies`,
  )
  // Only mails that were handed over but not yet marked as sent can be sent twice: a batch of ten at most.
  expect(countCopies()).toBeLessThanOrEqual(10)
  await pair.end()
})
