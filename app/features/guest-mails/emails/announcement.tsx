import { ButtonLink, TextLink } from '~/email/button-link'
import { Letter, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { Noticed } from '~/features/event-planning/model'
import { eventUrl } from '~/features/events/model'
import { optOutUrl } from '~/features/preferences/model'
import type { Locale } from '~/i18n/locales'

type Announced = Noticed & { id: string; eventType: string; description: string }

/** Tells a member of an event. The link at its end stops such mails without signing in. */
export const announcementMail = (
  { t, publicUrl, secretPlaceholder }: MailTools,
  locale: Locale,
  event: Announced,
): MailContent => ({
  subject: t('guestMails.announcement.subject', { title: event.title }),
  preview: t('guestMails.announcement.preview', { type: event.eventType }),
  footnote: (
    <>
      {t('guestMails.announcement.why', { host: publicUrl.host })}{' '}
      <TextLink href={optOutUrl(publicUrl, secretPlaceholder, locale)}>{t('guestMails.announcement.optOut')}</TextLink>
    </>
  ),
  body: (
    <>
      <Title>{event.title}</Title>
      <Paragraph>{t('guestMails.announcement.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} />
      {event.description && <Letter text={event.description} />}
      <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('guestMails.announcement.button')}</ButtonLink>
    </>
  ),
})
