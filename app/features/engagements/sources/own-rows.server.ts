import { and, eq, inArray, sql } from 'drizzle-orm'
import { engagementHistory } from '~/db/schema/engagements'
import { users } from '~/db/schema/users'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import type { OwnEngagement } from '../model'
import { stateAt } from '../model/clock'
import type { EngagementRow } from './change-state.server'

/** Who declined each of these, and what they said. */
export async function listDeclined({ db }: Ctx, ids: string[]) {
  if (ids.length === 0) return new Map<string, Decision>()
  const rows = await db
    .select({
      id: engagementHistory.engagementId,
      by: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      reason: engagementHistory.reason,
    })
    .from(engagementHistory)
    .leftJoin(users, eq(users.id, engagementHistory.byId))
    .where(and(inArray(engagementHistory.engagementId, ids), eq(engagementHistory.state, 'declined')))
  return new Map<string, Decision>(rows.map(({ id, ...decision }) => [id, decision]))
}

type Decision = { by: string | null; reason: string }

/** Only what a partner may see: no notes of the team and no reason of ours. */
export function toOwn(ctx: Ctx, row: EngagementRow, owner: string | null, declined?: Decision): OwnEngagement {
  const { id, program, tier, lines, total, locale, terms, validUntil } = row
  const { offeredAt, decidedAt, acceptedText, acceptedByName, startedAt, closedAt } = row
  return {
    ...{ id, program, tier, lines, total, locale, terms, validUntil, owner },
    ...{ offeredAt, decidedAt, acceptedText, startedAt, closedAt },
    // Before it has started, the day is only what the team plans.
    startsOn: startedAt && row.startsOn,
    state: stateAt(row, ctx.now),
    decidedBy: acceptedByName ?? declined?.by ?? null,
    reason: declined?.reason ?? '',
    today: officeDay(ctx.now),
  }
}
