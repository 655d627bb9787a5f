import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { readSettings } from '~/config/settings.server'
import { LanguageProvider } from '~/i18n/language'
import { getMessages } from '~/i18n/load-messages'
import type { Locale } from '~/i18n/locales'
import { privacyMessages } from '~/i18n/messages/privacy'
import { deviceCookie, secondStepCookie, sessionCookie, signedInHintCookie } from '~/web/cookies.server'
import { languageCookie } from '../../../../server/language'
import { before, inBrowser, type ProcessorTask, records } from '../model'
import PrivacyPage from './privacy-page'

const { sessionLimits } = readSettings({ SESSION_MEMBER_IDLE_DAYS: '20', SESSION_MEMBER_MAX_DAYS: '80' })

function page(locale: Locale, tasks: ProcessorTask[] = ['hosting']) {
  const element = <PrivacyPage tasks={tasks} sessionLimits={sessionLimits} />
  const routes = [{ path: '/privacy', element }]
  const router = createMemoryRouter(routes, { initialEntries: ['/privacy'] })
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}

test.each([
  [
    'en',
    'Privacy',
    ['24 months', '30 days', '12 months', '90 days', '1 day', '20 days', '80 days', '12 hours'],
    'within 48 hours',
    'Art. 6(1)(b)',
  ],
  [
    'sv',
    'Integritet',
    ['24 månader', '30 dagar', '12 månader', '90 dagar', '1 dag', '20 dagar', '80 dagar', '12 timmar'],
    'inom 48 timmar',
    'art. 6.1 b',
  ],
  [
    'no',
    'Personvern',
    ['24 måneder', '30 dager', '12 måneder', '90 dager', '1 dag', '20 dager', '80 dager', '12 timer'],
    'innen 48 timer',
    'bokstav b',
  ],
] as const)(
  '%s: the page has what is stored, the legal basis and the retention periods of the model',
  async (locale, title, times, promise, basis) => {
    const markup = page(locale).replaceAll('\u00a0', ' ')
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(markup.match(/<th scope="row"/g)).toHaveLength(records.length)
    const { log, editing, interests } = (await getMessages(privacyMessages, locale)).records
    const spans = { interests: times[2], revisions: times[0], log: times[0], drafts: times[1] }
    for (const { time } of [log, editing, interests]) {
      expect(markup).toContain(time.replaceAll(/\{(\w+)\}/g, (_, span: keyof typeof spans) => spans[span]))
    }
    for (const text of [...times, promise, basis]) expect(markup).toContain(text)
    expect(markup).not.toMatch(/privacy\.\w/)
  },
)

test('the page links to the three authorities and to our mail address', () => {
  const markup = page('en')
  for (const host of ['https://www.imy.se', 'https://www.datatilsynet.no', 'https://tietosuoja.fi']) {
    expect(markup).toContain(`href="${host}"`)
  }
  expect(markup).toContain('href="mailto:hello@nordbro.example"')
})

test('the newsletter’s provider is named when there is one', () => {
  expect(page('en')).not.toContain('beehiiv')
  expect(page('en', ['hosting', 'letter'])).toContain('beehiiv')
})

test('the rights lead to the pages where they are used', () => {
  const markup = page('en')
  for (const path of ['/my-data', '/account/data']) expect(markup).toContain(`href="${path}"`)
})

test('the listed cookies are the ones that are set', () => {
  const cookies = inBrowser.filter(({ kind }) => kind === 'cookie').map(({ name }) => name)
  const session = sessionCookie('token', 90_000, { secure: false })
  const device = deviceCookie('known', { secure: false })
  const hint = signedInHintCookie(90_000, { secure: false })
  const set = [languageCookie('sv', false), session, hint, secondStepCookie('token', { secure: false }), device]
  expect(cookies).toEqual(set.map((cookie) => cookie.split('=')[0]))
  expect(languageCookie('sv', true)).toContain(`Max-Age=${365 * 24 * 60 * 60}`)
  expect(device).toContain(`Max-Age=${365 * 24 * 60 * 60}`)
  for (const cookie of [session, hint]) expect(cookie).toContain('Max-Age=90;')
})

test('a retention period is counted back from now', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  expect(before(now, { months: 24 }).toISOString()).toBe('2024-11-16T09:00:00.000Z')
  expect(before(now, { days: 30 }).toISOString()).toBe('2026-10-17T09:00:00.000Z')
})
