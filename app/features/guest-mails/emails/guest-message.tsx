import { Letter } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { Noticed } from '~/features/event-planning/model'
import type { Locale } from '~/i18n/locales'

type Text = { subject: string; body: string }

/** What an admin has written to the guests, and below it the event that it is about. */
export const guestMessageMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: Noticed,
  { subject, body }: Text,
): MailContent => ({
  subject,
  preview: body.replace(/\s+/g, ' ').slice(0, 120),
  footnote: t('guestMails.message.why', { host: publicUrl.host }),
  body: (
    <>
      <Letter text={body} />
      <EventFacts t={t} locale={locale} event={event} />
    </>
  ),
})
