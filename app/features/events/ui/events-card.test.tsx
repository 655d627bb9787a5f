import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import { freeSeat } from '../../../../test/own-seat'
import type { ShownEvent } from '../model'
import { EventsCard } from './events-card'

const event = (overrides: Partial<ShownEvent> = {}): ShownEvent => ({
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
  isOver: false,
  isCancelled: false,
  myResponse: null,
  seat: freeSeat,
  ...overrides,
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

test('an event shows time, place and seats left, and has a form that works without JavaScript', () => {
  const markup = card([event()])
  expect(markup).toContain('<time dateTime="2026-12-01T17:00:00.000Z"')
  for (const text of ['Tuesday, 1 December 2026', '18:00–20:00, Central European Time', 'Gamla stan']) {
    expect(markup).toContain(text)
  }
  expect(markup).toContain('9 seats left of 12')
  expect(tag(markup, '<form')).toMatch(/action="\/events\/e1\/answer"/)
  expect(tag(markup, '<form')).toMatch(/method="post"/)
  expect(tag(markup, 'value="attending"')).toMatch(/type="submit".*name="response"/)
  expect(markup).toContain('href="/events/e1/event.ics"')
  expect(markup).not.toMatch(/ style=/)
})

test('only the member’s current answer is marked as pressed', () => {
  const markup = card([event({ myResponse: 'not_attending' })])
  expect(tag(markup, 'value="not_attending"')).toContain('aria-pressed="true"')
  expect(tag(markup, 'value="attending"')).toContain('aria-pressed="false"')
})

test.each([
  ['en', 'Full: all 12 seats are taken'],
  ['sv', 'Fullbokat: alla 12 platser är tagna'],
  ['no', 'Fullt: alle 12 plasser er tatt'],
] as const)('%s: a full event says so, and offers no seat to a member without one', (locale, text) => {
  const full = {
    seats: { max: 12, taken: 12 },
    isFull: true,
    seat: { ...freeSeat, seated: 12, obstacle: 'full' as const },
  }
  const markup = card([event(full)], { locale })
  expect(markup).toContain(text)
  expect(tag(markup, 'value="attending"')).toContain('disabled=""')
  expect(tag(card([event({ ...full, myResponse: 'attending', seat: freeSeat })]), 'value="attending"')).not.toContain(
    'disabled=""',
  )
})

test('a full event offers to wait with a colleague only where there could be seats for two', () => {
  const full = { ...freeSeat, obstacle: 'full' as const }
  expect(card([event({ seat: full })])).toContain('Wait together with a colleague')
  const single = card([event({ seat: { ...full, takesPairs: false } })])
  expect(single).toContain('Join the waitlist')
  expect(single).not.toContain('Wait together with a colleague')
})

test('a seat that is held for a pair: others read that it is held, the pair until when', () => {
  const seats = { max: 2, taken: 1 }
  const held = { ...freeSeat, seated: 1, obstacle: 'held-for-pair' as const }
  const isHeld = 'The seat that is left is held for a while for colleagues who wait together.'
  expect(card([event({ seats, seat: held })])).toContain(isHeld)
  const heldUntil = { iso: '2026-11-30T09:00:00Z', date: 'Monday', time: '10:00', zoneName: 'Stockholm time' }
  const place = { number: 1, of: 1, colleague: 'Åsa Berg', heldUntil, passedFor: null }
  const ofPair = card([event({ seats, seat: { ...held, place } })])
  expect(ofPair).toContain('It is held for you two until Monday, 10:00 (Stockholm time)')
  expect(ofPair).not.toContain(isHeld)
})

test('who was passed over reads why, and keeps the place', () => {
  const place = { number: 1, of: 2, colleague: null, heldUntil: null, passedFor: 'supplier-limit' as const }
  const seat = { ...freeSeat, seated: 1, obstacle: 'full' as const, place }
  const passed = card([event({ seats: { max: 2, taken: 1 }, seat })])
  expect(passed).toContain('offered to someone behind you, because we keep a balance')
  const pair = { ...seat, place: { ...place, colleague: 'Åsa Berg', passedFor: 'pair-needs-two' as const } }
  expect(card([event({ seats: { max: 2, taken: 1 }, seat: pair })])).toContain('because you two need two')
})

test('an event without a limit shows no seats; one that has begun has no form', () => {
  expect(card([event({ seats: null })])).not.toMatch(/seat/)
  const begun = card([event({ hasBegun: true })])
  expect(begun).toContain('It has begun. Answers are closed.')
  expect(begun).not.toContain('<form')
})

test.each([
  ['full', 'Someone took the last seat before you.'],
  ['over', 'The event has begun or was cancelled'],
  ['too-many', 'That was too many in a short time.'],
])('after a refusal without JavaScript (%s) the page shows the reason', (reason, text) => {
  expect(card([event()], { address: `/supplier?events=${reason}` })).toMatch(new RegExp(`role="alert".*${text}`))
})

test('an unknown reason in the query shows no alert', () => {
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
] as const)('%s: without events the card offers to express interest', (locale, texts, note) => {
  const markup = card([], { locale })
  for (const text of [...texts, note]) expect(markup).toContain(text)
  expect(tag(markup, '<form')).toMatch(/action="\/events\/interest"/)
  expect(markup).toContain('href="/circles"')
})

test('noted interest is confirmed, and the button is gone', () => {
  const markup = card([], { isInterested: true })
  expect(markup).toContain('Your interest is noted.')
  expect(markup).not.toContain('Express Interest')
})

test.each([
  ['en', 'The events could not be loaded.', 'Try again'],
  ['sv', 'Träffarna kunde inte läsas in.', 'Försök igen'],
  ['no', 'Møtene kunne ikke lastes inn.', 'Prøv igjen'],
] as const)(
  '%s: after a failed load the card shows an error and a retry link, not that there are no events',
  (locale, message, retryLabel) => {
    const markup = card(null, { locale, address: '/hospital' })
    expect(markup).toMatch(new RegExp(`role="alert".*${message}`))
    expect(markup).toMatch(new RegExp(`href="/hospital"[^>]*>${retryLabel}</a>`))
    expect(markup).not.toContain('Strategic Circle')
  },
)
