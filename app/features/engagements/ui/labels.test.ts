import { expect, test } from 'vitest'
import { closingLabel } from './labels'

test.each([
  [0, /^No deliverable is open\. The partner/],
  [1, /^1 deliverable is still open\. It stays as shown now/],
  [4, /^4 deliverables are still open\. They stay as shown now.+can no longer be completed/],
])('closing with %i open deliverables says what becomes of them', (count, text) => {
  expect(closingLabel(count)).toMatch(text)
})
