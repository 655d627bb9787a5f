import { expect, test } from 'vitest'
import { keptPromises, plotColumns, shareInTime } from './promises'

test('each promise is a dot in the column of its time, and a late one is right of the line', () => {
  const { total, late, dots } = keptPromises([0, 1, 1, 23.9, 24, 24.1, 500], 24)
  expect({ total, late, each: dots.each }).toEqual({ total: 7, late: 2, each: 1 })
  expect(dots.stacks).toEqual([
    { column: 0, dots: 3, isLate: false },
    { column: plotColumns.inTime - 1, dots: 2, isLate: false },
    { column: plotColumns.inTime, dots: 1, isLate: true },
    { column: plotColumns.all - 1, dots: 1, isLate: true },
  ])
})

test('many promises share dots, and a single late one is still seen', () => {
  const { dots } = keptPromises([...Array.from({ length: 100 }, () => 3), 30], 24)
  expect(dots.each).toBe(17)
  expect(dots.stacks).toEqual([
    { column: 2, dots: 6, isLate: false },
    { column: 20, dots: 1, isLate: true },
  ])
})

test('the share is never 100 while one is late, and there is none without promises', () => {
  expect(shareInTime({ total: 0, late: 0 })).toBeNull()
  expect(shareInTime({ total: 25, late: 1 })).toBe(96)
  expect(shareInTime({ total: 1000, late: 1 })).toBe(99)
  expect(shareInTime({ total: 3, late: 0 })).toBe(100)
  expect(keptPromises([], 24).dots.stacks).toEqual([])
})
