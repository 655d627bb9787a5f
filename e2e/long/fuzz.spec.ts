import { expect, test } from '../demo.ts'
import { sendArbitraryRequests } from '../fuzz.ts'

test.use({ demoName: 'anything' })

// A failure names its seed and the smallest failing request; FUZZ_SEED repeats that run.
test('any input gives an answer, never a 5xx, a stack or SQL: thousands of requests, others each time', {
  tag: ['@I1', '@I5'],
}, async ({ demo }) => {
  test.setTimeout(900_000)
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  expect(await sendArbitraryRequests(demo, { seed, runs: 40 })).toBeGreaterThan(5000)
})
