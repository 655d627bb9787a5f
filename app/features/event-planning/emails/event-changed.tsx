import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { GuestCode } from '~/features/check-in/emails/guest-code'
import { eventAddress } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import { isOnAnotherDay } from '../model'
import { EventFacts } from './event-facts'
import type { MailedEvent } from './mailed-event'

export const changedMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  before: MailedEvent,
  code: string,
): MailContent => ({
  subject: t('events.changed.subject', { title: event.text.title.text }),
  preview: t('events.changed.preview'),
  footnote: t('events.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('events.changed.title')}</Title>
      <Paragraph>{t('events.changed.text')}</Paragraph>
      {isOnAnotherDay(before, event) && <Paragraph>{t('events.changed.otherDay')}</Paragraph>}
      <EventFacts t={t} locale={locale} event={event} before={before} />
      <GuestCode t={t} code={code} />
      <ButtonLink href={new URL(eventAddress(event.id), publicUrl).href}>{t('events.changed.button')}</ButtonLink>
      <Paragraph>{t('events.changed.answer')}</Paragraph>
    </>
  ),
})
