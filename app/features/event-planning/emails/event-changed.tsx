import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { eventsAddress } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import type { Noticed } from '../model'
import { EventFacts } from './event-facts'

export const changedMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: Noticed,
  before: Noticed,
): MailContent => ({
  subject: t('events.changed.subject', { title: event.title }),
  preview: t('events.changed.preview'),
  footnote: t('events.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('events.changed.title')}</Title>
      <Paragraph>{t('events.changed.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} before={before} />
      <ButtonLink href={new URL(eventsAddress, publicUrl).href}>{t('events.changed.button')}</ButtonLink>
      <Paragraph>{t('events.changed.answer')}</Paragraph>
    </>
  ),
})
