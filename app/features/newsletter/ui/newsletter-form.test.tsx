import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import type { FormResult } from '~/web/forms/form-result'
import { postedRouter } from '../../../../test/posted-router'
import { NewsletterForm } from './newsletter-form'

function form(locale: Locale, posted?: FormResult) {
  const router = postedRouter(<NewsletterForm />, '/newsletter', posted)
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}

/** The first tag with this in it. */
const tag = (markup: string, part: string) => markup.match(/<[^>]+>/g)?.find((found) => found.includes(part))

test.each([
  ['en', 'By signing up you agree that Nordbro sends you Strategy Signals once a week.'],
  ['sv', 'När du prenumererar samtycker du till att Nordbro skickar Strategy Signals till dig en gång i veckan.'],
  ['no', 'Når du abonnerer, samtykker du til at Nordbro sender deg Strategy Signals én gang i uken.'],
] as const)('%s: the form has an email field and the consent text', (locale, consent) => {
  const markup = form(locale)
  expect(tag(markup, 'method="post"')).toContain('action="/newsletter"')
  expect(tag(markup, 'name="email"')).toMatch(/type="email".* required=""/)
  expect(markup).toContain(consent)
  expect(markup).toContain('href="/privacy"')
})

test('the answer does not reveal whether the address is subscribed, and names the days', () => {
  const markup = form('en', { form: 'subscribe', state: 'done', data: undefined })
  expect(markup).toContain('Check your inbox')
  expect(markup).toContain('Unless the address is on the list already')
  expect(markup).toContain('within 7 days')
  expect(markup).not.toContain('<form')
})

test('an invalid address stays in its field, with an error', () => {
  const markup = form('no', {
    form: 'subscribe',
    state: 'invalid',
    values: { email: 'kari@' },
    errors: { email: { key: 'email' } },
  })
  expect(markup).toContain('Skriv en e-postadresse, for eksempel navn@sykehus.example.')
  expect(markup).toContain('value="kari@"')
})
