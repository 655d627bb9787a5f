/** The local time in a zone, like 2027-06-01 18:00:00, which is the Swedish format. */
export const wallClock = (at: Date, timeZone: string) => formatterOf(timeZone).format(at)

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Kept for each zone: to make one takes fifty times as long as to use it. */
function formatterOf(timeZone: string) {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, formatter)
  return formatter
}

const dayMs = 24 * 60 * 60 * 1000

const offsetAt = (at: number, timeZone: string) =>
  Date.parse(`${wallClock(new Date(at), timeZone).replace(' ', 'T')}Z`) - at

/**
 * The moments when clocks in the zone show `wall` (2027-06-01 18:00), the earliest first: none in the hour that is skipped in
 * spring, two in the hour that occurs twice in autumn. None before the year 1000, which is a slip.
 */
function momentsAt(wall: string, timeZone: string): Date[] {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(asUtc) || !/^[1-9]\d{3}-/.test(wall)) return []
  // Clocks change less than once in two days, so these are the only two offsets.
  const times = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, timeZone))
  return [...new Set(times)]
    .sort((one, other) => one - other)
    .map((time) => new Date(time))
    .filter((at) => wallClock(at, timeZone) === `${wall}:00`)
}

/** Of the hour that occurs twice in autumn it is the first, as in calendars (RFC 5545, 3.3.5). */
export const momentAt = (wall: string, timeZone: string): Date | undefined => momentsAt(wall, timeZone)[0]

/** Clocks in the zone show the time of some moments twice, because they are put back; null for all others. */
export function occurrenceOf(at: Date, timeZone: string): 'first' | 'second' | null {
  const [first, second] = momentsAt(wallClock(at, timeZone).slice(0, 16), timeZone)
  if (!first || !second) return null
  return at < second ? 'first' : 'second'
}

/** The IANA name of a zone in its usual spelling; undefined for unknown names, and for offsets, which engines accept too. */
export function timeZoneNamed(name: string): string | undefined {
  if (/^[+-]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
