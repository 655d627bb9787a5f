import { expect, test } from 'vitest'
import {
  type Clock,
  dayMs,
  hourMs,
  minuteMs,
  shareOf,
  toneOf,
  writeAgo,
  writeLeft,
  writeMoment,
  writeShortLeft,
} from './promise-clock'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const clock = (unit: Clock['unit'], msLeft: number, msWhole: number): Clock => ({
  unit,
  msLeft,
  msWhole,
  dueAt: new Date(0),
})

test.for([
  ['office', 6.5 * hourMs, 24, '6 business hours left', '6 h'],
  ['office', 1 * hourMs, 24, '1 business hour left', '1 h'],
  ['office', 20 * minuteMs, 24, '20 min left', '20 min'],
  ['office', -5 * hourMs, 24, '5 business hours over', '5 h over'],
  ['office', -24 * hourMs, 24, '3 business days over', '3 days over'],
  ['hours', 7 * hourMs, 48, '7 h left', '7 h'],
  ['hours', -4 * hourMs, 48, '4 h over', '4 h over'],
  ['hours', -72 * hourMs, 48, '3 days over', '3 days over'],
  ['days', 9.9 * dayMs, 336, '9 days left', '9 days'],
  ['days', 31 * hourMs, 336, '31 h left', '31 h'],
] as const)('%s: %d ms are written as words and as a figure', ([unit, msLeft, whole, words, short]) => {
  const left = clock(unit, msLeft, whole * hourMs)
  expect(plain(writeLeft(left))).toBe(words)
  expect(plain(writeShortLeft(left))).toBe(short)
})

test.for([
  [16, 24, 'calm', 67],
  [8, 24, 'near', 33],
  [17, 48, 'calm', 35],
  [16, 48, 'near', 33],
  [7.9, 12, 'near', 66],
  [0, 24, 'near', 0],
  [-0.1, 24, 'over', 100],
  [60, 48, 'calm', 100],
] as const)('%d of %d hours are %s, and %d %% of the line', ([left, whole, tone, share]) => {
  const times = { msLeft: left * hourMs, msWhole: whole * hourMs }
  expect(toneOf(times)).toBe(tone)
  expect(shareOf(times)).toBe(share)
})

test('a moment is written shorter the nearer it is, on the office’s clock', () => {
  const now = new Date('2026-11-16T15:00Z')
  expect(plain(writeMoment(new Date('2026-11-16T22:00Z'), now))).toBe('23:00')
  expect(plain(writeMoment(new Date('2026-11-16T23:00Z'), now))).toBe('Tue 00:00')
  expect(plain(writeMoment(new Date('2026-11-17T13:00Z'), now))).toBe('Tue 14:00')
  expect(plain(writeMoment(new Date('2026-11-12T13:00Z'), now))).toBe('Thu 14:00')
  expect(plain(writeMoment(new Date('2026-11-23T13:00Z'), now))).toBe('23 Nov')
  expect(plain(writeMoment(new Date('2027-01-08T13:00Z'), now))).toBe('8 Jan 2027')
  // New Year is at midnight in Stockholm.
  expect(plain(writeMoment(new Date('2026-12-31T22:30Z'), now))).toBe('31 Dec')
  expect(plain(writeMoment(new Date('2026-12-31T23:30Z'), now))).toBe('1 Jan 2027')
  expect(plain(writeMoment(new Date('2026-11-17T13:00Z'), now, 'sv-SE'))).toBe('tis 14:00')
})

test('how long ago something was', () => {
  const now = new Date('2026-11-16T15:00Z')
  expect(plain(writeAgo(new Date('2026-11-16T12:00Z'), now))).toBe('3 h ago')
  expect(plain(writeAgo(new Date('2026-11-10T12:00Z'), now))).toBe('6 days ago')
})
