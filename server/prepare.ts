import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateDir } from '~/config/paths.server'
import { openEmbedded } from '~/db/embedded.server'
import { startJobs } from '~/jobs/jobs.server'
import { jobNames } from './worker'

/** Creates the database that a first start copies: migrated and empty, with all job queues. */
export async function prepareTemplate() {
  await rm(templateDir, { recursive: true, force: true })
  const folder = await mkdtemp(join(tmpdir(), 'nordbro-template-'))
  const database = await openEmbedded(folder)
  await database.migrate()
  const jobs = await startJobs(database, { names: jobNames, report: console.error })
  await jobs.stop()
  await database.close()
  await cp(join(folder, 'db'), `${templateDir}.part`, { recursive: true })
  await rename(`${templateDir}.part`, templateDir)
  await rm(folder, { recursive: true })
}
