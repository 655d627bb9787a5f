import { accessRequests } from '~/db/schema/access-requests'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accessRequestReceived } from './jobs.server'
import type { AccessRequestInput } from './schema'

/** Stores the request and has both mails sent. A second one from an address that waits for an answer adds nothing. */
export async function submitAccessRequest(ctx: Ctx, input: AccessRequestInput) {
  await inTransaction(ctx, async (ctx) => {
    // The unique index decides, so two that arrive at once leave one row and one pair of mails.
    const [row] = await ctx.db
      .insert(accessRequests)
      .values({ ...input, locale: ctx.locale, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: accessRequests.id })
    if (row) await ctx.jobs.enqueue(ctx.db, accessRequestReceived, { requestId: row.id })
  })
}
