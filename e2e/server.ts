import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, openMailbox } from './mailbox.ts'

const program = join(import.meta.dirname, '../build/server/index.js')

export type Env = Record<string, string>

/** Passwords are hashed in no time. Not for tests of how long that takes, or of what happens meanwhile. */
const quickHashes: Env = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'quick-hashes.mjs')}` }

/** Takes `quickHashes` back. */
export const realHashes: Env = { NODE_OPTIONS: '' }

const behindProxy: Env = { TRUSTED_PROXIES: '127.0.0.1,::1' }

export type Launched = { child: ChildProcess; exited: Promise<number | null>; output: () => string }

/** Runs the built product as a person would: a process with settings, and whatever it says. */
export function launch(env: Env, args: string[] = []): Launched {
  const { PATH = '' } = process.env
  const child = spawn('node', [program, ...args], { env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  const exited = once(child, 'close').then(([code]) => code as number | null)
  // Whatever becomes of the tests, nothing they started stays behind.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  exited.then(() => process.off('exit', end))
  return { child, exited, output: () => said }
}

export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** It takes three seconds where nothing else is done. */
const readyTimeoutMs = 45_000

export async function whenReady(url: string, { child, exited, output }: Launched) {
  let ended = false
  exited.then(() => {
    ended = true
  })
  const deadline = Date.now() + readyTimeoutMs
  while (!ended && Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server ${ended ? 'ended' : `was not ready within ${readyTimeoutMs / 1000} s`}:\n${output()}`)
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

/** Where a site is asked. */
export type Address = Pick<Site, 'url' | 'port'>

/** Where a site is asked, and where its mails come in. */
export type Reached = Address & Mailbox

/** The product on a port and data of its own, with a mail server behind it. */
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
      // Nothing a test does may make the server fail: what it could not handle, it logged.
      const errors = launched
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{"level":50'))
      if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
    },
  }
}

/** As `startSite`, filled with the sample data. The mail of a decision is waited for, but not for half a minute. */
export const startDemo = (env: Env = {}) =>
  startSite({ ...behindProxy, ...quickHashes, UNDO_SECONDS: '12', ...env }, ['demo'])

/** As `startSite`, behind a proxy that is believed: each test can be another visitor. */
export const startSiteBehindProxy = (env: Env = {}) => startSite({ ...behindProxy, ...quickHashes, ...env })
