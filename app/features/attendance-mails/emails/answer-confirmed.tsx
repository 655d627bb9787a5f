import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { Noticed } from '~/features/event-planning/model'
import { eventUrl } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'

type Confirmed = Noticed & { id: string }

/** Confirms that someone attends; the mail has an entry for their calendar. */
export const attendingMail = ({ t, publicUrl }: MailTools, locale: Locale, event: Confirmed): MailContent => ({
  subject: t('attendance.attending.subject', { title: event.title }),
  preview: t('attendance.attending.preview'),
  footnote: t('events.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('attendance.attending.title')}</Title>
      <Paragraph>{t('attendance.attending.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} />
      <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('events.changed.button')}</ButtonLink>
      <Paragraph>{t('events.changed.answer')}</Paragraph>
    </>
  ),
})

/** Confirms that someone whose seat was confirmed does not come; the entry is removed from their calendar. */
export const notAttendingMail = ({ t, publicUrl }: MailTools, locale: Locale, event: Confirmed): MailContent => ({
  subject: t('attendance.notAttending.subject', { title: event.title }),
  preview: t('attendance.notAttending.preview'),
  footnote: t('attendance.notAttending.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('attendance.notAttending.title')}</Title>
      <Paragraph>{t('attendance.notAttending.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} />
    </>
  ),
})
