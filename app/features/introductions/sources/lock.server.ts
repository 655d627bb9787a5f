import { eq } from 'drizzle-orm'
import { organisations } from '~/db/schema/organisations'
import { lockEngagement } from '~/features/deliverables/sources/lock.server'
import { Refused } from '~/lib/app-error'
import type { EngagementState } from '~/lib/engagement-states'
import type { Ctx } from '~/web/ctx.server'
import type { IntroductionRefusal } from '../model'
import { listRows } from './rows.server'

export const refused = (reason: IntroductionRefusal) => new Refused(reason)

/**
 * The engagement, locked, with its introductions: of two colleagues who add the third one at once, the second finds it there.
 * With the name by which the log calls it.
 */
export async function lockIntroductions(ctx: Ctx, engagementId: string, states: readonly EngagementState[]) {
  const engagement = await lockEngagement(ctx, engagementId)
  if (!engagement) throw refused('gone')
  if (!states.includes(engagement.state)) throw refused('not-running')
  const [organisation] = await ctx.db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, engagement.organisationId))
  return { engagement, name: organisation?.name ?? '', rows: await listRows(ctx, engagement.id) }
}
