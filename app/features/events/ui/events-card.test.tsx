import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import type { ShownEvent } from '../model'
import { EventsCard } from './events-card'

const event = (given: Partial<ShownEvent> = {}): ShownEvent => ({
  id: 'e1',
  title: 'Care at home',
  description: 'Who pays?',
  type: 'Round table',
  location: 'Gamla stan',
  dateTime: '2026-12-01T17:00:00.000Z',
  date: 'Tuesday, 1 December 2026',
  time: '18:00–20:00',
  zoneName: 'Central European Time',
  seats: { max: 12, taken: 3 },
  isFull: false,
  hasBegun: false,
  myResponse: null,
  ...given,
})

function card(
  events: ShownEvent[] | null,
  { isInterested = false, locale = 'en' as Locale, address = '/supplier' } = {},
) {
  const routes = [{ path: '*', element: <EventsCard upcoming={events && { events, isInterested }} /> }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  ).replaceAll('&#x27;', "'")
}

const tag = (markup: string, part: string) => markup.match(/<[^>]+>/g)?.find((found) => found.includes(part)) ?? ''

test('an event says when, where and how many seats are left, and can be answered without JavaScript', () => {
  const markup = card([event()])
  expect(markup).toContain('<time dateTime="2026-12-01T17:00:00.000Z"')
  for (const words of ['Tuesday, 1 December 2026', '18:00–20:00, Central European Time', 'Gamla stan']) {
    expect(markup).toContain(words)
  }
  expect(markup).toContain('9 seats left of 12')
  expect(tag(markup, '<form')).toMatch(/action="\/events\/e1\/answer"/)
  expect(tag(markup, '<form')).toMatch(/method="post"/)
  expect(tag(markup, 'value="attending"')).toMatch(/type="submit".*name="response"/)
  expect(markup).toContain('href="/events/e1/event.ics"')
  expect(markup).not.toMatch(/ style=/)
})

test('the choice that stands is marked, and only that one', () => {
  const markup = card([event({ myResponse: 'not_attending' })])
  expect(tag(markup, 'value="not_attending"')).toContain('aria-pressed="true"')
  expect(tag(markup, 'value="attending"')).toContain('aria-pressed="false"')
})

test.each([
  ['en', 'Full: no seat is left of 12'],
  ['sv', 'Fullbokat: ingen plats kvar av 12'],
  ['no', 'Fullt: ingen plasser igjen av 12'],
] as const)('%s: a full event says so, and offers no seat to whoever has none', (locale, words) => {
  const full = { seats: { max: 12, taken: 12 }, isFull: true }
  const markup = card([event(full)], { locale })
  expect(markup).toContain(words)
  expect(tag(markup, 'value="attending"')).toContain('disabled=""')
  expect(tag(card([event({ ...full, myResponse: 'attending' })]), 'value="attending"')).not.toContain('disabled=""')
})

test('an event without a limit says nothing of seats; one that has begun takes no answer', () => {
  expect(card([event({ seats: null })])).not.toMatch(/seat/)
  const begun = card([event({ hasBegun: true })])
  expect(begun).toContain('It has begun. Answers are closed.')
  expect(begun).not.toContain('<form')
})

test.each([
  ['full', 'Someone took the last seat before you.'],
  ['over', 'The event has begun or was cancelled'],
])('refused without JavaScript (%s), the page says why', (why, words) => {
  expect(card([event()], { address: `/supplier?events=${why}` })).toMatch(new RegExp(`role="alert".*${words}`))
})

test('another word in the address says nothing', () => {
  expect(card([event()], { address: '/supplier?events=title' })).not.toContain('role="alert"')
})

test.each([
  [
    'en',
    ['Next Strategic Circle', 'Coming Soon', 'Stockholm', 'Express Interest', 'Learn More'],
    'Events will be announced via newsletter.',
  ],
  ['sv', ['Nästa Strategic Circle', 'Kommer snart', 'Anmäl intresse', 'Läs mer'], 'Träffar meddelas i nyhetsbrevet.'],
  ['no', ['Neste Strategic Circle', 'Kommer snart', 'Meld interesse', 'Les mer'], 'Møter kunngjøres i nyhetsbrevet.'],
] as const)('%s: with nothing announced, one can ask to be told', (locale, words, note) => {
  const markup = card([], { locale })
  for (const word of [...words, note]) expect(markup).toContain(word)
  expect(tag(markup, '<form')).toMatch(/action="\/events\/interest"/)
  expect(markup).toContain('href="/circles"')
})

test('interest that was noted is said to be, and not asked for again', () => {
  const markup = card([], { isInterested: true })
  expect(markup).toContain('Your interest is noted.')
  expect(markup).not.toContain('Express Interest')
})

test.each([
  ['en', 'The events could not be loaded.', 'Try again'],
  ['sv', 'Träffarna kunde inte läsas in.', 'Försök igen'],
  ['no', 'Møtene kunne ikke lastes inn.', 'Prøv igjen'],
] as const)(
  '%s: events that could not be loaded are not shown as none, and can be asked for again',
  (locale, words, again) => {
    const markup = card(null, { locale, address: '/hospital' })
    expect(markup).toMatch(new RegExp(`role="alert".*${words}`))
    expect(markup).toMatch(new RegExp(`href="/hospital"[^>]*>${again}</a>`))
    expect(markup).not.toContain('Strategic Circle')
  },
)
