import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DueRule } from '~/db/schema/deliverables'
import { isBusinessDay } from '~/lib/business-days'
import { holidays } from '~/lib/holidays'
import { addDays } from '~/lib/office-hours'
import { addBusinessDays, addMonths, dueDates, dueOn, movedDueDates } from './due'

const none = () => false

describe('business days', () => {
  test.for([
    // Friday to Monday.
    ['2026-11-20', 1, 'SE', '2026-11-23'],
    ['2026-11-16', 5, 'SE', '2026-11-23'],
    ['2026-11-21', 0, 'SE', '2026-11-23'],
    ['2026-11-20', 0, 'SE', '2026-11-20'],
    // Over Christmas, New Year and Epiphany, into the next year: Sweden and Finland rest on the 6th of January, Norway works.
    ['2026-12-23', 8, 'SE', '2027-01-11'],
    ['2026-12-23', 8, 'NO', '2027-01-07'],
    // The national days: 17 May in Norway, 6 June in Sweden, 6 December in Finland (a Sunday in 2026).
    ['2027-05-14', 1, 'NO', '2027-05-18'],
    ['2025-06-05', 1, 'SE', '2025-06-09'],
    ['2027-12-03', 1, 'FI', '2027-12-07'],
    ['2027-12-03', 1, 'SE', '2027-12-06'],
    // The clocks change on 25 October 2026 and 28 March 2027: a day stays a day.
    ['2026-10-23', 1, 'SE', '2026-10-26'],
    ['2027-03-25', 1, 'SE', '2027-03-30'],
  ] as const)('%s and %d in %s is %s', ([day, count, country, expected]) => {
    expect(addBusinessDays(day, count, holidays[country])).toBe(expected)
  })

  test('where no holidays are known, only weekends are free', () => {
    expect(addBusinessDays('2026-12-24', 1, none)).toBe('2026-12-25')
  })

  test('there are as many business days between as were counted', () => {
    const start = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 120 }), (day, count) => {
        const end = addBusinessDays(day, count, holidays.SE)
        expect(isBusinessDay(end, holidays.SE)).toBe(true)
        let counted = 0
        for (let at = addDays(day, 1); at <= end; at = addDays(at, 1)) if (isBusinessDay(at, holidays.SE)) counted += 1
        // From a day that is free, none means the next business day.
        expect(counted).toBe(count === 0 && !isBusinessDay(day, holidays.SE) ? 1 : count)
      }),
    )
  })
})

test.for([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-16', 12, '2027-11-16'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
] as const)('%s and %d months is %s', ([day, count, expected]) => {
  expect(addMonths(day, count)).toBe(expected)
})

test('a promise within so many days ends on its last business day, never later', () => {
  const within14 = { unit: 'days', count: 14 } as const
  // Sunday 29 November: Friday.
  expect(dueOn(within14, '2026-11-15', holidays.SE)).toBe('2026-11-27')
  // New Year's Day: the 31st is a bank holiday, so Wednesday the 30th.
  expect(dueOn(within14, '2026-12-18', holidays.SE)).toBe('2026-12-30')
  expect(dueOn(within14, '2026-11-16', holidays.SE)).toBe('2026-11-30')
  // A single day on a weekend can't be moved before its start.
  expect(dueOn({ unit: 'days', count: 1 }, '2026-11-20', none)).toBe('2026-11-21')
})

describe('a template', () => {
  const item = (key: string, after: string, count: number, unit: DueRule['unit'] = 'days') => ({
    key,
    due: { after, unit, count },
  })

  test('counts from the start, or from another item wherever it stands', () => {
    const items = [item('memo', 'visit', 2, 'business-days'), item('visit', 'start', 10, 'business-days')]
    expect([...dueDates(items, '2026-11-16', none)].sort()).toEqual([
      ['memo', '2026-12-02'],
      ['visit', '2026-11-30'],
    ])
  })

  test('an item that was not bought, and a circle, count from the start', () => {
    expect(dueDates([item('memo', 'visit', 7)], '2026-11-16', none).get('memo')).toBe('2026-11-23')
    const circle = dueDates([item('one', 'two', 7), item('two', 'one', 7)], '2026-11-16', none)
    expect([...circle.values()].sort()).toEqual(['2026-11-23', '2026-11-30'])
  })
})

describe('moving a due date', () => {
  const row = (id: string, after: string | null, dueOn: string, isOpen = true) => ({
    ...{ id, templateKey: id, dueOn, isOpen },
    due: after === null ? null : ({ after, unit: 'days', count: 7 } as const),
  })
  const all = [
    row('visit', 'start', '2026-12-01'),
    row('memo', 'visit', '2026-12-08'),
    row('review', 'memo', '2026-12-15'),
    row('done', 'visit', '2026-12-08', false),
    row('after-done', 'done', '2026-12-15'),
    row('by-hand', null, '2026-12-24'),
    row('other', 'start', '2026-12-08'),
  ]

  test('moves what is counted from it, also from each other, into the next year', () => {
    const moved = movedDueDates(all, { id: 'visit', templateKey: 'visit', dueOn: '2026-12-29' }, none)
    expect([...moved]).toEqual([
      ['memo', '2027-01-05'],
      ['review', '2027-01-12'],
    ])
  })

  test('nothing follows one that was added by hand, and what stays where it is is not listed', () => {
    expect(movedDueDates(all, { id: 'x', templateKey: null, dueOn: '2026-12-29' }, none).size).toBe(0)
    expect(movedDueDates(all, { id: 'visit', templateKey: 'visit', dueOn: '2026-12-01' }, none).size).toBe(0)
  })

  test('a circle of rules ends', () => {
    const circle = [row('one', 'two', '2026-12-01'), row('two', 'one', '2026-12-01')]
    expect([...movedDueDates(circle, { id: 'one', templateKey: 'one', dueOn: '2026-12-29' }, none)]).toEqual([
      ['two', '2027-01-05'],
    ])
  })
})
