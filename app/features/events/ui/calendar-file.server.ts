import ical, { ICalCalendarMethod, type ICalDayJsStub, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Brand } from '~/brand/brand'
import type { events } from '~/db/schema/events'
import type { Locale } from '~/i18n/locales'
import { eventsPage } from '../model'

type World = { brand: Brand; publicUrl: URL; locale: Locale; now: Date }

/** An event as iCalendar (RFC 5545). The same UID with a higher SEQUENCE replaces what a calendar already holds. */
export function calendarFile({ brand, publicUrl, locale, now }: World, event: typeof events.$inferSelect) {
  const { timeZone } = event
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
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
    url: new URL(eventsPage(), publicUrl).href,
    organizer: { name: brand.product, email: brand.email },
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return {
    fileName: `${brand.slug}-${wallClock(event.eventDate, timeZone).slice(0, 10)}.ics`,
    body: calendar.toString(),
  }
}

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

/** 2027-06-01 18:00:00, as Swedes write it. */
const wallClock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
