import { rm } from 'node:fs/promises'
import { type Env, newDataDir, type Site, startSiteBehindProxy } from './server.ts'
import { withDatabase } from './stopped-database.ts'

type Story<Known> = {
  before: (site: Site) => Promise<Known>
  /** SQL that makes rows older, run while the site is stopped. */
  meanwhile: (known: Known) => string
  after: (site: Site, known: Known) => Promise<void>
  /** Settings of both starts. */
  env?: Env
  /** Settings of the second start alone. */
  envAfter?: Env
}

/** What a site does before and after a time that nobody waits for. */
export async function overTime<Known>({ before, meanwhile, after, env = {}, envAfter = {} }: Story<Known>) {
  const all = { DATA_DIR: await newDataDir(), ...env }
  const first = await startSiteBehindProxy(all)
  const known = await before(first).finally(first.stop)
  await withDatabase(all.DATA_DIR, (db) => db.exec(meanwhile(known)))
  const second = await startSiteBehindProxy({ ...all, ...envAfter })
  await after(second, known).finally(second.stop)
  await rm(all.DATA_DIR, { recursive: true, force: true })
}
