import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { readSecret } from '~/config/secret.server'
import type { Settings } from '~/config/settings.server'
import { LockedError } from '~/db/lock.server'
import { openDatabase } from '~/db/open.server'
import { checkChain } from '~/features/security-events/sources/chain.server'

/** The events are not as they were written, or could not be read. */
export class EventsError extends Error {
  override name = 'EventsError'
}

const secretHint =
  'If the server’s secret was replaced (AUTH_SECRET, or DATA_DIR/secret-key, also by a restore elsewhere), name the last event that was written with the old one: npm run check-events -- NUMBER'

/** The command `check-events`: computes the chain of hashes again and fails at the first event that does not fit. */
export async function checkEvents(settings: Settings, after: string | undefined) {
  if (after !== undefined && !/^\d{1,15}$/.test(after)) {
    throw new EventsError('Name the number of an event: npm run check-events -- NUMBER')
  }
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'db'))) {
    throw new EventsError(`There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to one.`)
  }
  const { checked, newest, wrong } = await readAndCheck(settings, after)
  if (wrong) {
    const fault = wrong.fault === 'missing' ? 'is missing' : 'was changed, or the one before it'
    throw new EventsError(`Security event ${wrong.number} ${fault}. ${checked} before it are right.\n${secretHint}`)
  }
  console.log(`${checked} security events, none changed or missing.`)
  if (newest) console.log(`The newest is ${newest.number} ${newest.hash}`)
}

async function readAndCheck(settings: Settings, after: string | undefined) {
  const database = await openDatabase(settings).catch((error) => {
    if (!(error instanceof LockedError)) throw error
    throw new EventsError(`${error.message}\nWhile it runs, admins can check the events on /admin/security-events.`)
  })
  try {
    const keyedHash = createKeyedHash(readSecret(settings))
    return await checkChain({ db: database.db, keyedHash }, after === undefined ? undefined : Number(after))
  } finally {
    await database.close()
  }
}
