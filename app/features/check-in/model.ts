import { fold } from '~/lib/folded-text'
import type { MemberRole } from '~/lib/member-roles'
import { momentAt, wallClock } from '~/lib/wall-clock'

const dayMs = 24 * 60 * 60 * 1000

type Timed = { eventDate: Date; endsAt: Date | null; timeZone: string }
type Planned = Timed & { status: 'draft' | 'scheduled' | 'cancelled' }

/** The start of the day that is `days` after that of a moment, by the clock at the event. */
function startOfDay(at: Date, timeZone: string, days: number): Date {
  const [day = ''] = wallClock(at, timeZone).split(' ')
  const wanted = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
  // Where clocks are put forward at midnight the day begins at 01:00.
  return momentAt(`${wanted} 00:00`, timeZone) ?? momentAt(`${wanted} 01:00`, timeZone) ?? at
}

/** When an event is over. One without an end is over when its day is: its guests may still sit together. */
export const overAt = ({ eventDate, endsAt, timeZone }: Timed): Date => endsAt ?? startOfDay(eventDate, timeZone, 1)

/** Guests of an event that begins in the night arrive on the evening before. */
function opensAt({ eventDate, timeZone }: Timed): Date {
  const [, time = ''] = wallClock(eventDate, timeZone).split(' ')
  if (time >= '06:00') return startOfDay(eventDate, timeZone, 0)
  const dayBefore = startOfDay(eventDate, timeZone, -1)
  const [day] = wallClock(dayBefore, timeZone).split(' ')
  return momentAt(`${day} 18:00`, timeZone) ?? dayBefore
}

/** Guests can be checked in on the day of the event, and until a day after its end, so that who was forgotten can be added. */
export const checkInTimes = (event: Timed) => ({
  opensAt: opensAt(event),
  closesAt: new Date(overAt(event).getTime() + dayMs),
})

export type CheckInState = 'open' | 'early' | 'closed' | 'draft' | 'cancelled'

export function checkInState(event: Planned, now: Date): CheckInState {
  if (event.status !== 'scheduled') return event.status
  const { opensAt, closesAt } = checkInTimes(event)
  if (now < opensAt) return 'early'
  return now < closesAt ? 'open' : 'closed'
}

/** Whether someone came; null where it is not known. */
export type Came = 'yes' | 'no-show' | null

type Attendance = { response: 'attending' | 'not_attending' | null; isPresent: boolean }

/**
 * Someone did not come if they attended by their answer and were not checked in. Nobody is counted so before the event is
 * over, or if no guest at all was checked in: then there was no check-in, and nothing is known.
 */
export function cameTo(event: Planned, { response, isPresent }: Attendance, hasCheckIns: boolean, now: Date): Came {
  if (isPresent) return 'yes'
  const isKnown = hasCheckIns && event.status === 'scheduled' && overAt(event) <= now
  return isKnown && response === 'attending' ? 'no-show' : null
}

/** Only those who attend are on the list; the others can be admitted too. */
export type Standing = 'attending' | 'offered' | 'waiting' | 'declined'

/** Someone who may be checked in. Times are in UTC. */
export type Guest = {
  id: string
  name: string
  email: string
  organisation: string
  role: MemberRole | null
  standing: Standing
  /** Six letters; empty for someone who never answered. */
  code: string
  arrivedAt: string | null
}

/** What the page shows of an event. */
export type CheckInEvent = {
  id: string
  title: string
  location: string
  timeZone: string
  /** Date and time in the event's zone. */
  date: string
  time: string
  state: CheckInState
  /** When check-in opens and closes, in the event's zone. */
  opens: string
  closes: string
}

/** `readAt`: when the server read it, to tell which of two lists is newer. */
export type GuestList = { guests: Guest[]; readAt: string }

/** A tap as it is sent: `agoMs` is how long ago it was, so that the clock of the device does not matter. */
export type Tap = { id: string; userId: string; isPresent: boolean; agoMs: number; deviceId: string }

/** A tap that waits on the device; `tappedAtMs` is by its clock. */
export type QueuedTap = Omit<Tap, 'agoMs'> & { tappedAtMs: number }

export const maxTaps = 200
/** Older taps count as from a day ago. */
const maxAgoMs = dayMs

/** Why a tap is not stored. */
export const tapRefusals = ['malformed', 'not-a-guest', 'closed'] as const
export type TapRefusal = (typeof tapRefusals)[number]
export const isTapRefusal = (value: unknown): value is TapRefusal => tapRefusals.some((refusal) => refusal === value)
export type RefusedTap = { id: string; reason: TapRefusal }

/** What became of each tap, and all guests as they are now, with the taps of other devices. */
export type TapsAnswer = GuestList & { stored: string[]; refused: RefusedTap[] }

/** Never in the future, whatever the device says. */
export const tappedAt = (now: Date, agoMs: number) => new Date(now.getTime() - Math.min(Math.max(agoMs, 0), maxAgoMs))

export type ShownGuest = Guest & {
  /** A tap that was not sent yet decides whether they are shown as present. */
  isUnsent: boolean
}

/** The guests as the device knows them: the taps that wait on it come after what the server knows. Who is present arrived before. */
export function withTaps(guests: readonly Guest[], taps: readonly QueuedTap[]): ShownGuest[] {
  const ordered = taps.toSorted((one, other) => one.tappedAtMs - other.tappedAtMs)
  return guests.map((guest) => {
    const own = ordered.filter(({ userId }) => userId === guest.id)
    const arrivedAt = own.reduce<string | null>(
      (arrived, tap) => (tap.isPresent ? (arrived ?? new Date(tap.tappedAtMs).toISOString()) : null),
      guest.arrivedAt,
    )
    return { ...guest, isUnsent: own.length > 0, arrivedAt }
  })
}

const isOnList = ({ standing }: Guest) => standing === 'attending'

/** `others` are present and not on the list. */
export function countPresent(guests: readonly Guest[]) {
  const here = guests.filter(({ arrivedAt }) => arrivedAt !== null)
  const present = here.filter(isOnList).length
  return { present, listed: guests.filter(isOnList).length, others: here.length - present }
}

const codePattern = /^[A-HJ-NP-Z]{6}$/

/** A code as someone types or says it, in the way it is stored; undefined for another text. */
export function codeFrom(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return codePattern.test(code) ? code : undefined
}

/** The guests that match a search: every word in the name, the organisation or the address, or the code as a whole. */
export function searchGuests<Found extends Guest>(guests: readonly Found[], query: string): Found[] {
  const words = fold(query).split(' ').filter(Boolean)
  if (words.length === 0) return guests.filter(({ standing, arrivedAt }) => standing !== 'declined' || arrivedAt)
  const code = codeFrom(query)
  return guests.filter((guest) => {
    if (code !== undefined && guest.code === code) return true
    const text = fold(`${guest.name} ${guest.organisation} ${guest.email}`)
    return words.every((word) => text.includes(word))
  })
}

/** Those who attend, and apart those who are not on the list. */
export const groupGuests = <Found extends Guest>(guests: readonly Found[]) => ({
  listed: guests.filter(isOnList),
  others: guests.filter((guest) => !isOnList(guest)),
})

export const codeParameter = 'code'
export const refusalParameter = 'refused'
export const checkInPage = (eventId: string) => `/admin/events/${eventId}/check-in`
/** Where taps are sent, and where the list is read. */
export const tapsPath = (eventId: string) => `${checkInPage(eventId)}/taps`

/** What the QR code of a guest says: an address, so that the camera of any phone opens the page with the guest on it. */
export const codeUrl = (site: URL, eventId: string, code: string) =>
  new URL(`${checkInPage(eventId)}?${codeParameter}=${code}`, site).href

/** What a camera has read. */
export function readScanned(text: string, eventId: string): { code: string } | 'other-event' | 'no-code' {
  const url = URL.parse(text)
  const code = codeFrom(url ? (url.searchParams.get(codeParameter) ?? '') : text)
  if (!code) return 'no-code'
  return !url || url.pathname === checkInPage(eventId) ? { code } : 'other-event'
}

/** As often as a device asks for the taps of others. */
export const pollMs = 20_000
/** As often as it tries again after a failure. */
export const retryMs = 5000
