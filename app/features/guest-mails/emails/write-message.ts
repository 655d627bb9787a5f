import type { eventMessages } from '~/db/schema/event-messages'
import type { events } from '~/db/schema/events'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { mailedEvent } from '~/features/event-planning/emails/mailed-event'
import type { Locale } from '~/i18n/locales'
import { messageLocale } from '../model'
import { announcementMail } from './announcement'
import { guestMessageMail } from './guest-message'
import { type ThanksParts, thanksMail } from './thanks'

type Message = Pick<typeof eventMessages.$inferSelect, 'kind' | 'texts'>
type Event = typeof events.$inferSelect

/** How a reader of this language gets a message, and in which language; undefined while it has no text at all. */
export function writeMessage(
  { kind, texts }: Message,
  event: Event,
  reader: Locale,
  /** Only of a thank-you. */
  thanks: ThanksParts | undefined,
): { locale: Locale; write: (tools: MailTools) => MailContent } | undefined {
  if (kind === 'announcement') {
    return { locale: reader, write: (tools) => announcementMail(tools, reader, mailedEvent(event, reader)) }
  }
  const locale = messageLocale(texts, reader, event.textLanguage)
  const text = locale && texts[locale]
  if (!text) return undefined
  const mailed = mailedEvent(event, locale)
  return {
    locale,
    write: (tools) =>
      thanks ? thanksMail(tools, locale, mailed, text, thanks) : guestMessageMail(tools, locale, mailed, text),
  }
}
