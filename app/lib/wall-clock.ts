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
 * The moment when clocks in the zone show `wall` (2027-06-01 18:00). Undefined in the hour that is skipped in spring, and
 * before the year 1000, which is a slip. Of
 * the hour that occurs twice in autumn it is the first, as in calendars (RFC 5545, 3.3.5).
 */
export function momentAt(wall: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(asUtc) || !/^[1-9]\d{3}-/.test(wall)) return undefined
  // Clocks change less than once in two days, so one of these two offsets is right.
  return [asUtc - dayMs, asUtc + dayMs]
    .map((near) => new Date(asUtc - offsetAt(near, timeZone)))
    .sort((one, other) => one.getTime() - other.getTime())
    .find((at) => wallClock(at, timeZone) === `${wall}:00`)
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
