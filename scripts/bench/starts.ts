// How long a start takes, how much memory the server uses after load, and its CPU while idle.
import { setTimeout as sleep } from 'node:timers/promises'
import { pageLoad } from './cpu.ts'
import { cpuMs, median, memoryMb, temporaryFolder, times } from './processes.ts'
import { type Running, startServer } from './server.ts'
import { cpuPerRequest } from './wrk.ts'

/** Seconds from the start of the process to a 200 of `/readyz`: on an empty DATA_DIR, then again on the same one. */
export async function startTimes(rounds: number) {
  const pairs = await times(rounds, async () => {
    const folder = temporaryFolder()
    const first = await startServer({}, folder)
    await first.stop()
    const later = await startServer({}, folder)
    await later.stop()
    return { first: first.ready, later: later.ready }
  })
  const medianOf = (starts: (typeof pairs)[number]['first'][]) => ({
    seconds: median(starts.map(({ ms }) => ms)) / 1000,
    cpuSeconds: median(starts.map(({ cpuMs }) => cpuMs)) / 1000,
  })
  return { first: medianOf(pairs.map((pair) => pair.first)), later: medianOf(pairs.map((pair) => pair.later)) }
}

/** Memory right after sixteen connections have requested all pages. */
export async function memoryAfterLoad(server: Running, paths: readonly string[], seconds: number) {
  for (const path of paths) await cpuPerRequest(server, pageLoad(path), seconds)
  return memoryMb(server.pid)
}

/** The share of one core, in percent, that the server uses without requests. */
export async function idleCpu(server: Running, seconds: number) {
  const before = cpuMs(server.pid)
  await sleep(seconds * 1000)
  return (cpuMs(server.pid) - before) / (seconds * 10)
}
