import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import type { events } from '~/db/schema/events'
import { readCalendar } from '../../../../test/calendar'
import { storedEvent } from '../../../../test/stored-event'
import { calendarFile } from './calendar-file.server'

type Event = typeof events.$inferSelect

const fileCtx = {
  brand: brandFrom(),
  publicUrl: new URL('https://nordbro.example'),
  locale: 'sv' as const,
  now: new Date('2026-11-16T09:00:00Z'),
}

const fileOf = (overrides: Partial<Event> = {}) => readCalendar(calendarFile(fileCtx, storedEvent(overrides)).body)

test('the file has every property that a calendar shows', () => {
  const at = fileOf()
  expect(at('METHOD')).toEqual(['PUBLISH'])
  expect(at('PRODID')).toEqual(['-//nordbro.example//Nordbro//SV'])
  expect(at('VEVENT/UID')).toEqual(['f0a3f1d2-6a0e-4f5e-9d0a-3b6f5a1c2e4d@nordbro.example'])
  expect(at('VEVENT/SUMMARY')).toEqual(['Care at home'])
  expect(at('VEVENT/DESCRIPTION')).toEqual(['Who pays?'])
  expect(at('VEVENT/LOCATION')).toEqual(['Gamla stan\\, Stockholm'])
  expect(at('VEVENT/URL;VALUE=URI')).toEqual(['https://nordbro.example/events/f0a3f1d2-6a0e-4f5e-9d0a-3b6f5a1c2e4d'])
  expect(at('VEVENT/ORGANIZER;CN="Nordbro"')).toEqual(['mailto:hello@nordbro.example'])
  expect(at('VEVENT/DTSTAMP')).toEqual(['20261116T090000Z'])
  expect(at('VEVENT/STATUS')).toEqual(['CONFIRMED'])
})

test.each([
  ['Europe/Stockholm', '20261201T180000', '20270601T190000', '+0100', '+0200'],
  ['Europe/Oslo', '20261201T180000', '20270601T190000', '+0100', '+0200'],
  ['Europe/Helsinki', '20261201T190000', '20270601T200000', '+0200', '+0300'],
])(
  '%s: local times in winter and summer, with the zone’s changes of clocks',
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

test('after a change the entry has the same UID and a higher SEQUENCE', () => {
  const [before, after] = [fileOf(), fileOf({ title: 'Care nearer home', sequence: 1 })]
  expect(after('VEVENT/UID')).toEqual(before('VEVENT/UID'))
  expect([before('VEVENT/SEQUENCE'), after('VEVENT/SEQUENCE')]).toEqual([['0'], ['1']])
})

test('a cancelled event has the status CANCELLED', () => {
  expect(fileOf({ status: 'cancelled' })('VEVENT/STATUS')).toEqual(['CANCELLED'])
})

test('a file for a guest has the method REQUEST, or CANCEL for a cancelled event', () => {
  const guest = { name: 'Åsa "O" Lind; x', email: 'asa@sjukhus.example' }
  const mailed = (overrides: Partial<Event>) => {
    const { method, body } = calendarFile(fileCtx, storedEvent(overrides), guest)
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

test('no text can add a property, and a long one in any script is folded and read back whole', () => {
  const title = `${'Vård på distans 在家 🏥 '.repeat(20)}; "a", b\\c`
  const description = 'First\r\nATTENDEE:mailto:x@y.example\nLast'
  const { body } = calendarFile(fileCtx, storedEvent({ title, description, location: 'A\r\nUID:other' }))
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const at = readCalendar(body)
  expect(at('VEVENT/ATTENDEE')).toBeUndefined()
  expect(at('VEVENT/UID')).toHaveLength(1)
  expect(at('VEVENT/DESCRIPTION')).toEqual(['First\\nATTENDEE:mailto:x@y.example\\nLast'])
  expect(at('VEVENT/SUMMARY')?.[0]?.replaceAll(/\\([\\;,])/g, '$1')).toBe(title)
})

test('the file name has the date in the event’s zone', () => {
  const late = storedEvent({ eventDate: new Date('2026-12-31T23:30:00Z'), endsAt: null })
  expect(calendarFile(fileCtx, late).fileName).toBe('nordbro-2027-01-01.ics')
})

test('the texts are in the reader’s language where they are translated', () => {
  const at = fileOf({ translations: { sv: { title: 'Vård hemma' } } })
  expect(at('VEVENT/SUMMARY')).toEqual(['Vård hemma'])
  expect(at('VEVENT/DESCRIPTION')).toEqual(['Who pays?'])
})
