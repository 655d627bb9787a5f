import pg from 'pg'
import { newMember } from '../accounts.ts'
import type { Read } from '../load.ts'
import { startSite } from '../server.ts'
import { test as base } from '../test.ts'
import { newDatabase, openWire } from './database.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

/** The product on a PostgreSQL that trouble can come to. `logs`: what it says; errors there fail the test. */
export async function openWorld(logs = 'error') {
  const database = await newDatabase()
  const wire = await openWire(database)
  const site = await startSite({ DATABASE_URL: wire.url, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: logs })
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  /** Asks the database itself, whatever has become of the way to it. */
  const read: Read = async (query, values) => (await client.query(query, values)).rows
  return {
    wire,
    site,
    read,
    async end() {
      wire.mend()
      await client.end()
      await site.stop()
      await wire.close()
    },
  }
}

/** With a world for each test. `logs`: 'silent' where the errors it logs are no surprise. */
export const test = base.extend<{ logs: string; world: World }>({
  logs: ['error', { option: true }],
  world: async ({ logs }, use) => {
    const world = await openWorld(logs)
    await use(world)
    await world.end()
  },
  baseURL: ({ world }, use) => use(world.site.url),
})

/** The admin that the tests of content sign in as. */
export async function newAdmin({ site, read }: Pick<World, 'read'> & { site: Parameters<typeof newMember>[0] }) {
  const { email } = await newMember(site, 'admin@nordbro.example')
  await read(`update user_access_levels set is_admin = true where user_id = (select id from users where email = $1)`, [
    email,
  ])
}
