import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Brand } from '~/brand/brand'
import type { events } from '~/db/schema/events'
import type { Locale } from '~/i18n/locales'
import { wallClock } from '~/lib/wall-clock'
import { eventsAddress } from '../model'

type FileCtx = { brand: Brand; publicUrl: URL; locale: Locale; now: Date }
type Event = typeof events.$inferSelect
type Guest = { name: string; email: string }

/**
 * An event as iCalendar (RFC 5545). The same UID with a higher SEQUENCE replaces an entry. With a `guest` it is a message
 * for mail (RFC 5546), which the guest's calendar applies by itself.
 */
export function calendarFile({ brand, publicUrl, locale, now }: FileCtx, event: Event, guest?: Guest) {
  const { timeZone } = event
  const method = guest ? methodFor(event) : ICalCalendarMethod.PUBLISH
  const calendar = ical({
    method,
    prodId: { company: brand.domain, product: brand.product, language: locale.toUpperCase() },
    timezone: { name: null, generator: timeZoneBlock },
  })
  calendar.createEvent({
    id: `${event.id}@${publicUrl.hostname}`,
    sequence: event.sequence,
    stamp: now,
    lastModified: event.updatedAt,
    timezone: timeZone,
    start: toLocalTime(event.eventDate, timeZone),
    end: event.endsAt && toLocalTime(event.endsAt, timeZone),
    summary: event.title,
    description: event.description || null,
    location: event.location,
    url: new URL(eventsAddress, publicUrl).href,
    organizer: { name: brand.product, email: brand.email },
    attendees: guest ? [toAttendee(guest)] : [],
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return {
    fileName: `${brand.slug}-${wallClock(event.eventDate, timeZone).slice(0, 10)}.ics`,
    method,
    body: calendar.toString(),
  }
}

const methodFor = ({ status }: Event) =>
  status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST

/** Already accepted, because guests answer on the site: the calendar shows no request to reply. */
const toAttendee = ({ name, email }: Guest) => ({
  ...(name ? { name } : {}),
  email,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
})

/** The VTIMEZONE block. The library shares blocks between zones: Stockholm's would be named Berlin. */
function timeZoneBlock(timeZone: string) {
  const [block = ''] = [tzlib_get_ical_block(timeZone)].flat()
  return block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${timeZone}`)
}

/** A stub of Day.js, of which the library uses two formats. It would write a Date in the time zone of the server. */
const toLocalTime = (at: Date, timeZone: string): ICalDayJsStub => {
  const digits = wallClock(at, timeZone).replaceAll(/\D/g, '')
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? digits.slice(0, 8) : digits.slice(8)),
    isValid: () => true,
    toDate: () => at,
    toJSON: () => at.toJSON(),
  }
}
