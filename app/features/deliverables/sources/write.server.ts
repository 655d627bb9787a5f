import { and, asc, eq, inArray, lte, max, sql } from 'drizzle-orm'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { users } from '~/db/schema/users'
import type { DeliverableState } from '~/lib/deliverable-states'
import { addDays, officeDay } from '~/lib/office-hours'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { pendingDays, toBegin } from '../model/clock'

type Change = { id: string; state: DeliverableState; reason?: string; byId: string | null }

/** Changes a state and adds its row of history, whose number it returns. The caller holds the lock of the engagement. */
export async function writeState(ctx: Ctx, { id, state, reason = '', byId }: Change) {
  if (state !== 'complete') await writeUndoneAcceptance(ctx, id)
  await ctx.db
    .update(deliverables)
    .set({
      state,
      completedAt: state === 'complete' ? ctx.now : null,
      // What is reopened has to be accepted again.
      ...(state !== 'complete' && { acceptedAt: null, acceptedById: null, acceptedByName: null }),
      version: sql`${deliverables.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(eq(deliverables.id, id))
  const number = (await lastNumber(ctx, id)) + 1
  await ctx.db.insert(deliverableHistory).values({ deliverableId: id, number, state, reason, byId, at: ctx.now })
  return number
}

/** What is reopened or dropped loses its acceptance, which then becomes a row of history. The account may have been removed. */
async function writeUndoneAcceptance(ctx: Ctx, id: string) {
  const [accepted] = await ctx.db
    .select({ at: deliverables.acceptedAt, byId: users.id })
    .from(deliverables)
    .leftJoin(users, eq(users.id, deliverables.acceptedById))
    .where(eq(deliverables.id, id))
  if (!accepted?.at) return
  const { at, byId } = accepted
  const number = (await lastNumber(ctx, id)) + 1
  await ctx.db.insert(deliverableHistory).values({ deliverableId: id, number, state: 'complete', byId, at })
}

/** The number of its last row of history; 0 without any. */
export async function lastNumber({ db }: Ctx, id: string): Promise<number> {
  const [last] = await db
    .select({ number: max(deliverableHistory.number) })
    .from(deliverableHistory)
    .where(eq(deliverableHistory.deliverableId, id))
  return last?.number ?? 0
}

/** All of an engagement in the order of their due dates. */
export const listInOrder = ({ db }: Ctx, engagementId: string) =>
  db
    .select()
    .from(deliverables)
    .where(eq(deliverables.engagementId, engagementId))
    .orderBy(asc(deliverables.dueOn), asc(deliverables.position))

/** Lets what has to be begun by now become pending. The caller holds the lock of the engagement. */
export async function beginDue(ctx: Ctx, engagementId: string) {
  const due = toBegin(await listInOrder(ctx, engagementId), officeDay(ctx.now))
  for (const id of due) await writeState(ctx, { id, state: 'pending', byId: null })
}

/** Does that for all running engagements. Commands have done it for what follows something complete; here it is for the days. */
export async function beginAllDue(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .selectDistinct({ id: engagements.id })
    .from(deliverables)
    .innerJoin(engagements, eq(engagements.id, deliverables.engagementId))
    .where(
      and(
        eq(engagements.state, 'running'),
        // Both, so that the index of open deliverables is used.
        inArray(deliverables.state, ['upcoming', 'pending']),
        eq(deliverables.state, 'upcoming'),
        lte(deliverables.dueOn, addDays(officeDay(ctx.now), pendingDays)),
      ),
    )
    .orderBy(asc(engagements.id))
  for (const { id } of rows) {
    await inTransaction(ctx, async (ctx) => {
      const isRunning = and(eq(engagements.id, id), eq(engagements.state, 'running'))
      const [locked] = await ctx.db.select({ id: engagements.id }).from(engagements).where(isRunning).for('update')
      if (locked) await beginDue(ctx, id)
    })
  }
  return rows.length
}
