import { type GuestList, type QueuedTap, type Tap, type TapsAnswer, tapsPath } from '../model'

/** Why the server did not take the taps. `denied`: who is signed in may not check in guests. */
export type Failure = 'offline' | 'signed-out' | 'denied' | 'failed'

export type Exchanged = { state: 'done'; answer: TapsAnswer } | { state: Failure }

/** A phone may have a connection on which nothing arrives. */
const timeoutMs = 15_000

/** Sends the taps and gets all guests as they are now; without taps it only reads. */
export async function exchange(eventId: string, taps: QueuedTap[]): Promise<Exchanged> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(
      taps.length > 0 ? `${tapsPath(eventId)}?form=taps` : tapsPath(eventId),
      taps.length > 0
        ? { method: 'POST', body: toForm(taps), redirect: 'manual', signal }
        : { redirect: 'manual', signal },
    )
    if (response.type === 'opaqueredirect') return { state: 'signed-out' }
    if (response.status === 403 || response.status === 404) return { state: 'denied' }
    if (!response.ok) return { state: 'failed' }
    if (taps.length > 0) {
      const { data }: { data: TapsAnswer } = await response.json()
      return { state: 'done', answer: data }
    }
    const list: GuestList = await response.json()
    return { state: 'done', answer: { ...list, stored: [], refused: [] } }
  } catch {
    return { state: 'offline' }
  }
}

function toForm(taps: QueuedTap[]): FormData {
  const nowMs = Date.now()
  const form = new FormData()
  const sent = taps.map(({ tappedAtMs, ...tap }): Tap => ({ ...tap, agoMs: Math.max(0, nowMs - tappedAtMs) }))
  form.set('taps', JSON.stringify(sent))
  return form
}
