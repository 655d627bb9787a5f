import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A database of the caller's own on the PostgreSQL that the tests were given. */
export async function newDatabase(): Promise<string> {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** The way to a database, which can be cut like a cable, or go silent like one that is frozen. */
export async function openWire(address: string) {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  const lost = new WeakSet<Socket>()
  let tries = 0
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const server = createServer((near) => {
    open.add(near)
    tries += 1
    near.on('error', () => {}).on('close', () => open.delete(near))
    if (state === 'cut') return near.destroy()
    if (state === 'silent') return
    const far = connect(Number(port), hostname)
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    const passes = () => state === 'whole' && !lost.has(near)
    near.on('data', (bytes) => passes() && far.write(bytes))
    far.on('data', (bytes) => passes() && near.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    /** How often someone has tried to connect. */
    tries: () => tries,
    cut() {
      state = 'cut'
      drop()
    },
    silence() {
      state = 'silent'
    },
    /** As when another machine takes over the address: what is open leads nowhere and is not told so; new ones work. */
    lose() {
      for (const socket of open) lost.add(socket)
    },
    mend() {
      if (state === 'silent') drop()
      state = 'whole'
    },
    async close() {
      server.close()
      drop()
    },
  }
}
