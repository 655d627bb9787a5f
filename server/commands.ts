import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { readSettings, SettingsError } from '~/config/settings.server'
import { LockedError } from '~/db/lock.server'
import { backUp } from './backup/backup'
import { BackupError } from './backup/error'
import { restore } from './backup/restore'
import { checkEvents, EventsError } from './check-events'
import { fillWithSamples, refuseSamples, SamplesRefused } from './samples'
import { serve } from './serve'
import { printSetupLink } from './setup-link'
import { isTerminal } from './terminal'
import { jobNames } from './worker'

/** On a terminal requests are not logged, unless LOG_LEVEL says so. */
const env = { LOG_LEVEL: isTerminal() ? 'warn' : 'info', ...process.env }

const [name = 'serve', file] = process.argv.slice(2)

/** The demo has its own data folder and can be reached from this machine only. */
const demoDefaults = { DATA_DIR: './data-demo', HOST: '127.0.0.1' }

const commands: Record<string, () => Promise<void>> = {
  serve: () => serve(readSettings(env), build as ServerBuild, refuseSamples),
  demo: () => serve(readSettings({ ...demoDefaults, ...env }), build as ServerBuild, fillWithSamples),
  'setup-link': () => printSetupLink(readSettings(env), jobNames),
  backup: () => backUp(readSettings(env), file),
  restore: () => restore(readSettings(env), file),
  'check-events': () => checkEvents(readSettings(env), file),
  // These load the embedded database, which a server on PostgreSQL does not need.
  'move-to-postgres': async () => (await import('./backup/move')).moveToPostgres(readSettings(env)),
  prepare: async () => (await import('./prepare')).prepareTemplate(),
}

const command = commands[name]

try {
  if (!command)
    throw new SettingsError(`There is no command ${name}: choose one of ${Object.keys(commands).join(', ')}.`)
  await command()
} catch (error) {
  // Errors that a person can act on are printed as a message, all others with their stack.
  const isExpected =
    [SettingsError, LockedError, SamplesRefused, BackupError, EventsError].some((kind) => error instanceof kind) ||
    isPortTaken(error)
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
}

function isPortTaken(error: unknown) {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
