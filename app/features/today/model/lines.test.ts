import { expect, test } from 'vitest'
import { groupByTime, groupOf, type Line, type LineTime, nextPromise, tomorrowEvening } from './lines'

const now = new Date('2026-11-16T15:00Z')
const time = (overrides: Partial<LineTime> = {}): LineTime => ({
  tone: 'calm',
  left: '',
  by: '',
  short: '',
  share: null,
  dueAt: null,
  ...overrides,
})
const line = (id: string, overrides: Partial<Line> & { time?: LineTime } = {}): Line => ({
  kind: 'request',
  id,
  name: '',
  who: id,
  from: '',
  what: '',
  about: '',
  lang: null,
  time: time(),
  page: '/',
  action: 'Open',
  form: null,
  ...overrides,
})

test('tomorrow evening is six o’clock in Stockholm, also over a change of the clocks', () => {
  expect(tomorrowEvening(now)).toEqual(new Date('2026-11-17T17:00Z'))
  expect(tomorrowEvening(new Date('2026-03-28T12:00Z'))).toEqual(new Date('2026-03-29T16:00Z'))
})

test.for([
  ['over', { tone: 'over', dueAt: '2026-11-16T10:00:00.000Z' }],
  ['soon', { tone: 'near', dueAt: '2026-11-17T17:00:00.000Z' }],
  ['later', { tone: 'near', dueAt: '2026-11-17T17:00:01.000Z' }],
  ['later', { tone: 'calm', dueAt: null }],
] as const)('%s: %o', ([group, overrides]) => {
  expect(groupOf({ time: time(overrides) }, tomorrowEvening(now))).toBe(group)
})

test('in each group what ends first comes first, and what has no end last', () => {
  const lines = [
    line('draft'),
    line('thursday', { time: time({ dueAt: '2026-11-19T10:00:00.000Z' }) }),
    line('wednesday', { time: time({ dueAt: '2026-11-18T10:00:00.000Z' }) }),
    line('late', { time: time({ tone: 'over', dueAt: '2026-11-16T10:00:00.000Z' }) }),
    line('later still', { time: time({ tone: 'over', dueAt: '2026-11-13T10:00:00.000Z' }) }),
  ]
  const ids = Object.fromEntries(
    Object.entries(groupByTime(lines, now)).map(([key, group]) => [key, group.map(({ id }) => id)]),
  )
  expect(ids).toEqual({ over: ['later still', 'late'], soon: [], later: ['wednesday', 'thursday', 'draft'] })
})

test('the next promise is that of a request or a message, and is not over', () => {
  const due = (dueAt: string) => ({ time: time({ dueAt }) })
  const lines = [
    line('over', due('2026-11-16T14:00:00.000Z')),
    line('event', { kind: 'event', ...due('2026-11-16T16:00:00.000Z') }),
    line('friday', due('2026-11-20T14:00:00.000Z')),
    line('wednesday', { kind: 'inbox', ...due('2026-11-18T09:00:00.000Z') }),
  ]
  expect(nextPromise(lines, now)).toEqual(new Date('2026-11-18T09:00Z'))
  expect(nextPromise(lines.slice(0, 2), now)).toBeNull()
})
