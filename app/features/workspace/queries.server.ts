import type { Settings } from '~/config/settings.server'
import { countPending } from '~/features/access-requests/queries.server'
import { countUnanswered } from '~/features/events/queries.server'
import { countOpen } from '~/features/inbox/queries.server'
import { countStuck } from '~/features/mail-log/queries.server'
import { countSetupLeft } from '~/features/setup/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { createCtx, type Scope } from '~/web/scope.server'
import { isAdminPage, type Waiting } from './model'

/** The counts of the rail; a page is shown without them when they can't be loaded. */
export async function loadWaiting(scope: Scope, path: string): Promise<Waiting> {
  try {
    const ctx = createCtx(scope)
    return await countWaiting(ctx, isAdminPage(path) && ctx.actor?.isAdmin === true, scope.services.settings)
  } catch (err) {
    scope.log.error({ err }, 'the counts of the rail could not be loaded')
    return {}
  }
}

async function countWaiting(ctx: Ctx, isOfAdmins: boolean, settings: Settings): Promise<Waiting> {
  const ofMembers = isOfAdmins ? {} : { events: await countUnanswered(ctx) }
  if (!ctx.actor?.isAdmin) return ofMembers
  const [requests, inbox, mail] = await Promise.all([countPending(ctx), countOpen(ctx), countStuck(ctx)])
  const setup = await countSetupLeft(ctx, settings)
  return { ...ofMembers, setup, requests, inbox, mail, admin: requests + inbox + mail }
}
