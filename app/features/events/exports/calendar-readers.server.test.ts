import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import type { events } from '~/db/schema/events'
import { checkGrammar, readEntries } from '../../../../test/calendar-grammar'
import { storedEvent } from '../../../../test/stored-event'
import { calendarFile } from './calendar-file.server'

type Event = typeof events.$inferSelect

const fileCtx = {
  brand: brandFrom(),
  publicUrl: new URL('https://nordbro.example'),
  locale: 'no' as const,
  now: new Date('2026-11-16T09:00:00Z'),
}

const base = storedEvent({ sequence: 3 })

const read = (overrides: Partial<Event> = {}) => {
  const [entry, ...others] = readEntries(calendarFile(fileCtx, { ...base, ...overrides }).body)
  expect(others).toEqual([])
  return entry
}

test.each(['Europe/Stockholm', 'Europe/Oslo', 'Europe/Helsinki', 'Atlantic/Reykjavik', 'America/New_York', 'UTC'])(
  '%s: both parsers read the moments that were stored, in winter, in summer and around the changes of clocks',
  (timeZone) => {
    for (const start of [
      '2026-12-01T17:00:00.000Z',
      '2027-07-01T17:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-10-30T23:30:00.000Z',
      '2027-10-31T02:30:00.000Z',
    ]) {
      const eventDate = new Date(start)
      const endsAt = new Date(eventDate.getTime() + 3 * 3_600_000)
      expect(read({ timeZone, eventDate, endsAt })).toMatchObject({ startsAt: start, endsAt: endsAt.toISOString() })
    }
  },
)

test('every zone that an event can have is defined in the file, or its times are in UTC', () => {
  for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'UTC']) {
    const { body } = calendarFile(fileCtx, { ...base, timeZone })
    const defined = body.includes(`BEGIN:VTIMEZONE\r\nTZID:${timeZone}\r\n`)
    expect([timeZone, body.includes('DTSTART:20261201T170000Z')]).toEqual([timeZone, !defined])
    checkGrammar(body)
  }
})

// Not a backslash before an n: node-ical takes the escaped one for a line break.
test('the longest texts, Norwegian letters and emoji on the fold are read back whole', () => {
  for (let shift = 0; shift < 8; shift += 1) {
    const title = `${'x'.repeat(shift)}${'Blåbærgrøt på sjøen 👩‍⚕️🏥 ; , \\ '.repeat(6)}`
      .slice(0, 160)
      .trim()
      .toWellFormed()
    const description = `Første linje\nAndre linje\n${'Ærlig talt, på ørret 在家 👩🏽‍⚕️; '.repeat(150)}`
      .slice(0, 3990)
      .trim()
    const location = 'Grünerløkka, Oslo; «Bærum» "A\\B"'
    expect(read({ title, description, location })).toMatchObject({ title, description, location })
  }
})

test('an entry keeps its UID and has its SEQUENCE and state', () => {
  expect(read()).toMatchObject({ uid: `${base.id}@nordbro.example`, sequence: 3, status: 'CONFIRMED' })
  expect(read({ status: 'cancelled', sequence: 4 })).toMatchObject({
    uid: `${base.id}@nordbro.example`,
    sequence: 4,
    status: 'CANCELLED',
  })
})
