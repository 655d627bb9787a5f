import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import type { events } from '~/db/schema/events'
import { readCalendar } from '../../../../test/calendar'
import { calendarFile } from './calendar-file.server'

type Event = typeof events.$inferSelect

const world = {
  brand: brandFrom(),
  publicUrl: new URL('https://nordbro.example'),
  locale: 'sv' as const,
  now: new Date('2026-11-16T09:00:00Z'),
}

const event = (given: Partial<Event> = {}): Event => ({
  id: 'f0a3f1d2-6a0e-4f5e-9d0a-3b6f5a1c2e4d',
  title: 'Care at home',
  description: 'Who pays?',
  eventType: 'Round table',
  eventDate: new Date('2026-12-01T17:00:00Z'),
  endsAt: new Date('2026-12-01T19:00:00Z'),
  timeZone: 'Europe/Stockholm',
  location: 'Gamla stan, Stockholm',
  maxParticipants: null,
  roles: ['supplier'],
  minLevel: 'entry',
  status: 'scheduled',
  sequence: 0,
  createdAt: world.now,
  updatedAt: world.now,
  ...given,
})

const fileOf = (given: Partial<Event> = {}) => readCalendar(calendarFile(world, event(given)).body)

test('the file says all that a calendar shows', () => {
  const at = fileOf()
  expect(at('METHOD')).toEqual(['PUBLISH'])
  expect(at('PRODID')).toEqual(['-//nordbro.example//Nordbro//SV'])
  expect(at('VEVENT/UID')).toEqual(['f0a3f1d2-6a0e-4f5e-9d0a-3b6f5a1c2e4d@nordbro.example'])
  expect(at('VEVENT/SUMMARY')).toEqual(['Care at home'])
  expect(at('VEVENT/DESCRIPTION')).toEqual(['Who pays?'])
  expect(at('VEVENT/LOCATION')).toEqual(['Gamla stan\\, Stockholm'])
  expect(at('VEVENT/URL;VALUE=URI')).toEqual(['https://nordbro.example/events'])
  expect(at('VEVENT/ORGANIZER;CN="Nordbro"')).toEqual(['mailto:hello@nordbro.example'])
  expect(at('VEVENT/DTSTAMP')).toEqual(['20261116T090000Z'])
  expect(at('VEVENT/STATUS')).toEqual(['CONFIRMED'])
})

test.each([
  ['Europe/Stockholm', '20261201T180000', '20270601T190000', '+0100', '+0200'],
  ['Europe/Oslo', '20261201T180000', '20270601T190000', '+0100', '+0200'],
  ['Europe/Helsinki', '20261201T190000', '20270601T200000', '+0200', '+0300'],
])(
  '%s: the hours on the wall there, in winter and summer, and when its clocks change',
  (timeZone, winter, summer, standard, daylight) => {
    const start = `VEVENT/DTSTART;TZID=${timeZone}`
    const at = fileOf({ timeZone, endsAt: null })
    expect(at(start)).toEqual([winter])
    expect(fileOf({ timeZone, eventDate: new Date('2027-06-01T17:00:00Z'), endsAt: null })(start)).toEqual([summer])
    expect(at(`VEVENT/DTEND;TZID=${timeZone}`)).toBeUndefined()
    expect(at('VTIMEZONE/TZID')).toEqual([timeZone])
    expect(at('VTIMEZONE/X-LIC-LOCATION')).toEqual([timeZone])
    expect(at('VTIMEZONE/STANDARD/TZOFFSETTO')).toEqual([standard])
    expect(at('VTIMEZONE/DAYLIGHT/TZOFFSETTO')).toEqual([daylight])
  },
)

test('an end after midnight is on the next day', () => {
  const at = fileOf({ endsAt: new Date('2026-12-01T23:30:00Z') })
  expect(at('VEVENT/DTEND;TZID=Europe/Stockholm')).toEqual(['20261202T003000'])
})

test('after a change it is the same entry in a higher revision', () => {
  const [before, after] = [fileOf(), fileOf({ title: 'Care nearer home', sequence: 1 })]
  expect(after('VEVENT/UID')).toEqual(before('VEVENT/UID'))
  expect([before('VEVENT/SEQUENCE'), after('VEVENT/SEQUENCE')]).toEqual([['0'], ['1']])
})

test('a cancelled event is struck out', () => {
  expect(fileOf({ status: 'cancelled' })('VEVENT/STATUS')).toEqual(['CANCELLED'])
})

test('what is mailed to a guest asks their calendar to replace the entry, or to strike it out', () => {
  const guest = { name: 'Åsa "O" Lind; x', email: 'asa@sjukhus.example' }
  const mailed = (given: Partial<Event>) => {
    const { method, body } = calendarFile(world, event(given), guest)
    const at = readCalendar(body)
    const attendee = body.replaceAll('\r\n ', '').match(/^ATTENDEE;.*$/gm) ?? []
    return { method, at, attendee }
  }
  const changed = mailed({ sequence: 2 })
  expect([changed.method, changed.at('METHOD')]).toEqual(['REQUEST', ['REQUEST']])
  expect(changed.at('VEVENT/STATUS')).toEqual(['CONFIRMED'])
  expect(changed.attendee).toHaveLength(1)
  expect(changed.attendee[0]).toContain('PARTSTAT=ACCEPTED')
  expect(changed.attendee[0]).toMatch(/mailto:asa@sjukhus\.example$/i)
  const cancelled = mailed({ sequence: 3, status: 'cancelled' })
  expect([cancelled.method, cancelled.at('METHOD')]).toEqual(['CANCEL', ['CANCEL']])
  expect(cancelled.at('VEVENT/STATUS')).toEqual(['CANCELLED'])
  expect(cancelled.at('VEVENT/SEQUENCE')).toEqual(['3'])
  expect(cancelled.at('VEVENT/UID')).toEqual(fileOf()('VEVENT/UID'))
})

test('no text can add a line of its own, and a long one in any script is folded and read back whole', () => {
  const title = `${'Vård på distans 在家 🏥 '.repeat(20)}; "a", b\\c`
  const description = 'First\r\nATTENDEE:mailto:x@y.example\nLast'
  const { body } = calendarFile(world, event({ title, description, location: 'A\r\nUID:other' }))
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const at = readCalendar(body)
  expect(at('VEVENT/ATTENDEE')).toBeUndefined()
  expect(at('VEVENT/UID')).toHaveLength(1)
  expect(at('VEVENT/DESCRIPTION')).toEqual(['First\\nATTENDEE:mailto:x@y.example\\nLast'])
  expect(at('VEVENT/SUMMARY')?.[0]?.replaceAll(/\\([\\;,])/g, '$1')).toBe(title)
})

test('the file is named by the day, there', () => {
  const late = event({ eventDate: new Date('2026-12-31T23:30:00Z'), endsAt: null })
  expect(calendarFile(world, late).fileName).toBe('nordbro-2027-01-01.ics')
})
