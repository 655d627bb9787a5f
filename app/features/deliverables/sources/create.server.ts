import { eq } from 'drizzle-orm'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import type { engagements } from '~/db/schema/engagements'
import { organisations } from '~/db/schema/organisations'
import { holidaysOf } from '~/lib/holidays'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import { dueDates } from '../model/due'
import { itemsFor } from '../model/templates'
import { readTemplate } from './templates.server'
import { beginDue } from './write.server'

type EngagementRow = typeof engagements.$inferSelect

/**
 * Adds what the engagement promises, from the template of its program as it is now. Called in the transaction that starts the
 * engagement, under its lock. What is there already stays as it is.
 */
export async function createDeliverables(ctx: Ctx, engagement: EngagementRow): Promise<void> {
  const { id: engagementId, program, ownerId } = engagement
  const [organisation] = await ctx.db
    .select({ country: organisations.country })
    .from(organisations)
    .where(eq(organisations.id, engagement.organisationId))
  const isHoliday = holidaysOf(organisation?.country ?? null)
  const { items } = await readTemplate(ctx, program)
  const bought = itemsFor(items, engagement)
  const dates = dueDates(bought, engagement.startsOn ?? officeDay(ctx.now), isHoliday)
  const byId = ctx.actor?.userId ?? null
  const rows = bought.map(({ key, title, text, side, due, needsAcceptance }, position) => ({
    ...{ engagementId, templateKey: key, title, text, side, due, needsAcceptance, ownerId, position },
    dueOn: dates.get(key) ?? officeDay(ctx.now),
    ...{ createdAt: ctx.now, updatedAt: ctx.now },
  }))
  if (rows.length === 0) return
  const added = await ctx.db
    .insert(deliverables)
    .values(rows)
    .onConflictDoNothing({ target: [deliverables.engagementId, deliverables.templateKey] })
    .returning({ id: deliverables.id })
  if (added.length === 0) return
  await ctx.db
    .insert(deliverableHistory)
    .values(added.map(({ id }) => ({ deliverableId: id, number: 1, state: 'upcoming' as const, byId, at: ctx.now })))
  await beginDue(ctx, engagementId)
}
