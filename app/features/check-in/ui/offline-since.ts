// When the connection was lost, by the clock of the device, kept for a reload without a connection.

const keyOf = (eventId: string) => `check-in-offline ${eventId}`

/** The moment of the first failure: this one, unless an earlier one is stored. */
export function noteFailure(eventId: string, now = new Date()): Date {
  try {
    const stored = Number(localStorage.getItem(keyOf(eventId)) ?? 0)
    if (stored > 0 && stored <= now.getTime()) return new Date(stored)
    localStorage.setItem(keyOf(eventId), String(now.getTime()))
  } catch {
    // Storage is blocked: the moment lasts as long as the page.
  }
  return now
}

export function noteSuccess(eventId: string) {
  try {
    localStorage.removeItem(keyOf(eventId))
  } catch {
    // As above.
  }
}
