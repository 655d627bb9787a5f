import { expect, test } from 'vitest'
import { needsFactor, restrictionOf } from './factor-policy'

const createdAt = new Date('2026-11-16T09:00:00Z')
const later = new Date('2026-11-16T10:00:00Z')
const state = { isNeeded: true, isPassed: false, hasFactor: false, createdAt, graceAt: createdAt }

test('the sign-in of the grace, and sessions from before it, are let in', () => {
  expect(restrictionOf(state)).toBeUndefined()
  expect(restrictionOf({ ...state, graceAt: later })).toBeUndefined()
  expect(restrictionOf({ ...state, graceAt: null })).toBeUndefined()
})

test('the next sign-in leads to the set-up', () => {
  expect(restrictionOf({ ...state, createdAt: later })).toBe('set-up')
})

test('once there is a factor, sessions that have not used it have to', () => {
  expect(restrictionOf({ ...state, hasFactor: true })).toBe('confirm')
  expect(restrictionOf({ ...state, hasFactor: true, createdAt: later })).toBe('confirm')
  expect(restrictionOf({ ...state, hasFactor: true, isPassed: true })).toBeUndefined()
})

test('nobody is held up where no factor is needed', () => {
  expect(restrictionOf({ ...state, isNeeded: false, createdAt: later, hasFactor: true })).toBeUndefined()
  expect(needsFactor({ admins: true, members: false }, true)).toBe(true)
  expect(needsFactor({ admins: true, members: false }, false)).toBe(false)
})
