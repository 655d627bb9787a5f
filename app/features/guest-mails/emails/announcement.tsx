import { ButtonLink, TextLink } from '~/email/button-link'
import { Facts, Letter, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { MailedEvent } from '~/features/event-planning/emails/mailed-event'
import { eventTypes, eventUrl, isEventType } from '~/features/events/model'
import { optOutUrl } from '~/features/preferences/model'
import type { Locale } from '~/i18n/locales'

/** Tells a member of an event. The link at its end stops such mails without signing in. */
export const announcementMail = (
  { t, publicUrl, secretPlaceholder }: MailTools,
  locale: Locale,
  event: MailedEvent,
): MailContent => ({
  subject: t('guestMails.announcement.subject', { title: event.text.title.text }),
  preview: t('guestMails.announcement.preview', { type: typeName(t, event.eventType) }),
  footnote: (
    <>
      {t('guestMails.announcement.why', { host: publicUrl.host })}{' '}
      <TextLink href={optOutUrl(publicUrl, secretPlaceholder, locale)}>{t('guestMails.announcement.optOut')}</TextLink>
    </>
  ),
  body: (
    <>
      <Title lang={event.text.title.lang}>{event.text.title.text}</Title>
      {event.text.hook.text && <Letter {...event.text.hook} />}
      <Paragraph>{t('guestMails.announcement.text')}</Paragraph>
      <EventFacts t={t} locale={locale} event={event} />
      {event.text.description.text && <Letter {...event.text.description} />}
      {event.text.agenda.length > 0 && <Facts facts={[[t('events.fields.agenda'), agendaLines(event)]]} />}
      <ButtonLink href={eventUrl(publicUrl, event.id)}>{t('guestMails.announcement.button')}</ButtonLink>
    </>
  ),
})

const agendaLines = ({ text }: MailedEvent) =>
  text.agenda.map(({ time, text, lang }) => ({ text: `${time} ${text}`, lang }))

/** In the reader's language; types that were stored before the list was closed have only one name. */
const typeName = (t: MailTools['t'], type: string) => (isEventType(type) ? t(`events.types.${eventTypes[type]}`) : type)
