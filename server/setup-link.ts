import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Settings } from '~/config/settings.server'
import { channels } from '~/db/notifications.server'
import { makeSetupLink } from '~/features/accounts/commands.server'
import { hasAdmin } from '~/features/accounts/queries.server'
import type { Services } from '~/web/scope.server'
import { writeSecretFile } from './secret-file'
import { closeServices, openServices, processCtx } from './services'
import { isTerminal } from './terminal'

const fileOf = ({ dataDir }: Settings) => join(dataDir, 'setup-link')

/** Writes a new link for the first admin to its file. If there is an admin, removes the file and returns nothing. */
async function writeSetupLink(services: Services) {
  const file = fileOf(services.settings)
  const link = await makeSetupLink(processCtx(services), (link) => writeSecretFile(file, link))
  if (!link) await rm(file, { force: true })
  return link && { link, file }
}

/**
 * At start, while there is no admin. Returns the function that announces the link: on a terminal the link itself, in a log
 * only the file that holds it.
 */
export async function offerSetupLink(services: Services) {
  const { database, log } = services
  const written = await writeSetupLink(services).catch((err) => {
    log.error({ err }, 'the link for the first admin could not be written to DATA_DIR')
  })
  if (!written) return
  const { link, file } = written
  const removeFile = async () => {
    // A connection that was lost and opened again calls this too, so the notification alone proves nothing.
    if (await hasAdmin(processCtx(services))) await rm(file, { force: true })
  }
  await database.listen(channels.firstAdminCreated, () => {
    removeFile().catch((err) => log.error({ err }, 'the file of the link for the first admin was not removed'))
  })
  return () => {
    if (isTerminal())
      console.log(`\nThere is no admin yet. Open this link within a day to become the first:\n${link}\n`)
    else log.warn({ file }, 'there is no admin yet: this file has the link that makes the first, for a day')
  }
}

/** The command `setup-link`: creates a new link, which invalidates the previous one. */
export async function printSetupLink(settings: Settings, jobNames: string[]) {
  const services = await openServices(settings, pino({ level: 'silent' }), jobNames)
  try {
    const written = await writeSetupLink(services)
    if (!written) console.log('There is an admin already: admins invite others on the admin page.')
    else if (isTerminal()) console.log(written.link)
    else console.log(`The link for the first admin is in ${written.file}, which its owner alone can read.`)
  } finally {
    await closeServices(services)
  }
}
