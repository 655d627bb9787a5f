const hourMs = 60 * 60 * 1000

/** How long an offer lasts, by the time that is left until the event. The first line that fits counts. */
const offerLengths = [
  { moreThanHoursLeft: 72, hours: 24 },
  { moreThanHoursLeft: 24, hours: 4 },
  { moreThanHoursLeft: 1, hours: 1 },
] as const

/** From this time on nothing is offered and no offer is open: a free seat is for whoever takes it first. */
export const offersEnd = (startsAt: Date) => new Date(startsAt.getTime() - hourMs)

/** Until then free seats are kept for the hospitals that are missing, also when none is waiting. */
export const keptUntil = (startsAt: Date) => new Date(startsAt.getTime() - 24 * hourMs)

/** The end of an offer that is made now; undefined when it is too late for one. */
export function offerUntil(startsAt: Date, now: Date): Date | undefined {
  const leftMs = startsAt.getTime() - now.getTime()
  const length = offerLengths.find(({ moreThanHoursLeft }) => leftMs > moreThanHoursLeft * hourMs)
  return length && earlier(new Date(now.getTime() + length.hours * hourMs), offersEnd(startsAt))
}

/** When an offer really ends: the event may have been moved to an earlier time since it was made. */
export const offerEnd = (until: Date, startsAt: Date) => earlier(until, offersEnd(startsAt))

const earlier = (a: Date, b: Date) => (a < b ? a : b)
