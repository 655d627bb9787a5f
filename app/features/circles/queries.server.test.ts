import { expect, test } from 'vitest'
import { type CircleSession, type ContentService, noContent, type SiteContent } from '~/features/content/model'
import type { Locale } from '~/i18n/locales'
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

const contentAt = (now: string, content: Partial<SiteContent>, locale: Locale = 'en', past: CircleSession[] = []) =>
  getCirclesContent({
    content: {
      get: async () => ({ ...noContent, ...content }),
      listSessions: async () => past,
    } as unknown as ContentService,
    locale,
    now: new Date(now),
  })

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
