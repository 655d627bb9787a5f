// CPU a server process spends on a request, with wrk as the client: bounded in time, on loopback only.
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuMs } from './processes.ts'
import { fetchRaw, type Running } from './server.ts'

export type Load = { path: string; headers: Record<string, string>; connections: number }
export type Cost = { requests: number; microseconds: number }

const run = promisify(execFile)
// A crowded machine makes answers late, not wrong.
const patience = '30s'

let least = 1
/** The least of a core that a server got while under load. All of it, unless the machine does other things too. */
export const leastShare = () => least

export const wrkIsMissing = () => spawnSync('wrk', ['-v']).error !== undefined

/** The server's CPU alone: wrk is another process, and its time is in no figure. */
export async function cpuPerRequest(server: Running, load: Load, seconds: number): Promise<Cost> {
  const { path, headers, connections } = load
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const began = performance.now()
  const before = cpuMs(server.pid)
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    patience,
    ...lines,
    `${server.url}${path}`,
  ])
  const used = cpuMs(server.pid) - before
  const took = performance.now() - began
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const bad = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (!requests || bad) throw new Error(`wrk on ${path}: ${bad ?? `no answer within ${seconds} s`}`)
  least = Math.min(least, used / took)
  return { requests, microseconds: (used * 1000) / requests }
}

/** Load until it makes the server no faster: a server runs for weeks, its first seconds say nothing about it. */
export async function warmUp(server: Running, load: Load) {
  let last = Number.POSITIVE_INFINITY
  for (let round = 0; round < 6; round++) {
    const { microseconds } = await cpuPerRequest(server, load, 2)
    if (microseconds > last * 0.97) return
    last = microseconds
  }
}

/** How many requests the server says it has answered so far, by kind: to be sure we measured what we think. */
export async function answered(server: Running) {
  const text = (await fetchRaw(`${server.url}/metrics`)).body.toString()
  const lines = [...text.matchAll(/^http_request_seconds_count\{kind="([^"]+)",status="(\d+)"\} (\d+)/gm)]
  const sum = (kind: string) =>
    lines.filter(([, of]) => of === kind).reduce((total, line) => total + Number(line[3]), 0)
  return { hits: sum('page-hit'), rendered: sum('page') }
}
