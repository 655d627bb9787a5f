import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { eventsAddress } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'
import type { Noticed } from '../model'
import { EventFacts } from './event-facts'

/** For those who could not come on the earlier day. They have no calendar entry, so there is none to replace. */
export const movedMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: Noticed,
  before: Noticed,
): MailContent => ({
  subject: t('events.moved.subject', { title: event.title }),
  preview: t('events.moved.preview'),
  footnote: t('events.moved.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('events.moved.title')}</Title>
      <Paragraph>{t('events.moved.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} before={before} />
      <ButtonLink href={new URL(eventsAddress, publicUrl).href}>{t('events.changed.button')}</ButtonLink>
    </>
  ),
})
