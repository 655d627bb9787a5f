import { expect, test } from 'vitest'
import { answerToMail, isReminderDue, type ReminderKind } from './model'

const eventDate = new Date('2026-12-10T17:00:00Z')
const before = (hours: number) => new Date(eventDate.getTime() - hours * 60 * 60 * 1000)

test.each<[ReminderKind, number, boolean]>([
  ['week', 7 * 24 + 1, false],
  ['week', 7 * 24, true],
  ['week', 3 * 24, true],
  ['week', 48, true],
  ['week', 47.9, false],
  ['day', 25, false],
  ['day', 24, true],
  ['day', 0.1, true],
  ['day', 0, false],
  ['day', -1, false],
])('the reminder of a %s before, %d hours before the event: %s', (kind, hours, isDue) => {
  expect(isReminderDue(eventDate, kind, before(hours))).toBe(isDue)
})

test('only an answer that differs from what was last confirmed is mailed', () => {
  expect(answerToMail('attending', undefined)).toBe('attending')
  expect(answerToMail('attending', 'not_attending')).toBe('attending')
  expect(answerToMail('not_attending', 'attending')).toBe('not_attending')
  expect(answerToMail('not_attending', undefined)).toBeUndefined()
  expect(answerToMail('attending', 'attending')).toBeUndefined()
  expect(answerToMail('not_attending', 'not_attending')).toBeUndefined()
})
