import { ICalCalendarMethod } from 'ical-generator'
import type { Brand } from '~/brand/brand'
import type { events } from '~/db/schema/events'
import type { Locale } from '~/i18n/locales'
import { wallClock } from '~/lib/wall-clock'
import { eventsAddress } from '../model'
import { renderCalendar } from './calendar.server'

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
    body: renderCalendar(ctx, { method }, [
      {
        id: event.id,
        sequence: event.sequence,
        updatedAt: event.updatedAt,
        timeZone: event.timeZone,
        startsAt: event.eventDate,
        endsAt: event.endsAt,
        title: event.title,
        description: event.description || null,
        location: event.location,
        path: eventsAddress,
        guest,
        isCancelled: event.status === 'cancelled',
      },
    ]),
  }
}

const methodFor = ({ status }: Event) =>
  status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
