import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { Read } from '../load.ts'
import { openMailbox } from '../mailbox.ts'
import { openProxy } from '../proxy.ts'
import { kill } from '../restartable-site.ts'
import { freePort, launch, newDataDir, type ReachableSite, whenReady } from '../server.ts'
import { newDatabase } from './database.ts'

export type Pair = Awaited<ReturnType<typeof openPair>>

/** Two processes on one PostgreSQL, started at once, behind a round-robin proxy. */
export async function openPair() {
  const [database, mailbox, dataDir] = await Promise.all([newDatabase(), openMailbox(), newDataDir()])
  const ports = await Promise.all([freePort(), freePort()])
  const proxy = await openProxy(ports)
  const [first, second] = ports.map((port) =>
    launch({
      PORT: String(port),
      PUBLIC_URL: proxy.url,
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      SMTP_URL: mailbox.url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'error',
    }),
  )
  if (!first || !second) throw new Error('There should be two processes')
  await Promise.all([first, second].map((process, index) => whenReady(`http://localhost:${ports[index]}`, process)))
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const read: Read = async (query, values) => (await client.query(query, values)).rows
  // Both have the public URL of the proxy; only the port differs.
  const at = (port: number): ReachableSite => ({ ...mailbox, url: proxy.url, port })
  return {
    one: at(ports[0] ?? 0),
    other: at(ports[1] ?? 0),
    /** Through the proxy: either of the two. */
    site: at(proxy.port),
    mailbox,
    dataDir,
    read,
    killOther: () => kill(second),
    async end() {
      await client.end()
      for (const process of [first, second]) await kill(process)
      proxy.close()
      await mailbox.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
