import { expect, test } from 'vitest'
import { closingLabel } from './labels'

test.each([
  [0, /^No deliverable is open\. The partner/],
  [1, /^1 deliverable is still open\. It is shown as not done/],
  [4, /^4 deliverables are still open\. They are shown as not done.+can no longer be completed/],
])('closing with %i open deliverables says what becomes of them', (count, text) => {
  expect(closingLabel(count)).toMatch(text)
})
