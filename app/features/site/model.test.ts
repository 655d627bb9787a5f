import { expect, test } from 'vitest'
import { letterRhythmOf } from './model'

const now = new Date('2026-11-17T09:00:00Z')

test('a letter a week is promised until the newest one is three weeks old', () => {
  expect(letterRhythmOf({ weekStart: '2026-11-16' }, now)).toBe('weekly')
  expect(letterRhythmOf({ weekStart: '2026-11-02' }, now)).toBe('weekly')
  expect(letterRhythmOf({ weekStart: '2026-10-19' }, now)).toBe('irregular')
})

test('a site that has published no letter promises what it plans', () => {
  expect(letterRhythmOf(null, now)).toBe('weekly')
})
