// Server CPU for a page out of the cache, against bare node:http sending the same bytes; and for a page rendered anew.
import { deepStrictEqual } from 'node:assert'
import { median, times } from './processes.ts'
import { type Answer, fetchRaw, type Running, startBare } from './server.ts'
import { answered, cpuPerRequest, type Load, warmUp } from './wrk.ts'

export type Effort = { rounds: number; seconds: number }

const brotli = { 'Accept-Encoding': 'br' }
const many = 16
// What wrk has asked for and not got when its time is up counts for nothing but has cost CPU: a few, not many.
const few = 4

/** Sixteen connections that ask for a page, over and over. */
export const pageLoad = (path: string): Load => ({ path, headers: brotli, connections: many })

/** A whole page out of the cache. */
export async function cachedPage(server: Running, path: string, effort: Effort) {
  const answer = await settled(server, path)
  return againstBare(server, pageLoad(path), answer, effort)
}

/** On a server that runs with PAGE_CACHE=off. */
export async function uncachedPage(server: Running, path: string, { rounds, seconds }: Effort) {
  const load = { ...pageLoad(path), connections: few }
  await times(3, () => fetchRaw(`${server.url}${path}`, brotli))
  await warmUp(server, load)
  const before = await answered(server)
  const costs = await times(rounds, () => cpuPerRequest(server, load, seconds))
  const after = await answered(server)
  const requests = costs.reduce((sum, cost) => sum + cost.requests, 0)
  if (after.hits > before.hits || after.rendered - before.rendered < requests) {
    throw new Error(`PAGE_CACHE=off: of ${requests} requests ${after.rendered - before.rendered} were rendered anew`)
  }
  return median(costs.map((cost) => cost.microseconds)) / 1000
}

/** The page's answer once it is in the cache: the second one, and the third is the same. */
async function settled(server: Running, path: string): Promise<Answer> {
  const [, second, third] = await times(3, () => fetchRaw(`${server.url}${path}`, brotli))
  if (second?.status !== 200) throw new Error(`${path} answers ${second?.status}`)
  deepStrictEqual(comparable(third), comparable(second), `${path} is not the same from one request to the next`)
  return second
}

async function againstBare(server: Running, load: Load, answer: Answer, { rounds, seconds }: Effort) {
  const { path, headers } = load
  const bare = await startBare(answer)
  try {
    deepStrictEqual(comparable(await fetchRaw(`${bare.url}${path}`, headers)), comparable(answer))
    await warmUp(server, load)
    await warmUp(bare, load)
    const before = await answered(server)
    // One after the other, over and over: a noisy neighbour then disturbs both alike.
    const pairs = await times(rounds, async () => ({
      ours: await cpuPerRequest(server, load, seconds),
      bare: await cpuPerRequest(bare, load, seconds),
    }))
    const hits = (await answered(server)).hits - before.hits
    const requests = pairs.reduce((sum, pair) => sum + pair.ours.requests, 0)
    if (hits < requests) throw new Error(`${path}: of ${requests} requests only ${hits} came out of the cache`)
    const ratios = pairs.map((pair) => pair.ours.microseconds / pair.bare.microseconds)
    return {
      ratio: median(ratios),
      least: Math.min(...ratios),
      most: Math.max(...ratios),
      ours: median(pairs.map((pair) => pair.ours.microseconds)),
      bare: median(pairs.map((pair) => pair.bare.microseconds)),
    }
  } finally {
    await bare.stop()
  }
}

/** All that is on the wire but the clock. */
const comparable = (answer: Answer | undefined) =>
  answer && { ...answer, headers: answer.headers.filter(([name]) => name.toLowerCase() !== 'date') }
