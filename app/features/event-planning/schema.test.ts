import { describe, expect, test } from 'vitest'
import { occurrenceOf } from '~/lib/wall-clock'
import { blankFields, changesOf, copyOf, type EventPlan, fieldsOf } from './model'
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
    ['an end years later', { endDate: '2099-06-01', endTime: '18:00' }, { endDate: 'lastsLong' }],
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
    ['a line of the agenda without a time', { agenda: '18:00 In\nOut' }, { agenda: 'agenda' }],
    ['another number of lines', { agenda: '18:00 In', 'sv.agenda': 'In\nUt' }, { 'sv.agenda': 'agendaLines' }],
    ['a translated title of two lines', { 'no.title': 'a\nb' }, { 'no.title': 'characters' }],
    ['a translation of a megabyte', { 'sv.hook': 'x'.repeat(1_000_000) }, { 'sv.hook': 'tooLong' }],
    ['two hosts', { hostId: id, hostName: 'Åsa' }, { hostName: 'twoHosts' }],
    ['a language that is none', { textLanguage: 'fi' }, { textLanguage: 'choice' }],
    ['a session without a city', { isPublic: 'on' }, { city: 'required' }],
    ['a session by another clock', { isPublic: 'on', city: 'Helsinki' }, { city: 'cityZone' }],
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

describe('clocks that change', () => {
  const zones = [
    ['Europe/Stockholm', '02:30', '2027-10-31T00:30:00Z'],
    ['Europe/Oslo', '02:30', '2027-10-31T00:30:00Z'],
    ['Europe/Helsinki', '03:30', '2027-10-31T00:30:00Z'],
  ] as const

  test.each(zones)('in March a time that %s leaves out is refused', (timeZone, time) => {
    expect(faults({ timeZone, time, date: '2027-03-28' })).toEqual({ time: 'gap' })
    expect(faults({ timeZone, time: '00:30', endTime: time, date: '2027-03-28' })).toEqual({ endTime: 'gap' })
  })

  test.each(zones)('in October a time that %s shows twice is the first of the two', (timeZone, time, first) => {
    expect(planOf({ timeZone, time, date: '2027-10-31' })?.eventDate).toEqual(new Date(first))
    expect(occurrenceOf(new Date(first), timeZone)).toBe('first')
    expect(occurrenceOf(new Date(Date.parse(first) + 60 * 60 * 1000), timeZone)).toBe('second')
    expect(occurrenceOf(new Date('2027-10-31T17:00:00Z'), timeZone)).toBeNull()
  })
})

describe('texts in several languages', () => {
  test('are kept by language; those of the own language are the event’s', () => {
    const plan = planOf({
      ...{ agenda: '18:00 In\n19:00 Out', 'sv.title': 'Vård hemma', 'sv.agenda': 'In\n\nUt', 'no.hook': ' ' },
      'en.title': 'Not read',
    })
    expect(plan).toMatchObject({ title: 'Care at home', agenda: [{ time: '18:00', text: 'In' }, { time: '19:00' }] })
    expect(plan?.translations).toEqual({ sv: { title: 'Vård hemma', agenda: ['In', 'Ut'] } })
    const swedish = planOf({ textLanguage: 'sv', 'sv.title': 'Not read', 'en.title': 'Care' })
    expect(swedish).toMatchObject({ textLanguage: 'sv', translations: { en: { title: 'Care' } } })
  })

  test('come back as the same fields', () => {
    const texts = { agenda: '18:00 In', 'sv.title': 'Vård', 'sv.agenda': 'In', hostName: 'Åsa', isPublic: 'on' }
    const plan = planOf({ ...texts, city: 'Stockholm', language: 'no' }) as EventPlan
    expect(fieldsOf(plan)).toMatchObject({ ...texts, city: 'Stockholm', language: 'no', textLanguage: 'en' })
    expect(copyOf(fieldsOf(plan))).toMatchObject({ isPublic: '', 'sv.title': 'Vård' })
  })

  test('a session may be for no member, and only a session is the next one', () => {
    const session = { isPublic: 'on', isNext: 'on', city: 'Oslo', timeZone: 'Europe/Oslo', roles: [] }
    expect(planOf(session)).toMatchObject({ isPublic: true, isNext: true, roles: [] })
    expect(planOf({ isNext: 'on' })).toMatchObject({ isPublic: false, isNext: false })
  })
})

test('the order of keys is no change, another text is', () => {
  const plan = planOf({ agenda: '18:00 In', 'sv.title': 'Vård', 'sv.hook': 'Kort' }) as EventPlan
  const stored = {
    ...plan,
    agenda: [{ text: 'In', time: '18:00' }],
    translations: { sv: { hook: 'Kort', title: 'Vård' } },
  }
  expect(changesOf(stored, plan)).toEqual({})
  expect(Object.keys(changesOf(stored, { ...plan, translations: {} }))).toEqual(['translations'])
})

test('an invalid query shows upcoming events', () => {
  const filter = (query: string) => eventFilter(new URLSearchParams(query))
  expect(filter('')).toEqual({ show: 'upcoming', q: '', page: 1 })
  expect(filter('show=cancelled&q=+oslo%00&page=2')).toEqual({ show: 'cancelled', q: 'oslo', page: 2 })
  expect(filter('show=__proto__&page=-1')).toEqual({ show: 'upcoming', q: '', page: 1 })
})
