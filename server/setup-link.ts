import { pino } from 'pino'
import type { Settings } from '~/config/settings.server'
import { makeSetupLink } from '~/features/accounts/commands.server'
import { closeServices, openServices, processCtx } from './services'

/** Prints a new link for the first admin, for those who have lost the one that the start printed. */
export async function printSetupLink(settings: Settings) {
  const services = await openServices(settings, pino({ level: 'silent' }))
  try {
    const link = await makeSetupLink(processCtx(services))
    console.log(link ?? 'There is an admin already: admins invite others on the admin page.')
  } finally {
    await closeServices(services)
  }
}
