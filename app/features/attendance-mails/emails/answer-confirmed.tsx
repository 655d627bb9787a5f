import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { GuestCode } from '~/features/check-in/emails/guest-code'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { MailedEvent } from '~/features/event-planning/emails/mailed-event'
import { eventUrl } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'

/** The other of a seat that was handed over. */
type Colleague = { name: string; email: string }

/** Confirms that someone attends, by their answer or by a colleague's seat; with their code, and an entry for their calendar. */
export function attendingMail(
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  code: string,
  giver?: Colleague,
): MailContent {
  const key = giver ? 'received' : 'attending'
  const title = event.text.title.text
  const { host } = publicUrl
  const colleague = withoutAutolinks(giver?.name ?? '')
  return {
    subject: t(`attendance.${key}.subject`, { title, colleague }),
    preview: t(`attendance.${key}.preview`),
    footnote: giver ? t('attendance.received.why', { host, colleague }) : t('events.why', { host }),
    body: (
      <>
        <Title>{t(`attendance.${key}.title`)}</Title>
        <Paragraph>{t(`attendance.${key}.text`, { colleague })}</Paragraph>
        <EventFacts t={t} locale={locale} event={event} />
        <GuestCode t={t} code={code} />
        <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('events.changed.button')}</ButtonLink>
        <Paragraph>
          {/* As it is typed into the form: an address with invisible signs in it would be refused there. */}
          {giver ? t('attendance.received.back', { address: giver.email }) : t('events.changed.answer')}
        </Paragraph>
      </>
    ),
  }
}

/** Confirms that someone whose seat was confirmed does not come; the entry is removed from their calendar. */
export function notAttendingMail(
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  receiver?: Colleague,
): MailContent {
  const key = receiver ? 'gave' : 'notAttending'
  const names = { title: event.text.title.text, colleague: withoutAutolinks(receiver?.name ?? '') }
  return {
    subject: t(`attendance.${key}.subject`, names),
    preview: t(`attendance.${key}.preview`),
    footnote: t(`attendance.${key}.why`, { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(`attendance.${key}.title`)}</Title>
        <Paragraph>{t(`attendance.${key}.text`, names)}</Paragraph>
        <EventFacts t={t} locale={locale} event={event} />
      </>
    ),
  }
}
