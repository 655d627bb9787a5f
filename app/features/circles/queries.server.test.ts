import { expect, test } from 'vitest'
import { type CircleSession, type ContentService, noContent, type SiteContent } from '~/features/content/model'
import type { Locale } from '~/i18n/locales'
import type { CircleCity } from './model'
import { getCirclesContent } from './queries.server'

const session = (id: string, dateTime: string, overrides: Partial<CircleSession> = {}): CircleSession => ({
  id,
  title: { en: 'Care at home', sv: 'Vård i hemmet' },
  hook: { en: 'Who pays?' },
  dateTime,
  endsAt: null,
  timeZone: 'Europe/Stockholm',
  city: { en: 'Stockholm', sv: 'Stockholm', no: 'Stockholm' },
  venue: null,
  isNext: false,
  updatedAt: null,
  ...overrides,
})

const helsinki = {
  timeZone: 'Europe/Helsinki',
  city: { en: 'Helsinki', sv: 'Helsingfors', no: 'Helsingfors' },
}

const oslo = { timeZone: 'Europe/Oslo', city: { en: 'Oslo', sv: 'Oslo', no: 'Oslo' } }

const contentAt = (
  now: string,
  content: Partial<SiteContent>,
  locale: Locale = 'en',
  past: CircleSession[] = [],
  city: CircleCity | null = null,
) =>
  getCirclesContent(
    {
      content: {
        get: async () => ({ ...noContent, ...content }),
        listSessions: async () => past,
      } as unknown as ContentService,
      locale,
      now: new Date(now),
    },
    city,
  )

test('without content, in November 2026 no session is upcoming and the circles of 2025 are past', async () => {
  const page = await contentAt('2026-11-16T09:00:00Z', {})
  expect(page).toMatchObject({ next: null, upcoming: [], expect: null, values: null, venue: null, gallery: [] })
  expect(page.past.map(({ date }) => date)).toEqual([
    '14 November 2025',
    '24 October 2025',
    '3 October 2025',
    '10 September 2025',
  ])
})

test('without content, before the circles of 2025, there is a next session and three dates', async () => {
  const { next, upcoming, past } = await contentAt('2025-09-01T09:00:00Z', {})
  expect(next).toMatchObject({
    weekday: 'Wednesday',
    date: '10 September 2025',
    time: '18:00–20:00',
    zone: 'stockholm',
  })
  expect(next?.venue).toEqual({ text: 'Gamla stan' })
  expect(upcoming.map(({ date, city }) => `${date} ${city.text}`)).toEqual([
    '3 October 2025 Stockholm',
    '24 October 2025 Oslo',
    '14 November 2025 Helsinki',
  ])
  expect(past).toEqual([])
})

test('a session that has begun is not called next, whatever the content says', async () => {
  const begun = session('a', '2026-11-16T08:00:00Z', { isNext: true })
  const { next, past } = await contentAt('2026-11-16T09:00:00Z', { nextSession: begun })
  expect(next).toBeNull()
  expect(past.map(({ id }) => id)).toEqual(['a'])
})

test('dates and times are those of the session’s own city, in the reader’s language, on both sides of a clock change', async () => {
  const upcoming = [
    session('summer', '2027-03-29T15:00:00Z', helsinki),
    session('winter', '2027-03-25T16:00:00Z', { ...helsinki, endsAt: '2027-03-25T18:00:00Z' }),
  ]
  const { next, upcoming: later } = await contentAt('2026-11-16T09:00:00Z', { upcoming }, 'sv')
  expect(next).toMatchObject({ weekday: 'torsdag', date: '25 mars 2027', time: '18:00–20:00', zone: 'helsinki' })
  expect(later[0]).toMatchObject({ weekday: 'måndag', date: '29 mars 2027', time: '18:00' })
  const norwegian = await contentAt('2026-11-16T09:00:00Z', { upcoming }, 'no')
  expect(norwegian.next).toMatchObject({ date: '25. mars 2027', city: { text: 'Helsingfors' } })
})

test('a session shortly after midnight has the date of its city, not that of UTC', async () => {
  const { next } = await contentAt('2026-11-16T09:00:00Z', { nextSession: session('late', '2026-12-31T23:30:00Z') })
  expect(next).toMatchObject({ weekday: 'Friday', date: '1 January 2027', time: '00:30' })
})

test('a text that is not translated is marked as English', async () => {
  const { next } = await contentAt('2026-11-16T09:00:00Z', { nextSession: session('a', '2026-12-01T17:00:00Z') }, 'sv')
  expect(next?.title).toEqual({ text: 'Vård i hemmet' })
  expect(next?.hook).toEqual({ text: 'Who pays?', lang: 'en' })
})

test('the page gets the content it shows, in one language, and no more', async () => {
  const home = {
    circles: {
      expect: [{ en: 'Calm' }],
      for: [],
      values: [],
      pastTopics: [{ en: 'Care at home' }],
      gallery: [{ url: '/media/table.jpg', alt: { en: 'A table' } }],
      venue: { en: 'By the harbour' },
    },
  } as unknown as SiteContent['home']
  const page = await contentAt('2026-11-16T09:00:00Z', { home, nextSession: session('a', '2026-12-01T17:00:00Z') })
  expect(page).toMatchObject({
    expect: [{ text: 'Calm' }],
    for: null,
    pastTopics: [{ text: 'Care at home' }],
    gallery: [{ url: '/media/table.jpg', alt: { text: 'A table' } }],
    venue: { text: 'By the harbour' },
  })
  expect(JSON.stringify(page)).not.toContain('Vård i hemmet')
})

const announced = [
  session('a', '2026-12-01T17:00:00Z'),
  session('b', '2027-01-12T17:00:00Z', oslo),
  session('c', '2027-01-26T16:00:00Z', helsinki),
  session('d', '2027-02-23T17:00:00Z'),
  session('e', '2027-03-16T17:00:00Z', oslo),
]
const now = '2026-11-16T09:00:00Z'

test('each city has its next date, also one that is not among the first dates', async () => {
  const late = [...announced.filter(({ id }) => id !== 'c'), session('f', '2027-06-01T15:00:00Z', helsinki)]
  const { cityDates, route } = await contentAt(now, {}, 'en', late)
  expect([cityDates.stockholm?.id, cityDates.oslo?.id, cityDates.helsinki?.id]).toEqual(['a', 'b', 'f'])
  expect(cityDates.oslo).toMatchObject({ shortDay: 'Tue 12 Jan', day: '12 January', begins: '18:00', place: 'oslo' })
  expect(route).toEqual(['stockholm', 'oslo', 'stockholm', 'oslo'])
})

test('the route begins in the city of the last session', async () => {
  const { route } = await contentAt(now, {}, 'en', [session('z', '2026-10-20T15:00:00Z', helsinki), ...announced])
  expect(route.slice(0, 2)).toEqual(['helsinki', 'stockholm'])
})

test('the page of a city has its dates only, and the map keeps those of all', async () => {
  const page = await contentAt(now, {}, 'en', announced, 'oslo')
  expect([page.city, page.next?.id, page.upcoming.map(({ id }) => id)]).toEqual(['oslo', 'b', ['e']])
  expect(page.cityDates.stockholm?.id).toBe('a')
  const none = await contentAt(now, {}, 'en', [session('a', '2026-12-01T17:00:00Z')], 'oslo')
  expect([none.next, none.upcoming]).toEqual([null, []])
})

test('a session in another city is listed, but is on no map', async () => {
  const lund = session('l', '2026-12-01T17:00:00Z', { city: { en: 'Lund' } })
  const { next, cityDates } = await contentAt(now, {}, 'en', [lund])
  expect([next?.id, next?.place, Object.values(cityDates)]).toEqual(['l', null, [null, null, null]])
})

test('circles are called roughly monthly only while the dates say so', async () => {
  const rhythm = async (dates: string[]) =>
    (
      await contentAt(
        now,
        {},
        'en',
        dates.map((date) => session(date, `${date}T17:00:00Z`)),
      )
    ).rhythm
  expect(await rhythm(['2026-10-20', '2026-11-24', '2026-12-15'])).toBe('monthly')
  expect(await rhythm(['2026-12-15', '2027-06-01'])).toBe('announced')
  expect(await rhythm(['2026-06-01', '2026-07-01', '2026-08-01'])).toBe('announced')
  expect(await rhythm(['2026-12-15'])).toBe('announced')
  expect((await contentAt(now, {})).rhythm).toBe('announced')
})

test('a session older than half a year is from the archive', async () => {
  const { past } = await contentAt(now, {}, 'en', [
    session('recent', '2026-06-01T17:00:00Z'),
    session('old', '2026-05-01T17:00:00Z'),
  ])
  expect(past.map(({ id, isArchived }) => [id, isArchived])).toEqual([
    ['recent', false],
    ['old', true],
  ])
})
