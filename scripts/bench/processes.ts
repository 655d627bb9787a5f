// Child processes of the bench, which end with it, and their CPU and memory as the system reports them.
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const children = new Map<ChildProcess, NodeJS.Signals>()
const folders = new Set<string>()

process.on('exit', () => {
  for (const [child, signal] of children) child.kill(signal)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

/** Starts a child that is killed when the bench ends, however it ends. */
export function launch(command: string, args: string[], options: SpawnOptions, lastSignal: NodeJS.Signals = 'SIGKILL') {
  const child = spawn(command, args, options)
  children.set(child, lastSignal)
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', () => resolve(null))
  })
  ended.then(() => children.delete(child))
  return { child, ended }
}

/** Sends SIGTERM, and SIGKILL after ten seconds. */
export async function end(child: ChildProcess, ended: Promise<unknown>) {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nordbro-bench-'))
  folders.add(folder)
  return folder
}

const tickMs = 1000 / Number(execFileSync('getconf', ['CLK_TCK']))

/** CPU time of the process since its start: user and system, all threads, without its children. */
export function cpuMs(pid: number): number {
  // The second field is the name of the program in brackets and may contain spaces, so fields are counted after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Memory in decimal megabytes: the current and the highest so far. */
export function memoryMb(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

/** Runs one after the other: concurrent measurements would disturb each other. */
export async function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let index = 0; index < count; index++) results.push(await run(index))
  return results
}
