// The time of whole requests, one after the other.
import { median, times } from './processes.ts'
import { referencePath, type Servers } from './reference.ts'
import { fetchRaw } from './server.ts'

const tries = 25
/** Requests until Node has compiled what the reference runs. */
const warmRequests = 300

export type RequestTime = {
  ms: number
  /** How many times that of the reference it is. */
  ratio: number
}

/** The median of each view, requested in turns with the reference, so that other load of the machine affects all alike. */
export async function medianTimes({ server, reference }: Servers, cookie: string, views: Record<string, string>) {
  const durationsByView = new Map(Object.keys(views).map((view): [string, number[]] => [view, []]))
  const ofReference: number[] = []
  const requestReference = () => requestTime(`${reference.url}${referencePath}`, {})
  await times(warmRequests, requestReference)
  for (let round = -2; round < tries; round += 1) {
    const sentMs = await requestReference()
    if (round >= 0) ofReference.push(sentMs)
    for (const [view, path] of Object.entries(views)) {
      const ms = await requestTime(`${server.url}${path}`, { cookie })
      if (round >= 0) durationsByView.get(view)?.push(ms)
    }
  }
  const referenceMs = median(ofReference)
  return new Map(
    [...durationsByView].map(([view, durations]): [string, RequestTime] => {
      const ms = median(durations)
      return [view, { ms, ratio: ms / referenceMs }]
    }),
  )
}

async function requestTime(url: string, headers: Record<string, string>) {
  const began = performance.now()
  const { status } = await fetchRaw(url, headers)
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  return performance.now() - began
}
