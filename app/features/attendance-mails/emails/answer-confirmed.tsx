import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { GuestCode } from '~/features/check-in/emails/guest-code'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { MailedEvent } from '~/features/event-planning/emails/mailed-event'
import { eventUrl } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'

/** The other of a seat that was handed over, or who claimed the seats of a pair. */
type Colleague = { name: string; email: string; isClaim: boolean }

export function attendingKind(colleague: Colleague | undefined) {
  if (!colleague) return 'attending'
  return colleague.isClaim ? 'claimed' : 'received'
}

export const notAttendingKind = (receiver: Colleague | undefined) => (receiver ? 'gave' : 'notAttending')

/** Confirms that someone attends, by their answer or by that of a colleague; with their code, and an entry for their calendar. */
export function attendingMail(
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  code: string,
  other?: Colleague,
): MailContent {
  const kind = attendingKind(other)
  const title = event.text.title.text
  const { host } = publicUrl
  const colleague = withoutAutolinks(other?.name ?? '')
  const footnotes = { attending: 'events.why', received: 'attendance.received.why', claimed: 'seats.why' } as const
  return {
    subject: t(`attendance.${kind}.subject`, { title, colleague }),
    preview: t(`attendance.${kind}.preview`),
    footnote: t(footnotes[kind], { host, colleague }),
    body: (
      <>
        <Title>{t(`attendance.${kind}.title`)}</Title>
        <Paragraph>{t(`attendance.${kind}.text`, { colleague })}</Paragraph>
        <EventFacts t={t} locale={locale} event={event} />
        <GuestCode t={t} code={code} />
        <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('events.changed.button')}</ButtonLink>
        <Paragraph>
          {/* As it is typed into the form: an address with invisible signs in it would be refused there. */}
          {kind === 'received'
            ? t('attendance.received.back', { address: other?.email ?? '' })
            : t('events.changed.answer')}
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
  const kind = notAttendingKind(receiver)
  const names = { title: event.text.title.text, colleague: withoutAutolinks(receiver?.name ?? '') }
  return {
    subject: t(`attendance.${kind}.subject`, names),
    preview: t(`attendance.${kind}.preview`),
    footnote: t(`attendance.${kind}.why`, { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(`attendance.${kind}.title`)}</Title>
        <Paragraph>{t(`attendance.${kind}.text`, names)}</Paragraph>
        <EventFacts t={t} locale={locale} event={event} />
      </>
    ),
  }
}
