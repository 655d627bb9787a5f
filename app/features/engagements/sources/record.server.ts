import { eq } from 'drizzle-orm'
import { organisations } from '~/db/schema/organisations'
import type { AdminCtx } from '~/features/admin/commands.server'
import type { EngagementRow } from './change-state.server'
import { getOfferTexts } from './offer-texts.server'

/** Adds a row to the audit log, named by the organisation and what it takes. */
export async function recordOn(ctx: AdminCtx, action: string, row: EngagementRow, details?: Record<string, unknown>) {
  const { name } = organisations
  const [organisation] = await ctx.db
    .select({ name })
    .from(organisations)
    .where(eq(organisations.id, row.organisationId))
  const { labels } = await getOfferTexts('en')
  await ctx.record({
    ...{ action, id: row.id, name: `${organisation?.name ?? ''} · ${labels.offering(row)}` },
    ...(details && { details }),
  })
}
