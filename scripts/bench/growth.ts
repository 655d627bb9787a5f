// Whether writes cost more as the number of rows grows, on both engines.
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { temporaryFolder } from './processes.ts'
import { type Running, startServer } from './server.ts'
import { type Row, row, show } from './table.ts'
import { measureWrites } from './writes.ts'

const fewRows = 1000
const manyRows = 100_000

const times = (value: number) => `${value.toFixed(2)} ×`

/** Runs statements, and returns the server to measure. */
type Fill = (statements: string[]) => Promise<Running>

async function growthRows(engine: string, fill: Fill): Promise<Row[]> {
  const small = await measureWrites(await fill(insertRows(1, fewRows)), 'growing')
  const large = await measureWrites(await fill(insertRows(fewRows + 1, manyRows)), 'growing')
  return Object.keys(large).map((what) => {
    const [before, after] = [small[what]?.cpuMs ?? 0, large[what]?.cpuMs ?? 0]
    const title = `${what}, ${engine}, at ${manyRows} rows against ${fewRows}`
    return row(title, after / before, times, undefined, show.milliseconds(after))
  })
}

/** On a server that runs the demo on this database. */
export async function growthOnPostgres(server: Running, url: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const fill: Fill = async (statements) => {
    for (const statement of statements) await client.query(statement)
    return server
  }
  return growthRows('PostgreSQL', fill).finally(() => client.end())
}

/** The embedded database is filled while no server has it open. */
export async function growthEmbedded(settings: Record<string, string>): Promise<Row[]> {
  const folder = temporaryFolder()
  let server = await startServer(settings, folder, ['demo'])
  const fill: Fill = async (statements) => {
    await server.stop()
    const database = await PGlite.create({ dataDir: join(folder, 'data/db'), extensions: { pg_trgm } })
    for (const statement of statements) await database.exec(statement)
    await database.close()
    server = await startServer(settings, folder)
    return server
  }
  return growthRows('embedded', fill).finally(() => server.stop())
}

/** Members with answers to events, and decided requests, as after years of use. */
const insertRows = (from: number, to: number) => [
  `with made as (
      insert into users (email, password_hash, locale)
      select 'guest' || n || '@region.example', 'none', 'en' from generate_series(${from}, ${to}) n returning id
    ), access as (
      insert into user_access_levels (user_id, role) select id, 'supplier' from made
    )
    insert into event_responses (event_id, user_id, response)
    select events.id, made.id, 'not_attending' from events cross join made where events.max_participants is null`,
  `insert into access_requests (name, email, organization, role, reason, status, locale, reviewed_at)
    select 'Someone', 'asked' || n || '@region.example', 'Region', 'hospital', 'A reason.', 'approved', 'en', now()
    from generate_series(${from}, ${to}) n`,
  'vacuum analyze',
]
