import { columnsOf } from '~/db/columns.server'
import { contactRequests } from '~/db/schema/contact-requests'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { contactRequestReceived } from './jobs.server'
import type { ContactRequestInput } from './schema'

/** Stores the request and has both mails sent. The same message again on the same day adds nothing. */
export async function sendContactRequest(ctx: Ctx, input: ContactRequestInput) {
  await inTransaction(ctx, async (ctx) => {
    // The unique index decides, so a double submit leaves one row and one pair of mails.
    const [row] = await ctx.db
      .insert(contactRequests)
      .values({ ...columnsOf(contactRequests, input), locale: ctx.locale, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: contactRequests.id })
    if (row) await ctx.jobs.enqueue(ctx.db, contactRequestReceived, { requestId: row.id })
  })
}
