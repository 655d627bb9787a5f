import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisations } from '~/db/schema/organisations'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { DeliverableRefusal } from '../model'

const refused = (reason: DeliverableRefusal) => new Refused(reason)
const isId = (id: string) => z.guid().safeParse(id).success

/** Everything that changes deliverables holds this lock, so that they are changed one after another. */
export async function lockEngagement({ db }: Ctx, id: string) {
  if (!isId(id)) return undefined
  const [engagement] = await db.select().from(engagements).where(eq(engagements.id, id)).for('update')
  return engagement
}

/** For commands of the team: a running engagement, with the name by which the log calls it. */
export async function lockRunning(ctx: Ctx, id: string) {
  const engagement = await lockEngagement(ctx, id)
  if (!engagement) throw refused('gone')
  if (engagement.state !== 'running') throw refused('not-running')
  const [organisation] = await ctx.db
    .select({ name: organisations.name, country: organisations.country })
    .from(organisations)
    .where(eq(organisations.id, engagement.organisationId))
  return { engagement, name: organisation?.name ?? '', country: organisation?.country ?? null }
}

export async function findDeliverable({ db }: Ctx, engagementId: string, id: string) {
  if (!isId(id)) return undefined
  const isIt = and(eq(deliverables.id, id), eq(deliverables.engagementId, engagementId))
  const [row] = await db.select().from(deliverables).where(isIt)
  return row
}

/** One of a running engagement. */
export async function lockDeliverable(ctx: Ctx, { engagementId, id }: { engagementId: string; id: string }) {
  const locked = await lockRunning(ctx, engagementId)
  const row = await findDeliverable(ctx, locked.engagement.id, id)
  if (!row) throw refused('gone')
  return { ...locked, row }
}
