import type { events } from '~/db/schema/events'
import { type EventText, eventText } from '~/features/events/model'
import type { Locale } from '~/i18n/locales'

type EventRow = typeof events.$inferSelect

/** An event as mails show it. A row of the table is none, so that no mail shows a text without asking for its language. */
export type MailedEvent = Pick<EventRow, 'id' | 'eventType' | 'location' | 'eventDate' | 'endsAt' | 'timeZone'> & {
  text: EventText
}

/** The event with its texts in the reader's language; those that are not translated have their `lang`. */
export const mailedEvent = (event: EventRow, locale: Locale): MailedEvent => {
  const { id, eventType, location, eventDate, endsAt, timeZone } = event
  return { id, eventType, location, eventDate, endsAt, timeZone, text: eventText(event, locale) }
}
