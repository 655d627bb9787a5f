import { describe, expect, test } from 'vitest'
import { blankFields, copyOf, type EventPlan, fieldsOf } from './model'
import { cancelInput, changeInput, createInput, eventFilter } from './schema'

const id = crypto.randomUUID()
const typed = {
  ...blankFields,
  ...{ id, title: 'Care at home', eventType: 'Round table', date: '2027-06-01', time: '18:00', location: 'Oslo' },
}

const read = (overrides: object = {}) => createInput.safeParse({ ...typed, ...overrides })
const planOf = (overrides: object = {}) => read(overrides).data?.plan

/** The errors, by field. */
const faults = (overrides: object) =>
  Object.fromEntries(read(overrides).error?.issues.map(({ path, message }) => [path[0], message]) ?? [])

describe('what is typed becomes a plan', () => {
  test('with times in the event’s zone, in winter and summer', () => {
    expect(planOf()?.eventDate).toEqual(new Date('2027-06-01T16:00:00Z'))
    expect(planOf({ date: '2027-01-01' })?.eventDate).toEqual(new Date('2027-01-01T17:00:00Z'))
    expect(planOf({ timeZone: 'Europe/Helsinki' })?.eventDate).toEqual(new Date('2027-06-01T15:00:00Z'))
    expect(planOf({ timeZone: 'america/new_york', time: '18:00:00' })).toMatchObject({
      eventDate: new Date('2027-06-01T22:00:00Z'),
      timeZone: 'America/New_York',
    })
  })

  test('the end is on the same day unless another is given, also over a change of clocks', () => {
    expect(planOf()?.endsAt).toBeNull()
    expect(planOf({ endTime: '20:30' })?.endsAt).toEqual(new Date('2027-06-01T18:30:00Z'))
    const night = planOf({ date: '2027-10-30', time: '22:00', endDate: '2027-10-31', endTime: '04:00' })
    expect(night).toMatchObject({
      eventDate: new Date('2027-10-30T20:00:00Z'),
      endsAt: new Date('2027-10-31T03:00:00Z'),
    })
  })

  test('without seats there is no limit; roles are in a fixed order', () => {
    expect(planOf()).toMatchObject({ maxParticipants: null, description: '', roles: ['supplier'] })
    expect(planOf({ seats: ' 12 ', roles: ['hospital', 'supplier'] })).toMatchObject({
      maxParticipants: 12,
      roles: ['supplier', 'hospital'],
    })
  })

  test('and a plan becomes the same fields again', () => {
    const plan = planOf({ endTime: '20:30', seats: '7', description: 'First\nLast' }) as EventPlan
    const { id: _, ...fields } = { ...typed, endTime: '20:30', seats: '7', description: 'First\nLast' }
    expect(fieldsOf(plan)).toEqual(fields)
    expect(copyOf(fieldsOf(plan))).toEqual({ ...fields, date: '' })
    const overnight = planOf({ endDate: '2027-06-02', endTime: '01:00' }) as EventPlan
    expect(fieldsOf(overnight)).toMatchObject({ date: '2027-06-01', endDate: '2027-06-02', endTime: '01:00' })
  })
})

describe('an invalid value is reported at its field', () => {
  test.each([
    ['an hour that clocks leave out', { date: '2027-03-28', time: '02:30' }, { time: 'gap' }],
    ['an end that clocks leave out', { date: '2027-03-28', time: '01:00', endTime: '02:30' }, { endTime: 'gap' }],
    ['an end before the beginning', { endTime: '17:59' }, { endTime: 'endsEarly' }],
    ['an end at the beginning', { endTime: '18:00' }, { endTime: 'endsEarly' }],
    ['a day of the end without its hour', { endDate: '2027-06-02' }, { endTime: 'required' }],
    ['a day that the calendar has not', { date: '2027-02-30' }, { date: 'day' }],
    ['a year out of reach', { date: '9999-01-01' }, { date: 'day' }],
    ['an hour that no clock has', { time: '24:00' }, { time: 'time' }],
    ['no zone', { timeZone: '' }, { timeZone: 'required' }],
    ['a zone that is none', { timeZone: 'Europe/Atlantis' }, { timeZone: 'zone' }],
    ['an offset for a zone', { timeZone: '+02:00' }, { timeZone: 'zone' }],
    ['no seats', { seats: '0' }, { seats: 'seats' }],
    ['fewer than none', { seats: '-3' }, { seats: 'seats' }],
    ['half a seat', { seats: '1.5' }, { seats: 'seats' }],
    ['nobody', { roles: [] }, { roles: 'nobody' }],
    ['a role that is none', { roles: ['owner'] }, { roles: 'choice' }],
    ['a level that is none', { minLevel: 'gold' }, { minLevel: 'choice' }],
    ['a title of two lines', { title: 'Care\r\nBcc: x@y.example' }, { title: 'characters' }],
    ['NUL', { description: 'a\0b' }, { description: 'characters' }],
    ['half a sign', { location: 'a\ud800' }, { location: 'characters' }],
    ['a megabyte', { description: 'x'.repeat(1_000_000) }, { description: 'tooLong' }],
    [
      'nothing at all',
      { title: ' ', date: '', location: '' },
      { title: 'required', date: 'required', location: 'required' },
    ],
  ])('%s', (_, overrides, expected) => {
    expect(faults(overrides)).toEqual(expected)
  })

  test('an edit needs its sequence, a new event its id', () => {
    for (const input of [changeInput, cancelInput]) {
      expect(input.safeParse({ ...typed, sequence: '3' }).data).toMatchObject({ sequence: 3 })
      for (const sequence of [undefined, 'x', '-1', '1.5']) {
        expect(input.safeParse({ ...typed, sequence }).success).toBe(false)
      }
    }
    expect(read({ id: '1' }).success).toBe(false)
  })
})

test('an invalid query shows upcoming events', () => {
  const filter = (query: string) => eventFilter(new URLSearchParams(query))
  expect(filter('')).toEqual({ show: 'upcoming', q: '', page: 1 })
  expect(filter('show=cancelled&q=+oslo%00&page=2')).toEqual({ show: 'cancelled', q: 'oslo', page: 2 })
  expect(filter('show=__proto__&page=-1')).toEqual({ show: 'upcoming', q: '', page: 1 })
})
