import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { EventFacts } from './event-facts'
import type { MailedEvent } from './mailed-event'

export const cancelledMail = ({ t, publicUrl }: MailTools, locale: Locale, event: MailedEvent): MailContent => ({
  subject: t('events.cancelled.subject', { title: event.text.title.text }),
  preview: t('events.cancelled.preview'),
  footnote: t('events.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('events.cancelled.title')}</Title>
      <Paragraph>{t('events.cancelled.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} />
      <Paragraph>{t('events.cancelled.answer')}</Paragraph>
    </>
  ),
})
