import { codeFrom, readScanned, type ShownGuest } from '../model'

export type ScanResult =
  | { state: 'present' | 'already'; guest: ShownGuest }
  | { state: 'other-event' | 'unknown-code' | 'no-code'; guest?: undefined }

/** What a camera has read means for the guests. Only `present` is a change. */
export function scanResult(text: string, eventId: string, guests: readonly ShownGuest[]): ScanResult {
  const read = readScanned(text, eventId)
  if (typeof read === 'string') return { state: read }
  const guest = guests.find(({ code }) => code === read.code)
  if (!guest) return { state: 'unknown-code' }
  return { state: guest.arrivedAt === null ? 'present' : 'already', guest }
}

/** What a search means that is entered: undefined unless it is the code of exactly one guest. Names can look like codes. */
export function enteredResult(search: string, guests: readonly ShownGuest[]): ScanResult | undefined {
  const entered = codeFrom(search)
  const [guest, ...others] = guests.filter(({ code }) => code === entered)
  if (!entered || !guest || others.length > 0) return undefined
  return { state: guest.arrivedAt === null ? 'present' : 'already', guest }
}
