import { expect, test } from 'vitest'
import { nextToOpen, urgencyOfShare } from './model'

test('after a row has left the list the next that waits is opened, or else the last one before it', () => {
  const rows = [{ waits: true }, { waits: false }, { waits: true }, { waits: false }]
  const next = (current: number) => nextToOpen(rows, current, ({ waits }) => waits)
  expect(next(0)).toBe(rows[2])
  expect(next(2)).toBe(rows[0])
  expect(next(-1)).toBe(rows[0])
  expect(nextToOpen([{ waits: true }], 0, ({ waits }) => waits)).toBeUndefined()
  expect(nextToOpen([], -1, () => true)).toBeUndefined()
})

test('a promise is near its end when a third of its time is left', () => {
  expect([1, 0.34, 0.33, 0, -0.1].map(urgencyOfShare)).toEqual(['calm', 'calm', 'near', 'near', 'over'])
})
