import { ICalCalendarMethod } from 'ical-generator'
import type { Brand } from '~/brand/brand'
import type { events } from '~/db/schema/events'
import type { Locale } from '~/i18n/locales'
import { wallClock } from '~/lib/wall-clock'
import { eventAddress, eventText } from '../model'
import { type CalendarEntry, renderCalendar } from './calendar.server'

type FileCtx = { brand: Brand; publicUrl: URL; locale: Locale; now: Date }
type Event = typeof events.$inferSelect
type Guest = { name: string; email: string }

/**
 * An event as iCalendar (RFC 5545). The same UID with a higher SEQUENCE replaces an entry. With a `guest` it is a message
 * for mail (RFC 5546), which the guest's calendar applies by itself.
 */
export function calendarFile(ctx: FileCtx, event: Event, guest?: Guest) {
  const method = guest ? methodFor(event) : ICalCalendarMethod.PUBLISH
  return {
    fileName: `${ctx.brand.slug}-${wallClock(event.eventDate, event.timeZone).slice(0, 10)}.ics`,
    method,
    body: renderCalendar(ctx, { method }, [{ ...entryOf(event, ctx.locale), guest }]),
  }
}

/** The calendar file as an attachment of a mail to this guest. */
export function calendarAttachment(ctx: FileCtx, event: Event, guest: Guest) {
  const { fileName, method, body } = calendarFile(ctx, event, guest)
  return { fileName, contentType: `text/calendar; charset=utf-8; method=${method}`, content: body }
}

/** The entry of an event, the same in its file, in mails and in calendars to subscribe to. */
export const entryOf = (
  event: Event,
  locale: Locale,
  { title, description } = eventText(event, locale),
): CalendarEntry => ({
  id: event.id,
  sequence: event.sequence,
  updatedAt: event.updatedAt,
  timeZone: event.timeZone,
  startsAt: event.eventDate,
  endsAt: event.endsAt,
  title: title.text,
  description: description.text || null,
  location: event.location,
  path: eventAddress(event.id),
  isCancelled: event.status === 'cancelled',
})

const methodFor = ({ status }: Event) =>
  status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
