// Server CPU for a cached page, compared with bare node:http sending the same bytes, and for a rendered page.
import { deepStrictEqual } from 'node:assert'
import { median, times } from './processes.ts'
import { type Answer, fetchRaw, type Running, startBare } from './server.ts'
import { countAnswered, cpuPerRequest, type Load, warmUp } from './wrk.ts'

export type Effort = { rounds: number; seconds: number }

const brotli = { 'Accept-Encoding': 'br' }
const manyConnections = 16
// Requests that are open when wrk stops are not counted but have cost CPU, so there are only a few.
const fewConnections = 4

/** Sixteen connections that request a page continuously. */
export const pageLoad = (path: string): Load => ({ path, headers: brotli, connections: manyConnections })

/** A page from the cache. */
export async function cachedPage(server: Running, path: string, effort: Effort) {
  const answer = await fetchCached(server, path)
  const before = await countAnswered(server)
  const compared = await compareWithBare(server, pageLoad(path), answer, effort)
  const hits = (await countAnswered(server)).hits - before.hits
  if (hits < compared.requests) {
    throw new Error(`${path}: of ${compared.requests} requests only ${hits} came out of the cache`)
  }
  return compared
}

/** On a server that runs with PAGE_CACHE=off. */
export async function uncachedPage(server: Running, path: string, { rounds, seconds }: Effort) {
  const load = { ...pageLoad(path), connections: fewConnections }
  await times(3, () => fetchRaw(`${server.url}${path}`, brotli))
  await warmUp(server, load)
  const before = await countAnswered(server)
  const costs = await times(rounds, () => cpuPerRequest(server, load, seconds))
  const after = await countAnswered(server)
  const requests = costs.reduce((sum, cost) => sum + cost.requests, 0)
  if (after.hits > before.hits || after.rendered - before.rendered < requests) {
    throw new Error(`PAGE_CACHE=off: of ${requests} requests ${after.rendered - before.rendered} were rendered anew`)
  }
  return median(costs.map((cost) => cost.microseconds)) / 1000
}

/** The second response, which comes from the cache; the third must be the same. */
async function fetchCached(server: Running, path: string): Promise<Answer> {
  const [, second, third] = await times(3, () => fetchRaw(`${server.url}${path}`, brotli))
  if (second?.status !== 200) throw new Error(`${path} answers ${second?.status}`)
  deepStrictEqual(comparable(third), comparable(second), `${path} is not the same from one request to the next`)
  return second
}

async function compareWithBare(server: Running, load: Load, answer: Answer, effort: Effort) {
  const bare = await startBare(answer)
  try {
    deepStrictEqual(comparable(await fetchRaw(`${bare.url}${load.path}`, load.headers)), comparable(answer))
    return await compareCpu({ server, load }, { server: bare, load }, effort)
  } finally {
    await bare.stop()
  }
}

type Loaded = { server: Running; load: Load }

/** The CPU for a request of a page, and how many times that of a reference it is. */
export async function compareCpu(page: Loaded, reference: Loaded, { rounds, seconds }: Effort) {
  await warmUp(page.server, page.load)
  await warmUp(reference.server, reference.load)
  // In turns, so that other load of the machine disturbs both alike.
  const pairs = await times(rounds, async () => ({
    page: await cpuPerRequest(page.server, page.load, seconds),
    reference: await cpuPerRequest(reference.server, reference.load, seconds),
  }))
  return {
    requests: pairs.reduce((sum, pair) => sum + pair.page.requests, 0),
    ratio: median(pairs.map((pair) => pair.page.microseconds / pair.reference.microseconds)),
    microseconds: median(pairs.map((pair) => pair.page.microseconds)),
    referenceMicroseconds: median(pairs.map((pair) => pair.reference.microseconds)),
  }
}

/** The response without its date. */
const comparable = (answer: Answer | undefined) =>
  answer && { ...answer, headers: answer.headers.filter(([name]) => name.toLowerCase() !== 'date') }
