// The time of whole requests, one after the other.
import { fetchRaw, type Running } from './server.ts'

const tries = 25

/** The median of each view, requested in turns, so that other load of the machine affects all alike. */
export async function medianTimes({ url }: Running, cookie: string, views: Record<string, string>) {
  const durationsByView = new Map(Object.keys(views).map((view): [string, number[]] => [view, []]))
  for (let round = -2; round < tries; round += 1) {
    for (const [view, path] of Object.entries(views)) {
      const began = performance.now()
      const { status } = await fetchRaw(`${url}${path}`, { cookie })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      if (round >= 0) durationsByView.get(view)?.push(performance.now() - began)
    }
  }
  return new Map(
    [...durationsByView].map(([view, durations]) => [
      view,
      durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0,
    ]),
  )
}
