import { and, eq, max, sql } from 'drizzle-orm'
import { engagementHistory, engagements } from '~/db/schema/engagements'
import { Refused } from '~/lib/app-error'
import type { EngagementState } from '~/lib/engagement-states'
import { rowId } from '~/lib/input'
import type { Ctx } from '~/web/ctx.server'
import type { EngagementRefusal } from '../model'
import { canBecome } from '../model/states'
import { engagementChanged } from './job-kinds.server'

export type EngagementRow = typeof engagements.$inferSelect
export const refused = (reason: EngagementRefusal, by?: string) => new Refused(reason, by)

/** Locked until the transaction ends: of two who decide at once, the second one finds what the first has decided. */
export async function lockEngagement({ db }: Ctx, id: string): Promise<EngagementRow | undefined> {
  const [row] = await db
    .select()
    .from(engagements)
    .where(eq(engagements.id, rowId.parse(id)))
    .for('update')
  return row
}

type Change = Partial<typeof engagements.$inferInsert> & { state: Exclude<EngagementState, 'draft'> }

/** Moves an engagement that the caller has locked along one edge, writes its history and enqueues its mails. */
export async function changeState(ctx: Ctx, row: EngagementRow, change: Change, reason = ''): Promise<EngagementRow> {
  const { id, state: from } = row
  if (!canBecome(from, change.state)) throw refused('wrong-state')
  const [changed] = await ctx.db
    .update(engagements)
    .set({ ...change, version: sql`${engagements.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(engagements.id, id), eq(engagements.state, from)))
    .returning()
  if (!changed) throw refused('wrong-state')
  const number = await addHistory(ctx, changed, reason)
  await ctx.jobs.enqueue(ctx.db, engagementChanged, { engagementId: id, number })
  return changed
}

/** Numbers have no gap, because the row of the engagement is locked. */
export async function addHistory(ctx: Ctx, { id, state }: Pick<EngagementRow, 'id' | 'state'>, reason = '') {
  const [last] = await ctx.db
    .select({ number: max(engagementHistory.number) })
    .from(engagementHistory)
    .where(eq(engagementHistory.engagementId, id))
  const number = (last?.number ?? 0) + 1
  const byId = ctx.actor?.userId ?? null
  await ctx.db.insert(engagementHistory).values({ engagementId: id, number, state, reason, byId, at: ctx.now })
  return number
}
