import { sql } from 'drizzle-orm'
import type { Settings } from '~/config/settings.server'
import { pendingCount } from '~/features/access-requests/queries.server'
import { countUnanswered } from '~/features/events/queries.server'
import { openCount } from '~/features/inbox/queries.server'
import { stuckCount } from '~/features/mail-log/queries.server'
import { stepsLeft } from '~/features/setup/model'
import { findSetup } from '~/features/setup/queries.server'
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
  const { requests, inbox, mail } = await countForAdmins(ctx)
  const setup = await findSetup(ctx, settings)
  return {
    ...ofMembers,
    setup: setup ? stepsLeft(setup).length : 0,
    requests,
    inbox,
    mail,
    admin: requests + inbox + mail,
  }
}

type ForAdmins = { requests: number; inbox: number; mail: number }

/** In one query, because every page of admins asks. */
async function countForAdmins(ctx: Ctx): Promise<ForAdmins> {
  const { rows } = await ctx.db.execute<ForAdmins>(
    sql`select ${pendingCount(ctx)} as requests, ${openCount(ctx)} as inbox, ${stuckCount(ctx)} as mail`,
  )
  return rows[0] ?? { requests: 0, inbox: 0, mail: 0 }
}
