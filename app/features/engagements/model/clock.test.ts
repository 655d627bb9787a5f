import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBusinessDay } from '~/lib/business-days'
import { holidays } from '~/lib/holidays'
import { addDays } from '~/lib/office-hours'
import { isOver, reminderDay, stateAt } from './clock'

const never = () => false

describe('an offer', () => {
  test.each([
    ['in winter', '2026-12-16', '2026-12-16T22:59:59Z', '2026-12-16T23:00:00Z'],
    ['in summer', '2027-07-01', '2027-07-01T21:59:59Z', '2027-07-01T22:00:00Z'],
    ['on the day on which clocks go forward', '2027-03-28', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
    ['on the day on which clocks go back', '2027-10-31', '2027-10-31T22:59:59Z', '2027-10-31T23:00:00Z'],
    ['at the end of the year', '2026-12-31', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ])('ends with its last day in Stockholm, %s', (_, validUntil, last, after) => {
    expect(isOver(validUntil, new Date(last))).toBe(false)
    expect(isOver(validUntil, new Date(after))).toBe(true)
  })

  test('has expired when its last day is over, and no other state changes by time', () => {
    const later = new Date('2030-01-01T12:00:00Z')
    expect(stateAt({ state: 'offered', validUntil: '2026-12-16' }, later)).toBe('expired')
    expect(stateAt({ state: 'accepted', validUntil: '2026-12-16' }, later)).toBe('accepted')
    expect(stateAt({ state: 'draft', validUntil: '2026-12-16' }, later)).toBe('draft')
  })
})

describe('the reminder', () => {
  test('comes three business days before, over weekends and holidays', () => {
    const { SE } = holidays
    expect(reminderDay('2026-11-20', SE)).toBe('2026-11-17')
    expect(reminderDay('2026-11-23', SE)).toBe('2026-11-18')
    // The 24th and 25th of December are holidays, the 26th is a Saturday.
    expect(reminderDay('2026-12-29', SE)).toBe('2026-12-22')
  })

  test('is always a business day with two more between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (offset) => {
        const until = addDays('2026-01-01', offset)
        const day = reminderDay(until, never)
        expect(isBusinessDay(day, never)).toBe(true)
        let between = 0
        for (let each = addDays(day, 1); each < until; each = addDays(each, 1))
          if (isBusinessDay(each, never)) between += 1
        expect(between).toBe(2)
      }),
    )
  })
})
