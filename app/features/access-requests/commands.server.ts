import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { columnsOf } from '~/db/columns.server'
import { accessRequests } from '~/db/schema/access-requests'
import { accountInvited } from '~/features/accounts/jobs.server'
import { canHaveAccount } from '~/features/accounts/model'
import { wasRecordedWithinMinute } from '~/features/activity/commands.server'
import { adminCommand, checkMatched } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accessRequestDecided, accessRequestReceived } from './jobs.server'
import type { RequestRefusal } from './model/review'
import { listDecided, listMatchingPending } from './queries.server'
import { type AccessRequestInput, type DecideInput, type NotesInput, type ResendInput, requestFilter } from './schema'

/** Stores the request and mails the applicant and the team. One request per address may be pending. */
export async function submitAccessRequest(ctx: Ctx, input: AccessRequestInput) {
  const id = randomUUID()
  await inTransaction(ctx, async (ctx) => {
    // The unique index on pending addresses decides races.
    await ctx.db
      .insert(accessRequests)
      .values({ ...columnsOf(accessRequests, input), id, locale: ctx.locale, createdAt: ctx.now })
      .onConflictDoNothing()
    // Enqueued on conflict too: constant time, no address enumeration. The job finds no row then, and mails nothing.
    await ctx.jobs.enqueue(ctx.db, accessRequestReceived, { requestId: id })
  })
}

const refused = (reason: RequestRefusal) => new Refused(reason)

/**
 * Decides the selected requests that are still pending, or all pending ones that match the list's filter. Their mails wait until the decision can't be undone any more. Only
 * a rejection's mail has a note.
 */
export const decideAccessRequests = adminCommand(
  'accessRequest.decide',
  async (ctx, { id: ticked, match, expected, decision, note: typedNote, locale }: DecideInput) => {
    const ids = match ? await listMatchingPending(ctx, requestFilter(match)) : ticked
    if (match) checkMatched(ids, expected)
    const note = decision === 'rejected' ? typedNote : undefined
    // Only a pending row matches, so of two admins who click at once one wins and one mail is sent.
    const decided = await ctx.db
      .update(accessRequests)
      .set({
        status: decision,
        reviewedAt: ctx.now,
        reviewedBy: ctx.actor.userId,
        reviewerEmail: ctx.actor.email,
        decisionNote: note ?? null,
      })
      .where(and(inArray(accessRequests.id, ids), eq(accessRequests.status, 'pending')))
      .returning({ id: accessRequests.id, name: accessRequests.name, email: accessRequests.email })
    const startAfter = new Date(ctx.now.getTime() + ctx.undoSeconds * 1000)
    for (const { id, name, email } of decided) {
      if (decision === 'approved') checkCanHaveAccount(ctx, email)
      await ctx.record({
        action: `access-request.${decision}`,
        id,
        name: `${name} <${email}>`,
        ...(note ? { details: { note } } : {}),
      })
      const job = { requestId: id, reviewedAt: ctx.now.toISOString(), locale }
      await ctx.jobs.enqueue(ctx.db, accessRequestDecided, job, { startAfter })
    }
    const skippedIds = ids.filter((id) => decided.every((row) => row.id !== id))
    return { decided: decided.length, skipped: skippedIds.length > 0 ? await listDecided(ctx, skippedIds) : [] }
  },
)

/** Sets requests that this admin has decided back to pending, as long as nothing has been mailed. */
export const undoDecisions = adminCommand('accessRequest.decide', async (ctx, { id: ids }: { id: string[] }) => {
  const since = new Date(ctx.now.getTime() - ctx.undoSeconds * 1000)
  const hasNoOtherPending = sql`not exists (select 1 from ${accessRequests} as other where other.status = 'pending' and lower(other.email) = lower(${accessRequests.email}))`
  const undone = await ctx.db
    .update(accessRequests)
    .set({ status: 'pending', reviewedAt: null, reviewedBy: null, reviewerEmail: null, decisionNote: null })
    .where(
      and(
        inArray(accessRequests.id, ids),
        ne(accessRequests.status, 'pending'),
        eq(accessRequests.reviewedBy, ctx.actor.userId),
        gt(accessRequests.reviewedAt, since),
        hasNoOtherPending,
      ),
    )
    .returning({ id: accessRequests.id, name: accessRequests.name, email: accessRequests.email })
  if (undone.length === 0) throw refused('too-late')
  for (const { id, name, email } of undone) {
    await ctx.record({ action: 'access-request.reopened', id, name: `${name} <${email}>` })
  }
})

/** Throws inside the transaction, so that an address that can't have an account is neither approved nor invited. */
function checkCanHaveAccount({ signInPolicy, brand }: Ctx, email: string) {
  if (!canHaveAccount(signInPolicy, brand.domain, email, 'invitation')) throw refused('domain')
}

/** Notes for other admins; the applicant never sees them. `before` detects that another admin has saved meanwhile. */
export const saveRequestNotes = adminCommand('accessRequest.decide', async (ctx, { id, notes, before }: NotesInput) => {
  const [request] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, id)).for('update')
  if (!request) throw refused('gone')
  if (request.notes === notes) return
  if (request.notes !== before) throw refused('notes-changed')
  await ctx.db.update(accessRequests).set({ notes }).where(eq(accessRequests.id, id))
  await ctx.record({ action: 'access-request.noted', id, name: `${request.name} <${request.email}>` })
})

/** Sends the invitation of an approved request again, which invalidates the earlier link. */
export const resendInvitation = adminCommand('member.invite', async (ctx, { id, locale: chosen }: ResendInput) => {
  const [request] = await ctx.db
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.id, id), eq(accessRequests.status, 'approved')))
    .for('update')
  if (!request) throw refused('not-approved')
  checkCanHaveAccount(ctx, request.email)
  // Of two concurrent clicks the second waits for the row lock and then finds the audit row of the first.
  if (await wasRecordedWithinMinute(ctx, 'invitation.resent', id)) return
  const { name, email, role, locale } = { ...request, ...(chosen ? { locale: chosen } : {}) }
  await ctx.jobs.enqueue(ctx.db, accountInvited, {
    email: email.toLowerCase(),
    name,
    role,
    locale,
    requestId: id,
    at: ctx.now.toISOString(),
  })
  await ctx.record({ action: 'invitation.resent', id, name: `${name} <${email}>` })
})
