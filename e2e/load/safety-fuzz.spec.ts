import { expect, test } from '../demo.ts'
import { sendArbitraryRequests } from '../fuzz.ts'

test.use({ demoName: 'anything' })

// A fixed seed sends the same requests each time, so that a failure is due to a change. e2e/long has another seed at every run.
test('any input gives an answer, never a 5xx, a stack or SQL', { tag: ['@I1', '@I5'] }, async ({ demo }) => {
  test.setTimeout(300_000)
  expect(await sendArbitraryRequests(demo, { seed: 20_261_115, runs: 2 })).toBeGreaterThan(500)
})
