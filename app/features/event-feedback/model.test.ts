import { expect, test } from 'vitest'
import { feedbackDays, minSharedAnswers, sharedSummary, summaryOf } from './model'
import { closesAt, feedbackState, overAt } from './model/window'

const eventDate = new Date('2026-11-10T17:00:00Z')
const endsAt = new Date('2026-11-10T19:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

test('feedback is taken from the end of the event until the last of its days, to the millisecond', () => {
  const event = { eventDate, endsAt }
  const close = endsAt.getTime() + feedbackDays * dayMs
  const states = [eventDate.getTime(), endsAt.getTime() - 1, endsAt.getTime(), close - 1, close].map((at) =>
    feedbackState(event, new Date(at)),
  )
  expect(states).toEqual(['early', 'early', 'open', 'open', 'closed'])
  expect(closesAt(event)).toEqual(new Date('2027-01-09T19:00:00Z'))
})

test('an event without an end is over when its day is, also on the day when clocks are put back', () => {
  expect(overAt({ eventDate, endsAt: null })).toEqual(new Date('2026-11-10T23:00:00Z'))
  expect(overAt({ eventDate: new Date('2026-10-25T00:30:00Z'), endsAt: null })).toEqual(
    new Date('2026-10-25T23:00:00Z'),
  )
})

test('the average has one decimal, and there is none without answers', () => {
  expect(summaryOf([0, 0, 0, 0, 0])).toBeNull()
  expect(summaryOf([1, 0, 0, 0, 2])).toEqual({ count: 3, average: 3.7 })
  expect(summaryOf([0, 0, 0, 0, 9])).toEqual({ count: 9, average: 5 })
})

test('guests see the average from that many answers on, and nothing of fewer', () => {
  expect(sharedSummary(null)).toBeNull()
  expect(sharedSummary({ count: minSharedAnswers - 1, average: 4 })).toBeNull()
  expect(sharedSummary({ count: minSharedAnswers, average: 4 })).toEqual({ count: minSharedAnswers, average: 4 })
})
