import { and, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { deliverables } from '~/db/schema/deliverables'
import { engagementSignatories, engagements } from '~/db/schema/engagements'
import { listDeliverables } from '~/features/deliverables/queries.server'
import { listOwnEngagements, listOwnRequests } from '~/features/engagements/queries.server'
import { listIntroductions } from '~/features/introductions/queries.server'
import { ownOrganisationId } from '~/features/organisations/sources/own-organisation.server'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import type { OwnWork } from './model'

/** The engagements of the actor's organisation, with what is promised in those that run, and what the actor has asked for. */
export async function getOwnWork(ctx: Ctx): Promise<OwnWork> {
  const [engagements, requests] = await Promise.all([listOwnEngagements(ctx), listOwnRequests(ctx)])
  const idsOf = (state: 'offered' | 'running') =>
    engagements.filter((engagement) => engagement.state === state).map(({ id }) => id)
  return {
    engagements,
    requests,
    deliverables: await listDeliverables(ctx, idsOf('running')),
    introductions: await listIntroductions(ctx, idsOf('running')),
    answerable: await listAnswerable(ctx, idsOf('offered')),
  }
}

/** Of these offers, those that the actor may accept or decline. */
async function listAnswerable({ db, actor }: Ctx, ids: string[]): Promise<string[]> {
  authorize(actor, 'engagement.list')
  if (ids.length === 0) return []
  const { engagementId, userId } = engagementSignatories
  const rows = await db
    .select({ engagementId })
    .from(engagementSignatories)
    .where(and(inArray(engagementId, ids), eq(userId, actor.userId)))
  return rows.map((row) => row.engagementId)
}

/**
 * How much of the engagements waits for the actor or their organisation, as an expression for the rail: the same as the lines of
 * the page. Null when the organisation has no engagement.
 */
export function ownWorkCount({ actor, now }: Pick<Ctx, 'actor' | 'now'>): SQL {
  authorize(actor, 'engagement.list')
  const isSignatory = sql`exists (select from ${engagementSignatories}
    where ${engagementSignatories.engagementId} = ${engagements.id} and ${engagementSignatories.userId} = ${actor.userId})`
  const isOpenOffer = and(eq(engagements.state, 'offered'), gte(engagements.validUntil, officeDay(now)), isSignatory)
  const waiting = sql`select count(*) from ${deliverables} where ${deliverables.engagementId} = ${engagements.id} and (
    (${deliverables.state} = 'pending' and ${deliverables.side} <> 'team') or
    (${deliverables.state} = 'complete' and ${deliverables.needsAcceptance} and ${deliverables.acceptedAt} is null))`
  const isOwn = eq(engagements.organisationId, ownOrganisationId(actor.userId))
  return sql`(select case when count(*) > 0 then (count(*) filter (where ${isOpenOffer})
      + coalesce(sum((${waiting})) filter (where ${engagements.state} = 'running'), 0))::int end
    from ${engagements} where ${and(isOwn, notInArray(engagements.state, ['draft', 'discarded']))})`
}
