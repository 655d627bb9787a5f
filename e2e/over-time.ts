import { rm } from 'node:fs/promises'
import { type Env, newDataDir, type Site, startSite } from './server.ts'
import { withDatabase } from './stopped-database.ts'

type Story<Known> = {
  before: (site: Site) => Promise<Known>
  /** SQL that makes rows older, run while the site is stopped. */
  meanwhile: (known: Known) => string
  after: (site: Site, known: Known) => Promise<void>
  env?: Env
}

/** What a site does before and after a time that nobody waits for. */
export async function overTime<Known>({ before, meanwhile, after, env = {} }: Story<Known>) {
  const all = { DATA_DIR: await newDataDir(), TRUSTED_PROXIES: '127.0.0.1,::1' }
  const first = await startSite(all)
  const known = await before(first).finally(first.stop)
  await withDatabase(all.DATA_DIR, (db) => db.exec(meanwhile(known)))
  const second = await startSite({ ...all, ...env })
  await after(second, known).finally(second.stop)
  await rm(all.DATA_DIR, { recursive: true, force: true })
}
