import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { GuestCode } from '~/features/check-in/emails/guest-code'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { MailedEvent } from '~/features/event-planning/emails/mailed-event'
import { eventUrl, writtenTime } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'

/** Says the date and not how many days are left: after a downtime it is sent later. The one of the day before has the code. */
export const reminderMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  code?: string,
): MailContent => ({
  subject: t('attendance.reminder.subject', { title: event.text.title.text, date: writtenTime(event, locale).date }),
  preview: t('attendance.reminder.preview'),
  footnote: t('events.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('attendance.reminder.title')}</Title>
      <Paragraph>{t('attendance.reminder.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} />
      {code && <GuestCode t={t} code={code} />}
      <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('events.changed.button')}</ButtonLink>
      <Paragraph>{t('events.changed.answer')}</Paragraph>
    </>
  ),
})
