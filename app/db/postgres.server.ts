import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsDir } from '~/config/paths.server'
import { advisoryLocks } from './advisory-locks'
import type { Database } from './db.server'
import { createNotificationListener } from './notification-listener.server'
import { schema } from './schema.server'

const seconds = 1000

export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5 * seconds,
    statement_timeout: 10 * seconds,
    // A server that does not answer can't enforce `statement_timeout`.
    query_timeout: 12 * seconds,
    idle_in_transaction_session_timeout: 30 * seconds,
    // Compiling a statement of many tables takes a second; running it takes some milliseconds. Nor are more processes of PostgreSQL
    // started for one: that takes longer than a list, and other requests use the processors.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  })
  // A connection lost while idle is replaced at the next query; the query itself reports what is wrong.
  pool.on('error', () => {})
  // The same for one that is lost within a transaction: an `error` event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const notificationListener = createNotificationListener(connectionString)
  return {
    engine: 'postgres',
    db,
    queue: { connectionString, max: 3, application_name: 'nordbro-jobs' },
    migrate: async () => {
      // Not from the pool, which has timeouts: a migration may take as long as it needs.
      const client = new pg.Client({ connectionString })
      await client.connect()
      try {
        // Of two processes that start at once the second waits, and finds nothing left to do.
        await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
        await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: migrationsDir })
      } finally {
        // Closing the connection releases the lock.
        await client.end()
      }
    },
    ping: async () => void (await db.execute(sql`select 1`)),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: notificationListener.listen,
    close: async () => {
      await notificationListener.close()
      await pool.end()
    },
  }
}
