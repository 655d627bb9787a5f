import { columnsOf } from '~/db/columns.server'
import { contactRequests } from '~/db/schema/contact-requests'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { contactRequestReceived } from './jobs.server'
import type { ContactRequestInput } from './schema'

type NewRequest = Omit<typeof contactRequests.$inferInsert, 'locale' | 'createdAt'>

/** Stores the request and has both mails sent. The same message again on the same day adds nothing. */
export const sendContactRequest = (ctx: Ctx, input: ContactRequestInput) =>
  storeRequest(ctx, columnsOf(contactRequests, input))

/** A message about someone's personal data, from the page where they use their rights without an account. */
export const sendDataMessage = (ctx: Ctx, message: Pick<NewRequest, 'name' | 'email' | 'message'>) =>
  storeRequest(ctx, { ...message, organization: '–', interest: 'personal-data' })

async function storeRequest(ctx: Ctx, request: NewRequest) {
  await inTransaction(ctx, async (ctx) => {
    // The unique index decides, so a double submit leaves one row and one pair of mails.
    const [row] = await ctx.db
      .insert(contactRequests)
      .values({ ...request, locale: ctx.locale, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: contactRequests.id })
    if (row) await ctx.jobs.enqueue(ctx.db, contactRequestReceived, { requestId: row.id })
  })
}
