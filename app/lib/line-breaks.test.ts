import { expect, test } from 'vitest'
import { keepTogether } from './line-breaks'

test.each([
  ['Minimal Time — Maximum Influence', 'Minimal Time\u00a0— Maximum Influence'],
  ['Minimal tid – maximalt inflytande', 'Minimal tid\u00a0– maximalt inflytande'],
  ['10–14 personer, enligt Chatham House-regeln', '10–14 personer, enligt Chatham House\u2011regeln'],
  ['I agree to the Chatham House Rule', 'I agree to the Chatham House Rule'],
])('%s', (text, expected) => {
  expect(keepTogether(text)).toBe(expected)
})
