import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import type { ListedInsight } from '../model'
import { ContentHub } from './content-hub'

const hub = (newest: ListedInsight[], locale: Locale = 'en', total = newest.length) =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <ContentHub insights={{ newest, total }} />
    </LanguageProvider>,
  )

const insight = (overrides: Partial<ListedInsight> = {}): ListedInsight => ({
  id: 'i1',
  title: { text: 'What clinics ask for' },
  summary: { text: 'In ten pages.' },
  fileName: 'clinics.pdf',
  size: 480_001,
  ...overrides,
})

test('each insight is a download with its file type and size', () => {
  const markup = hub([insight(), insight({ id: 'i2', fileName: 'Figures 2026.xlsx', size: 2_440_000 })])
  expect(markup).toContain('<a href="/insights/i1"')
  for (const text of ['What clinics ask for', 'In ten pages.', 'PDF, 481 kB', 'XLSX, 2.4 MB']) {
    expect(markup).toContain(text)
  }
  expect(hub([insight({ size: 2_440_000 })], 'sv')).toContain('PDF, 2,4 MB')
})

test('a title that is only in English has lang="en" on a Swedish page', () => {
  const markup = hub([insight({ title: { text: 'Only in English', lang: 'en' } })], 'sv')
  expect(markup).toContain('<span lang="en">Only in English</span>')
})

test.each([
  ['en', 'Content Hub', 'Nothing has been published for your role and access level yet.'],
  ['sv', 'Kunskapsbank', 'Ännu har inget publicerats för din roll och åtkomstnivå.'],
  ['no', 'Kunnskapsbank', 'Foreløpig er ingenting publisert for din rolle og ditt tilgangsnivå.'],
] as const)('%s: an empty hub shows a text instead of a list', (locale, title, text) => {
  const markup = hub([], locale)
  expect(markup).toContain(title)
  expect(markup).toContain(text)
  expect(markup).not.toContain('<ul')
})

test.each([
  ['en', 'All 12 files'],
  ['sv', 'Alla 12 filer'],
  ['no', 'Alle 12 filer'],
] as const)('%s: a link leads to all when there are more than the card shows', (locale, text) => {
  expect(hub([insight()], locale, 12)).toMatch(new RegExp(`<a [^>]*href="/insights"[^>]*>${text}</a>`))
  expect(hub([insight()], locale)).not.toContain('href="/insights"')
})
