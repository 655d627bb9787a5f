import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Creates an empty database on the PostgreSQL at TEST_DATABASE_URL. */
export async function newDatabase(): Promise<string> {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  // From template0, which nobody is connected to: template1 can't be copied while someone is.
  await client.query(`create database ${name} template template0`).finally(() => client.end())
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** A TCP proxy to a database that can drop its connections, or keep them open and forward nothing. */
export async function openDatabaseProxy(address: string) {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  const stalled = new WeakSet<Socket>()
  let connectionAttempts = 0
  let state: 'up' | 'disconnected' | 'stalled' = 'up'
  const server = createServer((near) => {
    open.add(near)
    connectionAttempts += 1
    near.on('error', () => {}).on('close', () => open.delete(near))
    if (state === 'disconnected') return near.destroy()
    if (state === 'stalled') return
    const far = connect(Number(port), hostname)
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    const isForwarding = () => state === 'up' && !stalled.has(near)
    near.on('data', (bytes) => isForwarding() && far.write(bytes))
    far.on('data', (bytes) => isForwarding() && near.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    connectionAttempts: () => connectionAttempts,
    disconnect() {
      state = 'disconnected'
      drop()
    },
    stall() {
      state = 'stalled'
    },
    /** As when another machine takes over the address: open connections get no bytes and no end, new ones work. */
    stallOpenConnections() {
      for (const socket of open) stalled.add(socket)
    },
    restore() {
      if (state === 'stalled') drop()
      state = 'up'
    },
    async close() {
      server.close()
      drop()
    },
  }
}
