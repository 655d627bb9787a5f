import pg from 'pg'
import { newMember } from '../accounts.ts'
import type { Read } from '../load.ts'
import { startSite } from '../server.ts'
import { test as base } from '../test.ts'
import { newDatabase, openDatabaseProxy } from './database.ts'

export type Deployment = Awaited<ReturnType<typeof openDeployment>>

/** The product on a PostgreSQL whose connections a test can break. `logs` is the log level; a logged error fails the test. */
export async function openDeployment(logs = 'error') {
  const database = await newDatabase()
  const databaseProxy = await openDatabaseProxy(database)
  const site = await startSite({ DATABASE_URL: databaseProxy.url, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: logs })
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  /** Queries the database directly, not through the proxy. */
  const read: Read = async (query, values) => (await client.query(query, values)).rows
  return {
    databaseProxy,
    site,
    read,
    async end() {
      databaseProxy.restore()
      await client.end()
      await site.stop()
      await databaseProxy.close()
    },
  }
}

/** Starts a deployment for each test. `logs`: 'silent' where the test makes the server log errors. */
export const test = base.extend<{ logs: string; deployment: Deployment }>({
  logs: ['error', { option: true }],
  deployment: async ({ logs }, use) => {
    const deployment = await openDeployment(logs)
    await use(deployment)
    await deployment.end()
  },
  baseURL: ({ deployment }, use) => use(deployment.site.url),
})

/** Creates the admin that `enterAs` signs in as. */
export async function newAdmin({ site, read }: Pick<Deployment, 'read'> & { site: Parameters<typeof newMember>[0] }) {
  const { email } = await newMember(site, 'admin@nordbro.example')
  await read(
    `update user_access_levels set admin_role = 'owner' where user_id = (select id from users where email = $1)`,
    [email],
  )
}
