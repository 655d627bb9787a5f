import type { QueuedTap } from '../model'

/**
 * The taps that the server has not confirmed, in the storage of the browser. Each has an entry of its own: two tabs that change
 * one list would overwrite each other. They hold ids and times, and no name.
 */
const prefixOf = (eventId: string) => `check-in ${eventId} `
const deviceKey = 'check-in-device'

/** Where storage is blocked or full the taps last as long as the page. */
const unstored = new Map<string, QueuedTap>()
let unstoredDevice: string | undefined

/** Generated once for each browser. */
export function readDeviceId(): string {
  try {
    const known = localStorage.getItem(deviceKey)
    if (known) return known
    const id = crypto.randomUUID()
    localStorage.setItem(deviceKey, id)
    return id
  } catch {
    unstoredDevice ??= crypto.randomUUID()
    return unstoredDevice
  }
}

export function addTap(eventId: string, tap: QueuedTap) {
  try {
    localStorage.setItem(`${prefixOf(eventId)}${tap.id}`, JSON.stringify(tap))
  } catch {
    unstored.set(`${prefixOf(eventId)}${tap.id}`, tap)
  }
}

/** The oldest first. */
export function readTaps(eventId: string): QueuedTap[] {
  const prefix = prefixOf(eventId)
  const taps = [...unstored].flatMap(([key, tap]) => (key.startsWith(prefix) ? [tap] : []))
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue
      const tap = parseTap(localStorage.getItem(key))
      if (tap) taps.push(tap)
      else localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked.
  }
  return taps.toSorted((one, other) => one.tappedAtMs - other.tappedAtMs)
}

export function removeTap(eventId: string, id: string) {
  const key = `${prefixOf(eventId)}${id}`
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked.
  }
}

function parseTap(text: string | null): QueuedTap | undefined {
  try {
    const tap: Partial<QueuedTap> | null = JSON.parse(text ?? 'null')
    const { id, userId, isPresent, tappedAtMs, deviceId } = tap ?? {}
    if (!id || !userId || !deviceId || typeof isPresent !== 'boolean' || typeof tappedAtMs !== 'number')
      return undefined
    return { id, userId, isPresent, tappedAtMs, deviceId }
  } catch {
    return undefined
  }
}
