import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import { getMessages } from '~/i18n/load-messages'
import { locales } from '~/i18n/locales'
import { accountMessages } from '~/i18n/messages/account'
import { RequestsAndAnswers } from './requests-and-answers'

const event = { id: 'e1', title: 'Care at home', eventDate: '2026-12-01T17:00:00.000Z', response: 'attending' } as const

test.each(locales)('%s: a cancelled event is shown as cancelled, not as attended', async (locale) => {
  const answered = (status: 'scheduled' | 'cancelled') =>
    renderToStaticMarkup(
      <LanguageProvider locale={locale}>
        <RequestsAndAnswers requests={[]} answers={[{ ...event, status }]} />
      </LanguageProvider>,
    )
  const { attending, cancelled } = (await getMessages(accountMessages, locale)).requests.answers
  expect(answered('scheduled')).toContain(`>${attending}<`)
  expect(answered('cancelled')).toContain(`>${cancelled}<`)
  expect(answered('cancelled')).not.toContain(`>${attending}<`)
})
