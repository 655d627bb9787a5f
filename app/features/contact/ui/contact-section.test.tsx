import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import type { FormResult } from '~/web/forms/form-result'
import { aContactRequest } from '../../../../test/contact-request'
import { postedRouter } from '../../../../test/posted-router'
import { contactFields } from '../schema'
import { ContactSection } from './contact-section'

function page(locale: Locale, posted?: FormResult, address = '/contact') {
  const router = postedRouter(<ContactSection />, address, posted)
  const markup = renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  return markup.replaceAll('&#x27;', "'")
}

/** The first tag that contains `part`. */
const tag = (markup: string, part: string) => markup.match(/<[^>]+>/g)?.find((found) => found.includes(part))

const typed = aContactRequest({ name: 'Kari', interest: 'ambassadors', message: 'Hello <there>' })

test.each([
  ['en', 'Request an Invite', ['Clinical Visits', 'MT Insight Exchange', 'Ambassador Network', 'Speed-Dial']],
  ['sv', 'Be om en inbjudan', ['Kliniska studiebesök', 'MT Insight Exchange', 'Ambassadörsnätverket', 'Speed-Dial']],
  ['no', 'Be om en invitasjon', ['Kliniske studiebesøk', 'MT Insight Exchange', 'Ambassadørnettverket', 'Speed-Dial']],
] as const)(
  '%s: the page has the form with four interests, and the e-mail address and phone number',
  (locale, title, interests) => {
    const markup = page(locale)
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    for (const interest of interests) expect(markup).toContain(`>${interest}</option>`)
    for (const field of contactFields) expect(tag(markup, `name="${field}"`), field).toBeTruthy()
    for (const field of ['name', 'organization', 'email', 'interest', 'message']) {
      expect(tag(markup, `name="${field}"`)).toContain('required=""')
    }
    expect(tag(markup, 'method="post"')).toContain('action="/contact"')
    expect(markup).toContain('href="mailto:hello@nordbro.example"')
    expect(markup).toContain('href="tel:+46846500400"')
    expect(markup).not.toMatch(/ style=/)
  },
)

test.each([
  ['en', 'Request sent successfully', "We'll be in touch within 48 hours."],
  ['sv', 'Förfrågan är skickad', 'Vi hör av oss inom 48 timmar.'],
  ['no', 'Forespørselen er sendt', 'Vi tar kontakt innen 48 timer.'],
] as const)(
  '%s: after sending without JavaScript the page confirms it and the form is empty',
  (locale, title, text) => {
    const markup = page(locale, { form: 'contact', state: 'done', data: undefined })
    expect(markup).toMatch(new RegExp(`role="status".*${title}.*${text}`))
    expect(markup).not.toContain('value="Kari"')
  },
)

test.each([
  ['en', 'Failed to send request', 'Please try again or contact us directly.'],
  ['sv', 'Förfrågan kunde inte skickas', 'Försök igen eller kontakta oss direkt.'],
  ['no', 'Forespørselen kunne ikke sendes', 'Prøv igjen eller kontakt oss direkte.'],
] as const)('%s: after a failure the page says so and the form keeps what was typed', (locale, title, text) => {
  const markup = page(locale, { form: 'contact', state: 'failed', failure: 'failed', values: typed })
  expect(markup).toMatch(new RegExp(`role="alert".*${title}.*${text}`))
  expect(markup).toContain('value="Kari"')
  expect(markup).toContain('value="Nord sykehus"')
  expect(markup).toContain('value="kari@sykehus.example"')
  expect(markup).toContain('<option value="ambassadors" selected="">')
  expect(markup).toContain('>Hello &lt;there&gt;</textarea>')
})

test('an invalid field shows its error, and the form keeps what was typed', () => {
  const errors = { email: { key: 'email' as const } }
  const markup = page('en', { form: 'contact', state: 'invalid', errors, values: { ...typed, email: 'kari@' } })
  expect(markup).toContain('Write an email address, like name@hospital.example.')
  expect(markup).toContain('value="kari@"')
})

test('the query parameter selects the interest; an unknown value selects none', () => {
  expect(page('en', undefined, '/contact?interest=speed-dial')).toContain('<option value="speed-dial" selected="">')
  expect(page('en', undefined, '/contact?interest=nonsense')).toContain('<option value="" selected="">')
})

test('the hash of the speed-dial page scrolls to the form', () => {
  expect(page('en')).toContain('<section id="speed-dial"')
})
