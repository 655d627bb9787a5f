import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnv } from '../scripts/server-env.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

const program = join(import.meta.dirname, '../build/server/index.js')

export type Env = Record<string, string>

/** Makes password hashes fast. Not for tests that measure the time of a hash or need concurrent ones. */
const quickHashes: Env = {
  NODE_OPTIONS: `${serverEnv.NODE_OPTIONS} --import=${join(import.meta.dirname, 'quick-hashes.mjs')}`,
}

/** With `quickHashes`: long enough that hashes of requests sent at once run at the same time. */
export const concurrentHashes: Env = { HASH_COST: '1024' }

/** Undoes `quickHashes`. */
export const realHashes: Env = { NODE_OPTIONS: serverEnv.NODE_OPTIONS }

const behindProxy: Env = { TRUSTED_PROXIES: '127.0.0.1,::1' }

export type Launched = { child: ChildProcess; exited: Promise<number | null>; output: () => string }

/** Runs the built product as a process with these settings, and collects its output. */
export function launch(env: Env, args: string[] = []): Launched {
  const { PATH = '' } = process.env
  const child = spawn('node', [program, ...args], {
    env: { PATH, ...serverEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let collectedOutput = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      collectedOutput += text
    })
  }
  const exited = once(child, 'close').then(([code]) => code as number | null)
  // No server stays behind when the test process ends.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  exited.then(() => process.off('exit', end))
  return { child, exited, output: () => collectedOutput }
}

export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A start takes 3 s on an idle machine. */
const readyTimeoutMs = 45_000

export async function whenReady(url: string, { child, exited, output }: Launched) {
  let hasEnded = false
  exited.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + readyTimeoutMs
  while (!hasEnded && Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server ${hasEnded ? 'ended' : `was not ready within ${readyTimeoutMs / 1000} s`}:\n${output()}`)
}

export const newDataDir = () => mkdtemp(join(tmpdir(), 'nordbro-e2e-'))

export type Site = Mailbox & {
  output: () => string
  url: string
  port: number
  dataDir: string
  pid: number
  stop: () => Promise<void>
}

/** Where requests to a site are sent. */
export type Address = Pick<Site, 'url' | 'port'>

/** Where requests to a site are sent, and where its mails arrive. */
export type ReachableSite = Address & Mailbox

/** Starts the product on a free port with a new data folder and a mail server. */
export async function startSite(env: Env = {}, args: string[] = []): Promise<Site> {
  const mailbox = await openMailbox()
  const [port, dataDir] = await Promise.all([freePort(), newDataDir()])
  const url = `http://localhost:${port}`
  const launched = launch(
    {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SMTP_URL: mailbox.url,
      LOG_LEVEL: 'error',
      ...env,
    },
    args,
  )
  await whenReady(url, launched)
  return {
    ...mailbox,
    output: launched.output,
    url,
    port,
    dataDir,
    pid: launched.child.pid ?? 0,
    async stop() {
      launched.child.kill('SIGTERM')
      await launched.exited
      await mailbox.close()
      await rm(dataDir, { recursive: true })
      // A logged error fails the test: no request may make the server fail.
      const errors = launched
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{"level":50'))
      if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
    },
  }
}

/** As `startSite`, with the sample data. UNDO_SECONDS is short, because tests wait for the mail of a decision. */
export const startDemo = (env: Env = {}) =>
  startSite({ ...behindProxy, ...quickHashes, UNDO_SECONDS: '12', ...env }, ['demo'])

/** As `startSite`, with X-Forwarded-For trusted, so that each test can be another visitor. */
export const startSiteBehindProxy = (env: Env = {}) => startSite({ ...behindProxy, ...quickHashes, ...env })
