import { expect, test } from 'vitest'
import type { ShownGuest } from '../model'
import { enteredResult } from './scan-result'

const guest = (overrides: Partial<ShownGuest> = {}): ShownGuest => ({
  ...{ id: 'one', name: 'Anders Berg', email: 'anders@lund.example', organisation: '', role: 'hospital' },
  ...{ standing: 'attending', code: 'ABCDEF', arrivedAt: null, isUnsent: false },
  ...overrides,
})

test('a code that is entered checks in the one guest who has it', () => {
  expect(enteredResult(' abc def ', [guest(), guest({ code: 'GHJKLM' })])).toEqual({ state: 'present', guest: guest() })
  const arrived = guest({ arrivedAt: '2027-03-27T17:00:00.000Z' })
  expect(enteredResult('ABCDEF', [arrived])).toEqual({ state: 'already', guest: arrived })
})

test('a name, the code of nobody, and one that two guests have check in nobody', () => {
  for (const search of ['', 'Anders', 'Berg', 'ABCDE']) expect(enteredResult(search, [guest()])).toBeUndefined()
  expect(enteredResult('', [guest({ code: '' })])).toBeUndefined()
  expect(enteredResult('ABCDEF', [guest(), guest({ id: 'two' })])).toBeUndefined()
})
