/** 2027-06-01 18:00:00, as Swedes write it: what the clock on the wall shows there. */
export const wallClock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)

const day = 24 * 60 * 60 * 1000

const offsetAt = (at: number, timeZone: string) =>
  Date.parse(`${wallClock(new Date(at), timeZone).replace(' ', 'T')}Z`) - at

/**
 * The moment when the clocks there show `wall` (2027-06-01 18:00). Undefined when they never do: the hour that is left
 * out in spring. Of the hour that comes twice in autumn it is the first, as calendars have it (RFC 5545, 3.3.5).
 */
export function momentAt(wall: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  // Clocks change less than once in two days, so one of these offsets is the one that holds.
  return [asUtc - day, asUtc + day]
    .map((near) => new Date(asUtc - offsetAt(near, timeZone)))
    .sort((one, other) => one.getTime() - other.getTime())
    .find((at) => wallClock(at, timeZone) === `${wall}:00`)
}

/** A zone by its IANA name as it is written; undefined when there is none. Engines take offsets too; a place has a name. */
export function timeZoneNamed(name: string): string | undefined {
  if (/^[+-]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
