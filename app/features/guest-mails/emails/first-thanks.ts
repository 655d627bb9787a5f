import type { MessageTexts } from '~/db/schema/event-messages'
import type { events } from '~/db/schema/events'
import { mailTools, type Site } from '~/email/mail-tools.server'
import { eventText } from '~/features/events/model'
import { locales } from '~/i18n/locales'
import { messageLengths } from '../model'

/** The text that a new thank-you begins with, in each language. */
export function firstThanks(site: Site, event: typeof events.$inferSelect): MessageTexts {
  const texts: MessageTexts = {}
  for (const locale of locales) {
    const { t } = mailTools(site, locale)
    const title = eventText(event, locale).title.text
    texts[locale] = { subject: clipped(t('guestMails.thanks.subject', { title })), body: t('guestMails.thanks.text') }
  }
  return texts
}

/** A long title would make the subject longer than its field; half a character is not left at the end. */
const clipped = (subject: string) =>
  subject.length > messageLengths.subject
    ? `${subject.slice(0, messageLengths.subject - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : subject
