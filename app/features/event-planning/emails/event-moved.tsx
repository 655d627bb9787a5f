import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { eventUrl } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import { EventFacts } from './event-facts'
import type { MailedEvent } from './mailed-event'

/** For those who could not come on the earlier day. They have no calendar entry, so there is none to replace. */
export const movedMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  before: MailedEvent,
): MailContent => ({
  subject: t('events.moved.subject', { title: event.text.title.text }),
  preview: t('events.moved.preview'),
  footnote: t('events.moved.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('events.moved.title')}</Title>
      <Paragraph>{t('events.moved.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} before={before} />
      <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('events.changed.button')}</ButtonLink>
    </>
  ),
})
