import { ButtonLink } from '~/email/button-link'
import { Letter } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { MailedEvent } from '~/features/event-planning/emails/mailed-event'
import { eventUrl } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'

type Text = { subject: string; body: string }

/** What an admin has written to the guests, and below it the event that it is about. */
export const guestMessageMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  { subject, body }: Text,
): MailContent => ({
  subject,
  preview: body.replace(/\s+/g, ' ').slice(0, 120),
  footnote: t('guestMails.message.why', { host: publicUrl.host }),
  body: (
    <>
      <Letter text={body} />
      <EventFacts t={t} locale={locale} event={event} />
      <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('events.changed.button')}</ButtonLink>
    </>
  ),
})
