import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Brand } from '~/brand/brand'
import type { Locale } from '~/i18n/locales'
import { wallClock } from '~/lib/wall-clock'

type CalendarCtx = { brand: Brand; publicUrl: URL; locale: Locale; now: Date }
type Guest = { name: string; email: string }

type CalendarOptions = {
  method: ICalCalendarMethod
  /** The name under which a subscribed calendar is listed. */
  name?: string
  /** How often a subscribed calendar is asked for changes, in seconds. */
  refreshSeconds?: number
  /** Entries have the time of their last change as their stamp, so that an unchanged calendar is the same file. */
  isStable?: boolean
}

export type CalendarEntry = {
  /** With the site's host it is the UID: the same for every version of the entry. */
  id: string
  /** Higher in every later version. */
  sequence: number
  updatedAt: Date | null
  timeZone: string
  startsAt: Date
  endsAt: Date | null
  title: string
  description: string | null
  location: string
  /** The page about it, as a path of the site. */
  path: string
  guest?: Guest | undefined
  isCancelled: boolean
  /** The reader has not decided yet: it does not make them busy. */
  isTentative?: boolean
}

/** Entries as iCalendar (RFC 5545): a file for one, or a calendar to subscribe to. */
export function renderCalendar(ctx: CalendarCtx, options: CalendarOptions, entries: CalendarEntry[]): string {
  const { brand, publicUrl, locale, now } = ctx
  const calendar = ical({
    method: options.method,
    prodId: { company: brand.domain, product: brand.product, language: locale.toUpperCase() },
    timezone: { name: null, generator: timeZoneBlock },
    ...(options.name && { name: options.name }),
    ...(options.refreshSeconds && { ttl: options.refreshSeconds }),
  })
  for (const entry of entries) {
    // A zone that can't be defined in the file would be a reference to nothing: then the times are in UTC.
    const timeZone = timeZoneBlock(entry.timeZone) ? entry.timeZone : 'UTC'
    calendar.createEvent({
      id: `${entry.id}@${publicUrl.hostname}`,
      sequence: entry.sequence,
      stamp: (options.isStable && entry.updatedAt) || now,
      lastModified: entry.updatedAt,
      timezone: timeZone,
      start: toLocalTime(entry.startsAt, timeZone),
      end: entry.endsAt && toLocalTime(entry.endsAt, timeZone),
      summary: entry.title,
      description: entry.description,
      location: entry.location,
      url: new URL(entry.path, publicUrl).href,
      organizer: { name: brand.product, email: brand.email },
      attendees: entry.guest ? [toAttendee(entry.guest)] : [],
      status: statusOf(entry),
      transparency: entry.isTentative ? ICalEventTransparency.TRANSPARENT : null,
    })
  }
  return calendar.toString()
}

function statusOf({ isCancelled, isTentative }: CalendarEntry) {
  if (isCancelled) return ICalEventStatus.CANCELLED
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

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

/**
 * A stub of Day.js, of which the library uses two formats. It would write a Date in the time zone of the server, unless the
 * entry is in UTC.
 */
const toLocalTime = (at: Date, timeZone: string): ICalDayJsStub | Date => {
  if (timeZone === 'UTC') return at
  const digits = wallClock(at, timeZone).replaceAll(/\D/g, '')
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? digits.slice(0, 8) : digits.slice(8)),
    isValid: () => true,
    toDate: () => at,
    toJSON: () => at.toJSON(),
  }
}
