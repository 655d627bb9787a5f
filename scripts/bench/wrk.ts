// CPU a server process spends on a request, with wrk as the client: bounded in time, on loopback only.
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuMs } from './processes.ts'
import { fetchRaw, type Running } from './server.ts'

export type Load = { path: string; headers: Record<string, string>; connections: number }
export type Cost = { requests: number; microseconds: number }

const run = promisify(execFile)
// Responses on a busy machine are late, not wrong.
const timeout = '30s'

let leastShareSoFar = 1
/** The least share of a core that a server got under load: 1, unless the machine has other load. */
export const leastShare = () => leastShareSoFar

export const wrkIsMissing = () => spawnSync('wrk', ['-v']).error !== undefined

/** The CPU of the server alone, without that of wrk. */
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
    timeout,
    ...lines,
    `${server.url}${path}`,
  ])
  const usedMs = cpuMs(server.pid) - before
  const tookMs = performance.now() - began
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const bad = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (!requests || bad) throw new Error(`wrk on ${path}: ${bad ?? `no answer within ${seconds} s`}`)
  leastShareSoFar = Math.min(leastShareSoFar, usedMs / tookMs)
  return { requests, microseconds: (usedMs * 1000) / requests }
}

/** Requests until Node has compiled what a page runs. A page with many parts needs the most. */
const warmRequests = 1000

/** Loads the server until it gets no faster, because its first seconds are not representative. */
export async function warmUp(server: Running, load: Load) {
  let last = Number.POSITIVE_INFINITY
  let sent = 0
  for (let round = 0; round < 15; round++) {
    const { microseconds, requests } = await cpuPerRequest(server, load, 2)
    sent += requests
    if (sent >= warmRequests && microseconds > last * 0.97) return
    last = microseconds
  }
}

/** How many requests the server has answered so far, by kind, to verify what was measured. */
export async function countAnswered(server: Running) {
  const text = (await fetchRaw(`${server.url}/metrics`)).body.toString()
  const lines = [...text.matchAll(/^http_request_seconds_count\{kind="([^"]+)",status="(\d+)"\} (\d+)/gm)]
  const sum = (kind: string) =>
    lines.filter(([, lineKind]) => lineKind === kind).reduce((total, line) => total + Number(line[3]), 0)
  return { hits: sum('page-hit'), rendered: sum('page') }
}
