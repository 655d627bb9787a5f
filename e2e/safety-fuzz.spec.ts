import { expect, test } from './demo.ts'
import { askAnything } from './fuzz.ts'

test.use({ demoName: 'anything' })

// The same requests each time: when it fails, a change is to blame. e2e/long has others at every run.
test('any input gives an answer, never a 5xx, a stack or SQL', { tag: ['@I1', '@I5'] }, async ({ demo }) => {
  test.setTimeout(120_000)
  expect(await askAnything(demo, { seed: 20_261_115, runs: 2 })).toBeGreaterThan(500)
})
