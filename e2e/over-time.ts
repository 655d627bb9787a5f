import { rm } from 'node:fs/promises'
import { type Env, newDataDir, type Site, startSiteBehindProxy } from './server.ts'
import { withDatabase } from './stopped-database.ts'

type Story<State> = {
  before: (site: Site) => Promise<State>
  /** SQL that makes rows older, run while the site is stopped. */
  meanwhile: (state: State) => string
  after: (site: Site, state: State) => Promise<void>
  /** Settings of both starts. */
  env?: Env
  /** Settings of the second start alone. */
  envAfter?: Env
}

/** Runs a site before and after a time span; the span is made by changing the database while the site is stopped. */
export async function overTime<State>({ before, meanwhile, after, env = {}, envAfter = {} }: Story<State>) {
  const settings = { DATA_DIR: await newDataDir(), ...env }
  const first = await startSiteBehindProxy(settings)
  const state = await before(first).finally(first.stop)
  await withDatabase(settings.DATA_DIR, (db) => db.exec(meanwhile(state)))
  const second = await startSiteBehindProxy({ ...settings, ...envAfter })
  await after(second, state).finally(second.stop)
  await rm(settings.DATA_DIR, { recursive: true, force: true })
}
