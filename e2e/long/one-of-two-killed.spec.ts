import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { lostOrDoubled, startLoad } from '../load.ts'
import { openPair } from '../postgres/pair.ts'

// D4, and E2 on two machines: the jobs of a process that was killed are done by the other, when their time is over.

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

  // Two mails a request, told apart by their ids: a second copy of one keeps the id, so that a mailbox can tell.
  const { countAbout, countCopies } = pair.mailbox
  const unsent = () => load.done.filter(({ email }) => countAbout(email) < 2).length
  const began = Date.now()
  const left = await pair.read(`select name from pgboss.job where state = 'active'`, [])
  await expect.poll(unsent, { timeout: 200_000, intervals: [500] }).toBe(0)
  const took = Math.round((Date.now() - began) / 1000)
  await wait(3000)
  expect(load.done.filter(({ email }) => countAbout(email) !== 2)).toEqual([])
  console.log(
    `      ${load.done.length} requests, ${left.length} jobs cut short and done ${took} s later, ${countCopies()} copies`,
  )
  // Only a mail that was handed over and not yet written down can go twice: a batch of ten at most.
  expect(countCopies()).toBeLessThanOrEqual(10)
  await pair.end()
})
