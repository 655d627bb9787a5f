import { and, eq } from 'drizzle-orm'
import { deliverableFiles, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisations } from '~/db/schema/organisations'
import { acceptDeliverable } from '~/features/deliverables/commands.server'
import { revisionOf } from '~/features/deliverables/model'
import { createDeliverables } from '~/features/deliverables/sources/create.server'
import { listInOrder } from '~/features/deliverables/sources/write.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'

type Overrides = Partial<typeof engagements.$inferInsert> & { country?: string | null }

/** Adds a running engagement with its deliverables, by default clinical visits from Monday 16 November 2026, and returns its id. */
export async function addRunning(admin: Ctx, organisationId: string, { country, ...overrides }: Overrides = {}) {
  const { now } = admin
  if (country !== undefined)
    await admin.db.update(organisations).set({ country }).where(eq(organisations.id, organisationId))
  return inTransaction(admin, async (ctx) => {
    const [engagement] = await ctx.db
      .insert(engagements)
      .values({
        ...{ organisationId, program: 'visits', tier: 'core', lines: [], total: 0, priceRevision: 'test' },
        ...{ state: 'running', locale: 'en', validUntil: '2026-11-30', startsOn: '2026-11-16' },
        ...{ acceptedText: 'Yes.', offeredAt: now, decidedAt: now, startedAt: now },
        ...overrides,
      })
      .returning()
    if (!engagement) throw new Error('no engagement')
    if (engagement.state === 'running') await createDeliverables(ctx, engagement)
    return engagement.id
  })
}

/** The deliverables of an engagement by the key of their template. */
export async function deliverablesByKey(ctx: Ctx, engagementId: string) {
  const rows = await listInOrder(ctx, engagementId)
  return new Map(rows.map((row) => [row.templateKey ?? row.title.en, row]))
}

export async function findDeliverable(ctx: Ctx, engagementId: string, templateKey: string) {
  const [row] = await ctx.db
    .select()
    .from(deliverables)
    .where(and(eq(deliverables.engagementId, engagementId), eq(deliverables.templateKey, templateKey)))
  if (!row) throw new Error(`no deliverable ${templateKey}`)
  return row
}

/** Accepts it as it is now, as the button of a page that was just loaded. */
export async function acceptShown(ctx: Ctx, ref: { engagementId: string; id: string }) {
  const [row] = await ctx.db.select().from(deliverables).where(eq(deliverables.id, ref.id))
  const files = await ctx.db.select().from(deliverableFiles).where(eq(deliverableFiles.deliverableId, ref.id))
  return acceptDeliverable(ctx, { ...ref, revision: revisionOf(row?.version ?? 0, files) })
}

/** What the form of a deliverable sends to leave it as it is. */
export const fieldsOf = (row: typeof deliverables.$inferSelect) => ({
  ...{ engagementId: row.engagementId, id: row.id, version: row.version, side: row.side, ownerId: row.ownerId },
  ...{ titleEn: row.title.en, titleSv: row.title.sv, titleNo: row.title.no },
  ...{ textEn: row.text.en, textSv: row.text.sv, textNo: row.text.no },
  ...{ dueOn: row.dueOn, needsAcceptance: row.needsAcceptance, moveFollowing: false },
})
