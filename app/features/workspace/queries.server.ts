import { sql } from 'drizzle-orm'
import { can } from '~/auth/permissions'
import type { Settings } from '~/config/settings.server'
import { pendingCount } from '~/features/access-requests/queries.server'
import { threadOfPage } from '~/features/dialogue/model'
import { ownUnreadCount } from '~/features/dialogue/queries.server'
import { waitingRequestCount } from '~/features/engagements/queries.server'
import { unansweredCount } from '~/features/events/queries.server'
import { openCount } from '~/features/inbox/queries.server'
import { stuckCount } from '~/features/mail-log/queries.server'
import { ownWorkCount } from '~/features/next-for-you/queries.server'
import { stepsLeft } from '~/features/setup/model'
import { findSetup } from '~/features/setup/queries.server'
import { waitingCount } from '~/features/team-dialogue/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { createCtx, type Scope } from '~/web/scope.server'
import { isAdminPage, type Waiting } from './model'

/** The counts of the rail; a page is shown without them when they can't be loaded. */
export async function loadWaiting(scope: Scope, path: string): Promise<Waiting> {
  try {
    const ctx = createCtx(scope)
    return await countWaiting(ctx, path, scope.services.settings)
  } catch (err) {
    scope.log.error({ err }, 'the counts of the rail could not be loaded')
    return {}
  }
}

async function countWaiting(ctx: Ctx, path: string, settings: Settings): Promise<Waiting> {
  const isOfAdmins = isAdminPage(path) && Boolean(ctx.actor?.adminRole)
  const ofMembers = isOfAdmins ? {} : await countForMembers(ctx, path)
  if (!ctx.actor?.adminRole) return ofMembers
  const { requests, inbox, threads, asked, mail } = await countForAdmins(ctx)
  const setup = can(ctx.actor, 'settings.see') ? await findSetup(ctx, settings) : null
  return {
    ...ofMembers,
    ...(isOfAdmins && { dialogue: threads, engagements: asked }),
    setup: setup ? stepsLeft(setup).length : 0,
    requests,
    inbox,
    mail,
    admin: requests + inbox + threads + asked + mail,
  }
}

type ForMembers = { events: number; engagements: number | null; dialogue: number | null }

/** In one query, because every page of members asks. The thread of this page is being read, whichever query comes first. */
export async function countForMembers(ctx: Ctx, path: string): Promise<Waiting> {
  const { rows } = await ctx.db.execute<ForMembers>(
    sql`select
      ${unansweredCount(ctx)} as events,
      ${ownWorkCount(ctx)} as engagements,
      ${ownUnreadCount(ctx, threadOfPage(path))} as dialogue`,
  )
  const { events = 0, engagements = null, dialogue = null } = rows[0] ?? {}
  return { events, ...(engagements !== null && { engagements }), ...(dialogue !== null && { dialogue }) }
}

const none = sql`0`

type ForAdmins = { requests: number; inbox: number; threads: number; asked: number; mail: number }

/** What waits for someone who can do something about it. In one query, because every page of admins asks. */
async function countForAdmins(ctx: Ctx): Promise<ForAdmins> {
  const { rows } = await ctx.db.execute<ForAdmins>(
    sql`select
      ${can(ctx.actor, 'accessRequest.decide') ? pendingCount(ctx) : none} as requests,
      ${can(ctx.actor, 'inbox.answer') ? openCount(ctx) : none} as inbox,
      ${can(ctx.actor, 'thread.answer') ? waitingCount(ctx) : none} as threads,
      ${can(ctx.actor, 'engagement.manage') ? waitingRequestCount(ctx) : none} as asked,
      ${can(ctx.actor, 'mail.retry') ? stuckCount(ctx) : none} as mail`,
  )
  return rows[0] ?? { requests: 0, inbox: 0, threads: 0, asked: 0, mail: 0 }
}
