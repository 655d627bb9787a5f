// CPU a server process spends on a request, with wrk as the client: bounded in time, on loopback only.
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuMs } from './processes.ts'
import { fetchRaw, type Running } from './server.ts'

export type Cost = { requests: number; microseconds: number; busy: number }

const run = promisify(execFile)
const connections = 16

export const wrkIsMissing = () => spawnSync('wrk', ['-v']).error !== undefined

/** The server's CPU alone: wrk is another process, and its time is in no figure. */
export async function cpuPerRequest(
  server: Running,
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Cost> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const began = performance.now()
  const before = cpuMs(server.pid)
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...lines, `${server.url}${path}`])
  const used = cpuMs(server.pid) - before
  const took = performance.now() - began
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const bad = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (!requests || bad) throw new Error(`wrk on ${path}: ${bad ?? stdout.trim()}`)
  return { requests, microseconds: (used * 1000) / requests, busy: used / took }
}

/** How many requests the server says it has answered so far, by kind: to be sure we measured what we think. */
export async function answered(server: Running) {
  const text = (await fetchRaw(`${server.url}/metrics`)).body.toString()
  const lines = [...text.matchAll(/^http_request_seconds_count\{kind="([^"]+)",status="(\d+)"\} (\d+)/gm)]
  const sum = (kind: string) =>
    lines.filter(([, of]) => of === kind).reduce((total, line) => total + Number(line[3]), 0)
  return { hits: sum('page-hit'), rendered: sum('page') }
}
