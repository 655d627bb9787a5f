import { expect, test } from 'vitest'
import { type CircleSession, fallbackSessions, noContent, resolveText, sessionsAt } from './model'

const [first] = fallbackSessions
const session = (id: string, dateTime: string, isNext = false): CircleSession => ({
  ...(first as CircleSession),
  id,
  dateTime,
  isNext,
})
const ids = (sessions: CircleSession[]) => sessions.map(({ id }) => id)

test('a text is resolved in the requested language, or in English with its language marked', () => {
  const text = { en: 'Care', sv: 'Vård' }
  expect(resolveText('sv', text)).toEqual({ text: 'Vård' })
  expect(resolveText('no', text)).toEqual({ text: 'Care', lang: 'en' })
  expect(resolveText('no', { en: ['One'], no: ['Én'] })).toEqual({ text: ['Én'] })
})

test('no line of a resolved text begins with a dash', () => {
  expect(resolveText('en', { en: 'The tender – and after' }).text).toBe('The tender\u00a0– and after')
  expect(resolveText('sv', { en: 'After', sv: 'Upphandlingen — och sedan' }).text).toBe(
    'Upphandlingen\u00a0— och sedan',
  )
  expect(resolveText('no', { en: ['One — two', 'Three'] }).text).toEqual(['One\u00a0— two', 'Three'])
})

test('the fallback circles begin at 18:00 in the zone of their city', () => {
  const localTimes = fallbackSessions.map(({ dateTime, timeZone, city }) => {
    const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
    return [city.en, format.format(new Date(dateTime))]
  })
  expect(localTimes).toEqual([
    ['Stockholm', '2025-09-10 18:00'],
    ['Stockholm', '2025-10-03 18:00'],
    ['Oslo', '2025-10-24 18:00'],
    ['Helsinki', '2025-11-14 18:00'],
  ])
})

test.for([
  ['2025-09-01', 'fallback-2025-09-10', 3, 0],
  ['2025-09-11', 'fallback-2025-10-03', 2, 1],
  ['2025-11-01', 'fallback-2025-11-14', 0, 3],
  ['2026-11-16', undefined, 0, 4],
] as const)('on %s the fallback circles have %s next, %i upcoming, %i past', ([day, next, upcoming, past]) => {
  const sessions = sessionsAt(new Date(day), noContent)
  expect(sessions.next?.id).toBe(next)
  expect([sessions.upcoming.length, sessions.past.length]).toEqual([upcoming, past])
})

test('a session is past from the minute it begins, the latest first', () => {
  const soon = session('soon', '2026-11-16T17:00:00.000Z', true)
  const gone = session('gone', '2026-10-01T17:00:00.000Z')
  const content = { ...noContent, nextSession: soon, upcoming: [soon] }
  expect(sessionsAt(new Date('2026-11-16T16:59:59.999Z'), content, [gone])).toEqual({
    next: soon,
    upcoming: [],
    ahead: [soon],
    past: [gone],
  })
  expect(sessionsAt(new Date('2026-11-16T17:00:00Z'), content, [gone])).toEqual({
    next: null,
    upcoming: [],
    ahead: [],
    past: [soon, gone],
  })
})

test('upcoming sessions are the three after the next one, which is not among them', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, index) =>
    session(id, `2026-12-0${index + 1}T17:00:00.000Z`, id === 'b'),
  )
  if (!a || !b || !c || !d) throw new Error('four sessions')
  const content = { nextSession: b, upcoming: [a, b, c], laterSession: d }
  const sessions = sessionsAt(new Date('2026-11-16'), content)
  expect(sessions.next?.id).toBe('b')
  expect(ids(sessions.upcoming)).toEqual(['a', 'c', 'd'])
  // When none is marked as next, or that one was left out, the earliest is.
  expect(sessionsAt(new Date('2026-11-16'), { ...content, nextSession: null, upcoming: [c, a] }).next?.id).toBe('a')
})

test('fallback sessions are not added to a service that has sessions, even only past ones', () => {
  const gone = session('gone', '2025-01-01T17:00:00.000Z')
  expect(sessionsAt(new Date('2025-09-01'), noContent, [gone])).toEqual({
    next: null,
    upcoming: [],
    ahead: [],
    past: [gone],
  })
})
