// Starts the built server, and the bare one it is compared with, as separate processes on free loopback ports.
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnv } from '../server-env.ts'
import { cpuMs, end, launch, temporaryFolder } from './processes.ts'

export type Running = { url: string; pid: number; stop: () => Promise<void> }
export type Answer = { status: number; headers: [string, string][]; body: Buffer }

const entry = join(import.meta.dirname, '../../build/server/index.js')
const startTimeoutMs = 60_000

/**
 * Starts `build/server/index.js` and waits for `/readyz`. `folder` has its data and its temporary files, so that with a
 * new folder it is a first start, also for Node's compile cache.
 */
export async function startServer(
  settings: Record<string, string> = {},
  folder = temporaryFolder(),
  args: string[] = [],
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Only these variables: a DATABASE_URL or SMTP_URL of the shell must not be used.
  const env = {
    ...serverEnv,
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: folder,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    ...settings,
  }
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const began = performance.now()
  const { child, ended } = launch(process.execPath, [entry, ...args], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  while (!(await isReady(url))) {
    const isTimedOut = performance.now() - began > startTimeoutMs
    if (isTimedOut) await end(child, ended)
    if (isTimedOut || child.exitCode !== null) {
      const reason = isTimedOut ? `was not ready after ${startTimeoutMs / 1000} s` : `ended with ${child.exitCode}`
      throw new Error(`the server ${reason}: ${readFileSync(logFile, 'utf8').slice(-600)}`)
    }
    await sleep(20)
  }
  const ready = { ms: performance.now() - began, cpuMs: cpuMs(child.pid ?? 0) }
  return { url, pid: child.pid ?? 0, ready, stop: () => end(child, ended) }
}

/** A `node:http` server that sends this response to every request. */
export async function startBare(answer: Answer): Promise<Running> {
  const file = join(temporaryFolder(), 'answer.json')
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }))
  const script = join(import.meta.dirname, 'bare-server.ts')
  const { child, ended } = launch(process.execPath, [script, file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    ended.then(() => reject(new Error('the bare server did not start')))
  })
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => end(child, ended) }
}

/** A response as it was sent: header names and order unchanged, body not decompressed. */
export async function fetchRaw(url: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false, signal: AbortSignal.timeout(10_000) }, resolve).on('error', reject)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { rawHeaders, statusCode = 0 } = response
  const pairs = rawHeaders.flatMap((name, i): [string, string][] => (i % 2 ? [] : [[name, rawHeaders[i + 1] ?? '']]))
  return { status: statusCode, headers: pairs, body: Buffer.concat(chunks) }
}

const isReady = (url: string) =>
  fetchRaw(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
