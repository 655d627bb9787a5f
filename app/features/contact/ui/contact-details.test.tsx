import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import type { FounderProfile } from '~/features/founder/model'
import type { Voice } from '~/features/site/model'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import ContactDetails from './contact-details'

const founder: FounderProfile = { role: { text: 'Founder, Oslo' }, record: [], portrait: null }

const Page = () => <ContactDetails founder={founder} />

function details(locale: Locale, voice: Voice, name?: string) {
  const root = { brand: brandFrom({ founder: name }), voice, origin: 'https://nordbro.example', year: 2026 }
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, children: [{ path: 'contact', Component: Page }] },
  ])
  const markup = renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <Stub initialEntries={['/contact']} hydrationData={{ loaderData: { root } }} />
    </LanguageProvider>,
  )
  return markup.replaceAll(/<[^>]+>/g, ' ')
}

test('the page says who answers, what happens next in three steps, and in which cities', () => {
  const text = details('en', 'we')
  for (const part of [
    'Who answers',
    'The Nordbro partners',
    'Founder, Oslo',
    'It arrives',
    'An answer within 48 hours',
    'An offer in writing',
    'Oslo',
    'Stockholm',
    'Helsinki',
  ]) {
    expect(text).toContain(part)
  }
  expect(details('sv', 'I', 'Ada Lind')).toMatch(/Ada Lind.*Helsingfors/)
})

const plural = { en: /\b(we|us|our|ourselves)\b/i, sv: /\b(vi|oss|vår|själva)\b/i, no: /\b(vi|oss|vår)\b/i }
const singular = { en: /\b(I|me|my|myself)\b/, sv: /\b(jag|mig|min)\b/i, no: /\b(jeg|meg|min)\b/i }

test.each(['en', 'sv', 'no'] as const)('%s: the page says either I or we, never both', (locale) => {
  const [one, several] = [details(locale, 'I', 'Ada Lind'), details(locale, 'we')]
  expect(one).toMatch(singular[locale])
  expect(one).not.toMatch(plural[locale])
  expect(several).toMatch(plural[locale])
  expect(several).not.toMatch(singular[locale])
})
