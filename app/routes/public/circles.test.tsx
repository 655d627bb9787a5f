import type { ComponentProps, ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { CirclesContent, ShownSession } from '~/features/circles/model'
import { LanguageProvider } from '~/i18n/language'
import { getMessages } from '~/i18n/load-messages'
import { type Locale, locales } from '~/i18n/locales'
import { circlesPageMessages } from '~/i18n/messages/circles-page'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import type { FormResult } from '~/web/forms/form-result'
import { postedRouter } from '../../../test/posted-router'
import Circles from './circles'

const nothing: CirclesContent = {
  next: null,
  upcoming: [],
  cityDates: { stockholm: null, oslo: null, helsinki: null },
  route: [],
  city: null,
  rhythm: 'announced',
  past: [],
  expect: null,
  for: null,
  values: null,
  pastTopics: null,
  venue: null,
  gallery: [],
  choices: [],
}

const session = (overrides: Partial<ShownSession> = {}): ShownSession => ({
  id: 'a',
  title: { text: 'Care at home' },
  hook: { text: 'Who pays for the first night?' },
  city: { text: 'Stockholm' },
  place: 'stockholm',
  venue: { text: 'Gamla stan' },
  dateTime: '2026-12-10T17:00:00.000Z',
  endsAt: '2026-12-10T19:00:00.000Z',
  weekday: 'Thursday',
  date: '10 December 2026',
  day: '10 December',
  shortDay: 'Thu 10 Dec',
  begins: '18:00',
  time: '18:00–20:00',
  zone: 'stockholm',
  ...overrides,
})

async function page(overrides: Partial<CirclesContent> = {}, locale: Locale = 'en', answer?: FormResult) {
  const props = { loaderData: { content: { ...nothing, ...overrides }, chat: 'canned' } }
  const element: ReactElement = (
    <LanguageProvider locale={locale}>
      <Circles {...(props as unknown as ComponentProps<typeof Circles>)} />
    </LanguageProvider>
  )
  const router = postedRouter(element, '/circles', answer)
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return new Response(prelude).text()
}

const decode = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const textOf = (html: string) => decode(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
const fields = (html: string) => [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(String)
const nameOf = (field: string) => / name="(\w+)"/.exec(field)?.[1]
/** The text of each label. */
const labels = (html: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = '']) =>
    decode(label.replace(/<[^>]+>/g, '')).trim(),
  )

describe('the form', () => {
  test('has the specified labels, and asks the browser to require what is required', async () => {
    const html = await page()
    expect(labels(html)).toEqual([
      'Name *',
      'Email *',
      'Organization',
      'Role',
      'Country',
      'Why join? *',
      'Providers',
      'MedTech',
      'Payers',
      'Investors',
      'I agree to the Chatham House Rule and privacy terms.*',
    ])
    const required = fields(html).filter((field) => field.includes(' required=""'))
    expect(required.map(nameOf)).toEqual(['name', 'email', 'why', 'consent'])
    expect(html).toContain('<span>I agree to the Chatham House Rule and privacy terms.</span>')
    expect(html).toMatch(/<a[^>]*href="\/privacy"/)
    expect(html).toMatch(/<section id="rsvp"/)
    const form = /<form[^>]*>/.exec(html)?.[0]
    expect(form).toContain(' method="post"')
    expect(form).toContain(' action="/circles#rsvp"')
  })

  test.each([
    ['en', "Thanks! We'll follow up by email if there's a fit for the next session."],
    ['sv', 'Tack! Vi hör av oss via e-post om nästa träff passar.'],
    ['no', 'Takk! Vi tar kontakt på e-post hvis det neste møtet passer.'],
  ] as const)('in %s, success shows the thanks, and the form is empty again', async (locale, thanks) => {
    const html = await page({}, locale, { form: 'join', state: 'done', data: undefined })
    expect(html).toContain('role="status"')
    expect(textOf(html)).toContain(thanks)
    expect(html).not.toMatch(/ checked=""/)
  })

  test.each([
    ['en', 'Sorry, there was an error. Please try again or email hello@nordbro.example'],
    ['sv', 'Det gick tyvärr inte att skicka. Försök igen eller skriv till hello@nordbro.example'],
    ['no', 'Det gikk dessverre ikke å sende. Prøv igjen, eller skriv til hello@nordbro.example'],
  ] as const)('in %s, a failure shows the error and keeps the typed values', async (locale, sorry) => {
    const html = await page({}, locale, {
      form: 'join',
      state: 'failed',
      failure: 'failed',
      values: { name: 'Kari', why: 'A ward', consent: 'on' },
      lists: { interests: ['payers'] },
    })
    expect(html).toContain('role="alert"')
    expect(textOf(html)).toContain(sorry)
    expect(html).toMatch(/name="name"[^>]*value="Kari"/)
    expect(html).toMatch(/<textarea[^>]*>A ward<\/textarea>/)
    const checked = fields(html).filter((field) => field.includes(' checked=""'))
    expect(checked.map((box) => [nameOf(box), / value="(\w+)"/.exec(box)?.[1]])).toEqual([
      ['interests', 'payers'],
      ['consent', undefined],
    ])
  })

  test('an invalid field is marked', async () => {
    const html = await page({}, 'en', {
      form: 'join',
      state: 'invalid',
      values: { name: 'Kari' },
      lists: { interests: [] },
      errors: { consent: { key: 'required' }, email: { key: 'email' } },
    })
    const wrong = fields(html).filter((field) => field.includes(' aria-invalid="true"'))
    expect(wrong.map(nameOf)).toEqual(['email', 'consent'])
    expect(html).not.toMatch(/role="(alert|status)"/)
  })
})

describe('the dates', () => {
  test('a next session has its title, date, time and time zone', async () => {
    const upcoming = [session({ id: 'b', date: '7 January 2027', zone: 'oslo' })]
    const html = await page({ next: session(), upcoming, rhythm: 'monthly' })
    const text = textOf(html)
    expect(text).toContain('Next session Care at home Who pays for the first night?')
    expect(text).toContain('Thursday 10 December 2026 18:00–20:00 , Stockholm time')
    expect(text).toContain('Upcoming dates 7 January 2027 18:00–20:00 , Oslo time')
    expect(html).toContain('<time dateTime="2026-12-10T17:00:00.000Z">')
    expect(text).not.toContain('announced in Strategy Signals first')
  })

  test('a next session alone has no list of later dates', async () => {
    const text = textOf(await page({ next: session() }))
    expect(text).toContain('Next session Care at home')
    expect(text).not.toContain('Upcoming dates')
  })

  test.each([
    ['en', 'Dates are announced in Strategy Signals first'],
    ['sv', 'Datumen kommer först i Strategy Signals'],
    ['no', 'Datoene kommer først i Strategy Signals'],
  ] as const)(
    'in %s, without a next session the page says where dates are announced and lists past ones',
    async (locale, first) => {
      const past = session({ title: { text: 'Health Circle in Oslo' }, date: '24 October 2025' })
      const html = await page({ past: [{ ...past, isArchived: true }] }, locale)
      const text = textOf(html)
      expect(text).toContain(first)
      expect(html).toContain('href="/#newsletter"')
      expect(text).toMatch(/Health Circle in Oslo\s+24 October 2025/)
      expect(text.indexOf('24 October 2025')).toBeGreaterThan(text.indexOf(first))
    },
  )

  test('each date can be added to a calendar, and all can be subscribed to, in the page’s language', async () => {
    const next = session()
    const cityDates = { stockholm: next, oslo: null, helsinki: null }
    const html = await page({ next, cityDates, route: ['stockholm'] }, 'no')
    expect(html).toContain('href="/circles/a/session.ics?lang=no"')
    expect(html).toContain('/circles/calendar.ics?lang=no"')
    expect(textOf(await page())).not.toContain('Subscribe')
  })

  test('the filter links to each city and marks the chosen one; the map says every city’s date', async () => {
    const next = session()
    const cityDates = { stockholm: next, oslo: session({ id: 'b', date: '7 January 2027' }), helsinki: null }
    const html = await page({ next, cityDates, route: ['oslo', 'stockholm'], city: 'stockholm' })
    expect(html).toContain('href="/circles?city=oslo#dates"')
    expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>Stockholm</)
    expect(html).toContain('Next in Stockholm: 10 December 2026. Next in Oslo: 7 January 2027."')
  })

  test('a city without a date says so, and offers the others', async () => {
    const text = textOf(await page({ city: 'helsinki' }))
    expect(text).toContain('No session in Helsinki is open at the moment.')
    expect(text).toContain('All cities Stockholm Oslo Helsinki')
  })

  test('sessions older than half a year stand under their own heading', async () => {
    const past = [
      { ...session(), isArchived: false },
      { ...session({ id: 'b' }), isArchived: true },
    ]
    const text = textOf(await page({ past }))
    expect(text).toContain('Past sessions Care at home 10 December 2026 From the archive Care at home')
    expect(textOf(await page({ past: past.slice(0, 1) }))).not.toContain('From the archive')
  })

  test('the rhythm is what the dates say', async () => {
    expect(textOf(await page({ rhythm: 'monthly' }))).toContain('How often Roughly monthly')
    const text = textOf(await page({ rhythm: 'announced' }))
    expect(text).toContain('How often As announced')
    expect(text).not.toMatch(/Roughly (once a month|monthly)/)
  })

  test('a title in another language than the page’s is marked', async () => {
    const html = await page({ next: session({ title: { text: 'Care at home', lang: 'en' } }) }, 'sv')
    expect(html).toMatch(/<h2[^>]*><span lang="en">Care at home/)
  })
})

describe.each(locales)('in %s', (locale) => {
  test('every section is there once, under one main heading, without inline style', async () => {
    const html = await page({ past: [{ ...session(), isArchived: false }] }, locale)
    const { form } = await getMessages(circlesPageMessages, locale)
    const t = await getMessages(circlesSectionsMessages, locale)
    const text = textOf(html)
    const order = [t.hero.eyebrow, t.noDates.title, t.expect.title, t.for.title, t.values.title, t.past.title]
    const positions = [...order, t.venue.title, form.title, t.faq.title].map((title) => text.indexOf(title))
    expect(positions.every((position) => position >= 0)).toBe(true)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/ style=|<style/)
    expect(text).not.toMatch(/circles-(page|sections)\.|chat\.\w/)
  })

  test('the figures are those of the model', async () => {
    const text = textOf(await page({}, locale))
    expect(text).toContain('10–14')
    expect(text).toContain('90–120')
  })

  test('the chat is a button that needs JavaScript', async () => {
    expect(await page({}, locale)).toMatch(/<button[^>]* class="dock-cell needs-script"[^>]*>/)
  })
})

test('texts of the content service replace the translated ones', async () => {
  const text = textOf(
    await page({
      expect: [{ text: 'A calm evening' }],
      venue: { text: 'By the harbour' },
      pastTopics: [{ text: 'Beds' }],
    }),
  )
  expect(text).toContain('01 A calm evening')
  const t = await getMessages(circlesSectionsMessages, 'en')
  for (const replaced of [t.expect.items.question, t.venue.text, t.past.items.home]) {
    expect(text).not.toContain(replaced)
  }
})
