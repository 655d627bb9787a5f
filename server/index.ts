import { enableCompileCache } from 'node:module'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { readSettings, SettingsError } from '~/config/settings.server'
import { LockedError } from '~/db/lock.server'
import { prepareTemplate } from './prepare'
import { serve } from './serve'

enableCompileCache()

/** Ends with words a person can act on, not with a stack. */
function refuse(error: unknown): never {
  const known = error instanceof SettingsError || error instanceof LockedError
  console.error(known ? error.message : error)
  process.exit(1)
}

const [command = 'serve'] = process.argv.slice(2)

if (command === 'prepare') await prepareTemplate().catch(refuse)
else {
  try {
    await serve(readSettings(process.env), build as ServerBuild)
  } catch (error) {
    refuse(error)
  }
}
