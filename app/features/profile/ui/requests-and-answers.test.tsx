import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addMessages } from '~/i18n/dictionary'
import { LanguageProvider } from '~/i18n/language'
import { locales } from '~/i18n/locales'
import { messages as en } from '~/i18n/messages/en/index'
import { messages as no } from '~/i18n/messages/no/index'
import { messages as sv } from '~/i18n/messages/sv/index'
import { RequestsAndAnswers } from './requests-and-answers'

const texts = { en, sv, no }
for (const locale of locales) addMessages(locale, texts[locale])

const event = { id: 'e1', title: 'Care at home', eventDate: '2026-12-01T17:00:00.000Z', response: 'attending' } as const

test.each(locales)('%s: a cancelled event is not said to be attended', (locale) => {
  const answered = (status: 'scheduled' | 'cancelled') =>
    renderToStaticMarkup(
      <LanguageProvider locale={locale}>
        <RequestsAndAnswers requests={[]} answers={[{ ...event, status }]} />
      </LanguageProvider>,
    )
  const { attending, cancelled } = texts[locale].account.requests.answers
  expect(answered('scheduled')).toContain(`>${attending}<`)
  expect(answered('cancelled')).toContain(`>${cancelled}<`)
  expect(answered('cancelled')).not.toContain(`>${attending}<`)
})
