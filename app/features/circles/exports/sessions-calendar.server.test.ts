import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { type CircleSession, noContent } from '~/features/content/model'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { readCalendar } from '../../../../test/calendar'
import { addEvent } from '../../../../test/members'
import { test as databaseTest } from '../../../../test/test'
import { getCirclesCalendar, getSessionFile } from './sessions-calendar.server'

const session = (id: string, dateTime: string, overrides: Partial<CircleSession> = {}): CircleSession => ({
  id,
  title: { en: 'Care at home', sv: 'Vård i hemmet' },
  hook: { en: 'Who pays?', sv: 'Vem betalar?' },
  dateTime,
  endsAt: null,
  timeZone: 'Europe/Stockholm',
  city: { en: 'Stockholm', sv: 'Stockholm' },
  venue: { en: 'Gamla stan', sv: 'Gamla stan' },
  isNext: false,
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...overrides,
})

const ctxOf = (sessions: CircleSession[], locale: Locale = 'en') =>
  ({
    brand: brandFrom(),
    content: { get: async () => noContent, listSessions: async () => sessions },
    publicUrl: new URL('https://nordbro.example'),
    locale,
    now: new Date('2026-11-16T09:00:00Z'),
  }) as unknown as Ctx

const next = session('next', '2026-12-01T17:00:00Z', { endsAt: '2026-12-01T19:00:00Z' })

test('a session is a calendar file in the reader’s language, with local times and the way to a seat', async () => {
  const { fileName, body } = await getSessionFile(ctxOf([next], 'sv'), 'next')
  const at = readCalendar(body)
  expect(fileName).toBe('nordbro-circle-2026-12-01.ics')
  expect(at('METHOD')).toEqual(['PUBLISH'])
  expect(at('VEVENT/UID')).toEqual(['next@nordbro.example'])
  expect(at('VEVENT/SUMMARY')).toEqual(['Vård i hemmet'])
  expect(at('VEVENT/LOCATION')).toEqual(['Gamla stan\\, Stockholm'])
  expect(at('VEVENT/DTSTART;TZID=Europe/Stockholm')).toEqual(['20261201T180000'])
  expect(at('VEVENT/DTEND;TZID=Europe/Stockholm')).toEqual(['20261201T200000'])
  expect(at('VEVENT/DESCRIPTION')?.[0]).toContain('Vem betalar?\\n\\nFör inbjudna.')
  expect(at('VEVENT/DESCRIPTION')?.[0]).toContain('https://nordbro.example/circles#rsvp')
})

test('a session that is published again has the same UID and a higher SEQUENCE', async () => {
  const sequenceOf = async (updatedAt: string) => {
    const at = readCalendar((await getSessionFile(ctxOf([{ ...next, updatedAt }]), 'next')).body)
    return [at('VEVENT/UID')?.[0], Number(at('VEVENT/SEQUENCE')?.[0])] as const
  }
  const [before, after] = [await sequenceOf('2026-11-01T09:00:00Z'), await sequenceOf('2026-11-01T09:01:00Z')]
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBeGreaterThan(before[1])
})

test('the calendar has the sessions ahead and of the last half year, with a name and how often to ask again', async () => {
  const sessions = [next, session('recent', '2026-10-20T15:00:00Z'), session('old', '2026-03-01T17:00:00Z')]
  const at = readCalendar((await getCirclesCalendar(ctxOf(sessions))).body)
  expect(at('VEVENT/UID')).toEqual(['recent@nordbro.example', 'next@nordbro.example'])
  expect(at('X-WR-CALNAME')).toEqual(['Nordbro Health Circles'])
  expect(at('REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['PT12H'])
})

test('an unchanged calendar has the same tag later, and a changed one another', async () => {
  const tagOf = async (sessions: CircleSession[], now: string) =>
    (await getCirclesCalendar({ ...ctxOf(sessions), now: new Date(now) })).etag
  const first = await tagOf([next], '2026-11-16T09:00:00Z')
  expect(await tagOf([next], '2026-11-17T10:00:00Z')).toBe(first)
  const changed = { ...next, updatedAt: '2026-11-16T12:00:00Z', hook: { en: 'Who decides?' } }
  expect(await tagOf([changed], '2026-11-17T10:00:00Z')).not.toBe(first)
})

databaseTest('a cancelled session stays in the calendar as cancelled for 30 days, with its UID', async ({ ctx }) => {
  const session = { isPublic: true, city: 'Oslo', venue: 'Frogner', roles: [], sequence: 4 }
  const cancelledAt = (updatedAt: string) => ({
    ...session,
    status: 'cancelled' as const,
    updatedAt: new Date(updatedAt),
  })
  const recent = await addEvent(ctx, cancelledAt('2026-10-17T09:00:01Z'))
  await addEvent(ctx, cancelledAt('2026-10-17T09:00:00Z'))
  await addEvent(ctx, { ...cancelledAt('2026-11-15T09:00:00Z'), isPublic: false })
  await addEvent(ctx, { ...session, status: 'draft' })
  const readerOf = (hasOwnSessions: boolean) =>
    ({ ...ctxOf([next]), db: ctx.db, content: { ...ctxOf([next]).content, hasOwnSessions } }) as Ctx
  const at = readCalendar((await getCirclesCalendar(readerOf(true))).body)
  expect(at('VEVENT/UID')).toEqual([`next@nordbro.example`, `${recent}@nordbro.example`])
  expect(at('VEVENT/STATUS')).toEqual(['CONFIRMED', 'CANCELLED'])
  expect(at('VEVENT/LOCATION')?.[1]).toBe('Frogner\\, Oslo')
  expect(at('VEVENT/SEQUENCE')?.[1]).toBe('4')
  // With Sanity the sessions are not events.
  expect(readCalendar((await getCirclesCalendar(readerOf(false))).body)('VEVENT/UID')).toEqual(['next@nordbro.example'])
})

test('without sessions the calendar is empty and still valid', async () => {
  const at = readCalendar((await getCirclesCalendar(ctxOf([]))).body)
  expect(at('VEVENT/UID')).toBeUndefined()
  expect(at('VERSION')).toEqual(['2.0'])
})

test('an unknown session is not found', async () => {
  await expect(getSessionFile(ctxOf([next]), 'other')).rejects.toMatchObject({ kind: 'not-found' })
})
