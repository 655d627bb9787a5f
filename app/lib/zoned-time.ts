const parts = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** What a clock in this zone shows at a moment, as a `datetime-local` field writes it: 2026-03-10T18:00. */
export function clockAt(at: Date, timeZone: string): string {
  const shown = Object.fromEntries(
    parts(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}`
}

/** The moment at which a clock in this zone shows this; null when it never does, as in the hour that spring leaves out. */
export function momentAt(clock: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(asUtc)) return null
  const offsetAt = (moment: number) => Date.parse(`${clockAt(new Date(moment), timeZone)}Z`) - moment
  // A clock that is put back shows an hour twice; the first is meant, which has the offset of the day before.
  const day = 86_400_000
  const tries = [asUtc - day, asUtc + day].map((near) => new Date(asUtc - offsetAt(near)))
  return tries.find((moment) => clockAt(moment, timeZone) === clock) ?? null
}
