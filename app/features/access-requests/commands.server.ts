import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { columnsOf } from '~/db/columns.server'
import { accessRequests, requestWords } from '~/db/schema/access-requests'
import { canHaveAccount } from '~/features/accounts/model'
import { wasRecordedWithinMinute } from '~/features/activity/commands.server'
import { type AdminCtx, adminCommand, checkMatched } from '~/features/admin/commands.server'
import { deleteApprovals, isNotCarriedOut, storeApproval } from '~/features/approvals/commands.server'
import { storeUnsavedText } from '~/features/drafts/commands.server'
import { formNames } from '~/features/drafts/model'
import { deleteUnsavedText } from '~/features/drafts/sources/delete-text.server'
import { resend } from '~/features/invitations/commands.server'
import { listInvitationsOf } from '~/features/invitations/queries.server'
import type { Locale } from '~/i18n/locales'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accessRequestDecided, accessRequestReceived } from './jobs.server'
import type { ListedRequest, SkippedRequest } from './model'
import type { DecideForm, RequestRefusal } from './model/review'
import { listDecided, listMatchingPending } from './queries.server'
import { type AccessRequestInput, type DecideInput, type NotesInput, type ResendInput, requestFilter } from './schema'

/** Anyone can send the form for any address, so what is kept beside one request is limited. */
const maxLaterWords = 20

/**
 * Stores the request and mails the applicant and the team. One request per address may be pending: a second one with other words is
 * kept beside it, and only the address is told so.
 */
export async function submitAccessRequest(ctx: Ctx, input: AccessRequestInput) {
  const id = randomUUID()
  const { name, email, organization, role, reason } = input
  await inTransaction(ctx, async (ctx) => {
    // The unique index on pending addresses decides races.
    await ctx.db
      .insert(accessRequests)
      .values({ ...columnsOf(accessRequests, input), id, locale: ctx.locale, createdAt: ctx.now })
      .onConflictDoNothing()
    // Runs for a new request too, where it finds nothing: the answer takes about as long for every address. Locked, so that
    // a withdrawal at the same time leaves no words behind.
    await ctx.db.execute(sql`
      insert into ${requestWords} (id, access_request_id, kind, name, organization, role, reason, created_at)
      select ${id}::uuid, first.id, 'later'::request_words_kind, ${name}, ${organization}, ${role}, ${reason}, ${ctx.now.toISOString()}::timestamptz
      from ${accessRequests} as first
      where lower(first.email) = lower(${email}) and first.status = 'pending' and first.id <> ${id}::uuid
        and (first.name, first.organization, first.role::text, first.reason) <> (${name}, ${organization}, ${role}, ${reason})
        and (select count(*) from ${requestWords} as known where known.access_request_id = first.id and known.kind = 'later') < ${maxLaterWords}
      for update of first
      on conflict do nothing`)
    // Enqueued for equal words too: constant time, no address enumeration. The job finds nothing then, and mails nothing.
    await ctx.jobs.enqueue(ctx.db, accessRequestReceived, { requestId: id })
  })
}

const refused = (reason: RequestRefusal) => new Refused(reason)

/**
 * Decides the selected requests that are still pending, or all pending ones that match the list's filter. Their mails wait until the decision can't be undone any more. Only
 * a rejection's mail has a note. When a colleague was faster, the note stays as unsaved text of the request.
 */
export const decideAccessRequests = ({ unsavedForm, ...ctx }: Ctx, input: DecideInput) =>
  decide(ctx, { ...input, unsavedForm })

const decide = adminCommand(
  'accessRequest.decide',
  async (ctx, input: DecideInput & { unsavedForm: string | undefined }): Promise<DecideForm['data']> => {
    const { id: ticked, match, expected, seenCorrection, organisation, effect } = input
    const { decision, note: typedNote, locale, unsavedForm } = input
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
      .returning()
    const startAfter = new Date(ctx.now.getTime() + ctx.undoSeconds * 1000)
    for (const request of decided) {
      const { id, name, email, correctedAt } = request
      // Refused after the update, which waits for a correction that is being saved.
      if (seenCorrection !== undefined && seenCorrection !== (correctedAt?.toISOString() ?? ''))
        throw refused('corrected')
      if (decision === 'approved') {
        const { isMember } = await storeApproval(ctx, request, { organisation, effect })
        if (!isMember) checkCanHaveAccount(ctx, email)
      }
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
    const skipped = skippedIds.length > 0 ? await listDecided(ctx, skippedIds) : []
    if (decided.length === 0 && skipped.length === 0) throw refused('gone')
    const isNoteKept = decided.length === 0 && note !== undefined && (await keepNote(ctx, skipped, note, locale))
    if (unsavedForm && !isNoteKept) await deleteUnsavedText(ctx, unsavedForm)
    return { decided: decided.length, skipped, ...(isNoteKept && { isNoteKept }) }
  },
)

/** Keeps the note of a rejection that came too late. Whoever has rejected the request before has clicked twice. */
async function keepNote(ctx: AdminCtx, [request]: SkippedRequest[], note: string, locale: Locale | undefined) {
  if (!request || request.status === 'withdrawn') return false
  if (request.status === 'rejected' && request.reviewerEmail === ctx.actor.email) return false
  const values = { id: [request.id], note: [note], ...(locale && { locale: [locale] }) }
  const form = formNames.decision(request.id)
  await storeUnsavedText(ctx, { form, version: undefined, text: { values, base: { note: [''] } }, leaving: 'on' })
  return true
}

/** Sets requests that this admin has decided back to pending, as long as nothing has been mailed. */
export const undoDecisions = adminCommand('accessRequest.decide', async (ctx, { id: ids }: { id: string[] }) => {
  const since = new Date(ctx.now.getTime() - ctx.undoSeconds * 1000)
  const hasNoOtherPending = sql`not exists (select 1 from ${accessRequests} as other where other.status = 'pending' and lower(other.email) = lower(${accessRequests.email}))`
  // Waits for the job that carries a decision out, whose result the next statement then sees.
  await ctx.db
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(inArray(accessRequests.id, ids))
    .for('update')
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
        isNotCarriedOut,
      ),
    )
    .returning({ id: accessRequests.id, name: accessRequests.name, email: accessRequests.email })
  if (undone.length === 0) throw refused('too-late')
  await deleteApprovals(
    ctx,
    undone.map(({ id }) => id),
  )
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
  if (request.status === 'withdrawn') throw refused('withdrawn')
  if (request.notes === notes) return
  if (request.notes !== before) throw refused('notes-changed')
  await ctx.db
    .update(accessRequests)
    .set({ notes, reviewStartedAt: request.reviewStartedAt ?? ctx.now })
    .where(eq(accessRequests.id, id))
  await ctx.record({ action: 'access-request.noted', id, name: `${request.name} <${request.email}>` })
})

/** Remembers when the first admin opened a request: from then on its status page says that it is in review. */
export async function startReview(
  ctx: Ctx,
  { id, ...opened }: Pick<ListedRequest, 'id' | 'status' | 'reviewStartedAt'>,
) {
  authorize(ctx.actor, 'accessRequest.decide')
  if (opened.status !== 'pending' || opened.reviewStartedAt) return
  const { status, reviewStartedAt } = accessRequests
  await ctx.db
    .update(accessRequests)
    .set({ reviewStartedAt: ctx.now })
    .where(and(eq(accessRequests.id, id), eq(status, 'pending'), isNull(reviewStartedAt)))
}

/** Sends the invitation of an approved request again, which invalidates the earlier link. */
export const resendInvitation = adminCommand('member.invite', async (ctx, { id, locale }: ResendInput) => {
  const [request] = await ctx.db
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.id, id), eq(accessRequests.status, 'approved')))
    .for('update')
  if (!request) throw refused('not-approved')
  const invitation = (await listInvitationsOf(ctx, [id])).get(id)
  if (!invitation) throw refused('not-approved')
  // Of two concurrent clicks the second waits for the row lock and then finds the audit row of the first.
  if (await wasRecordedWithinMinute(ctx, 'invitation.resent', invitation.email)) return
  await resend(ctx, invitation.id, locale ? { locale } : {})
})
