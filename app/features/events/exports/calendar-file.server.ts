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

type World = { brand: Brand; publicUrl: URL; locale: Locale; now: Date }
type Event = typeof events.$inferSelect
type Guest = { name: string; email: string }

/**
 * An event as iCalendar (RFC 5545). The same UID with a higher SEQUENCE replaces what a calendar already holds. One that
 * is mailed to a guest is a message to their calendar (RFC 5546), which then does so by itself.
 */
export function calendarFile({ brand, publicUrl, locale, now }: World, event: Event, guest?: Guest) {
  const { timeZone } = event
  const method = guest ? messageAbout(event) : ICalCalendarMethod.PUBLISH
  const calendar = ical({
    method,
    prodId: { company: brand.domain, product: brand.product, language: locale.toUpperCase() },
    timezone: { name: null, generator: clockChanges },
  })
  calendar.createEvent({
    id: `${event.id}@${publicUrl.hostname}`,
    sequence: event.sequence,
    stamp: now,
    lastModified: event.updatedAt,
    timezone: timeZone,
    start: onTheWall(event.eventDate, timeZone),
    end: event.endsAt && onTheWall(event.endsAt, timeZone),
    summary: event.title,
    description: event.description || null,
    location: event.location,
    url: new URL(eventsAddress, publicUrl).href,
    organizer: { name: brand.product, email: brand.email },
    attendees: guest ? [attendee(guest)] : [],
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return {
    fileName: `${brand.slug}-${wallClock(event.eventDate, timeZone).slice(0, 10)}.ics`,
    method,
    body: calendar.toString(),
  }
}

const messageAbout = ({ status }: Event) =>
  status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST

/** They have answered here: the calendar needs to ask nothing. */
const attendee = ({ name, email }: Guest) => ({
  ...(name ? { name } : {}),
  email,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
})

/** The library hands out one zone of those that share their clock: Stockholm's block would be called Berlin. */
function clockChanges(timeZone: string) {
  const [block = ''] = [tzlib_get_ical_block(timeZone)].flat()
  return block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${timeZone}`)
}

/** Given a Date, the library would write the hours of the machine it runs on. Of a date like Day.js's it asks two formats. */
const onTheWall = (at: Date, timeZone: string): ICalDayJsStub => {
  const digits = wallClock(at, timeZone).replaceAll(/\D/g, '')
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? digits.slice(0, 8) : digits.slice(8)),
    isValid: () => true,
    toDate: () => at,
    toJSON: () => at.toJSON(),
  }
}
