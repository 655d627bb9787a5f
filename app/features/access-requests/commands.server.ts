import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { accountInvited } from '~/features/accounts/jobs.server'
import { canHaveAccount } from '~/features/accounts/model'
import { recordAction, wasRecordedWithinMinute } from '~/features/activity/commands.server'
import { AppError } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accessRequestDecided, accessRequestReceived } from './jobs.server'
import type { AccessRequestInput, DecideInput, NotesInput, ResendInput } from './schema'

/**
 * Stores the request and has both mails sent. A second one from an address that waits for an answer adds nothing, but
 * takes as long: how soon the answer comes tells nobody who has asked before.
 */
export async function submitAccessRequest(ctx: Ctx, input: AccessRequestInput) {
  const id = randomUUID()
  await inTransaction(ctx, async (ctx) => {
    // The unique index decides, so two that arrive at once leave one row and one pair of mails.
    await ctx.db
      .insert(accessRequests)
      .values({ ...input, id, locale: ctx.locale, createdAt: ctx.now })
      .onConflictDoNothing()
    // The job of one that was not stored finds nothing to mail.
    await ctx.jobs.enqueue(ctx.db, accessRequestReceived, { requestId: id })
  })
}

/**
 * Decides each that still waits, and returns their ids. What is mailed waits for as long as it can be undone. A note is
 * for the mail of a rejection; an invitation has none, so none is kept with an approval.
 */
export async function decideAccessRequests(ctx: Ctx, { id: ids, decision, note: typed, locale }: DecideInput) {
  const { actor } = ctx
  const note = decision === 'rejected' ? typed : undefined
  authorize(actor, 'accessRequest.decide')
  const startAfter = new Date(ctx.now.getTime() + ctx.undoSeconds * 1000)
  return inTransaction(ctx, async (ctx) => {
    // Only a pending row matches, so of two admins who click at once one wins and one mail is sent.
    const decided = await ctx.db
      .update(accessRequests)
      .set({
        status: decision,
        reviewedAt: ctx.now,
        reviewedBy: actor.userId,
        reviewerEmail: actor.email,
        decisionNote: note ?? null,
      })
      .where(and(inArray(accessRequests.id, ids), eq(accessRequests.status, 'pending')))
      .returning({ id: accessRequests.id, name: accessRequests.name, email: accessRequests.email })
    if (decided.length === 0) throw new AppError('refused', 'already')
    if (decision === 'approved') for (const { email } of decided) refuseStranger(ctx, email)
    for (const { id, name, email } of decided) {
      const done = { action: `access-request.${decision}`, id, name: `${name} <${email}>` }
      await recordAction({ ...ctx, actor }, { ...done, ...(note ? { details: { note } } : {}) })
      const job = { requestId: id, reviewedAt: ctx.now.toISOString(), locale }
      await ctx.jobs.enqueue(ctx.db, accessRequestDecided, job, { startAfter })
    }
    return decided.map(({ id }) => id)
  })
}

/** Takes one's own decisions back, as long as nothing has been mailed. */
export async function undoDecisions(ctx: Ctx, { id: ids }: { id: string[] }) {
  const { actor } = ctx
  authorize(actor, 'accessRequest.decide')
  const since = new Date(ctx.now.getTime() - ctx.undoSeconds * 1000)
  await inTransaction(ctx, async (ctx) => {
    const isOnlyOne = sql`not exists (select 1 from ${accessRequests} as other where other.status = 'pending' and lower(other.email) = lower(${accessRequests.email}))`
    const undone = await ctx.db
      .update(accessRequests)
      .set({ status: 'pending', reviewedAt: null, reviewedBy: null, reviewerEmail: null, decisionNote: null })
      .where(
        and(
          inArray(accessRequests.id, ids),
          ne(accessRequests.status, 'pending'),
          eq(accessRequests.reviewedBy, actor.userId),
          gt(accessRequests.reviewedAt, since),
          isOnlyOne,
        ),
      )
      .returning({ id: accessRequests.id, name: accessRequests.name, email: accessRequests.email })
    if (undone.length === 0) throw new AppError('refused', 'tooLate')
    for (const { id, name, email } of undone) {
      await recordAction({ ...ctx, actor }, { action: 'access-request.reopened', id, name: `${name} <${email}>` })
    }
  })
}

/** An invitation that could never be accepted is not sent. Thrown inside the transaction, so nothing is decided either. */
function refuseStranger({ signInPolicy, brand }: Ctx, email: string) {
  if (!canHaveAccount(signInPolicy, brand.domain, email, 'invitation')) throw new AppError('refused', 'domain')
}

/** What colleagues should know; the applicant never sees it. */
export async function saveRequestNotes(ctx: Ctx, { id, notes, before }: NotesInput) {
  const { actor } = ctx
  authorize(actor, 'accessRequest.decide')
  await inTransaction(ctx, async (ctx) => {
    const [request] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, id)).for('update')
    if (!request) throw new AppError('refused', 'gone')
    if (request.notes === notes) return
    if (request.notes !== before) throw new AppError('refused', 'noted')
    await ctx.db.update(accessRequests).set({ notes }).where(eq(accessRequests.id, id))
    await recordAction(
      { ...ctx, actor },
      { action: 'access-request.noted', id, name: `${request.name} <${request.email}>` },
    )
  })
}

/** Sends the invitation of an approved request again, in another language if one is given; the one before it then ends. */
export async function resendInvitation(ctx: Ctx, { id, locale: chosen }: ResendInput) {
  const { actor } = ctx
  authorize(actor, 'member.invite')
  await inTransaction(ctx, async (ctx) => {
    const [request] = await ctx.db
      .select()
      .from(accessRequests)
      .where(and(eq(accessRequests.id, id), eq(accessRequests.status, 'approved')))
      .for('update')
    if (!request) throw new AppError('refused', 'notApproved')
    refuseStranger(ctx, request.email)
    // Of two who press at once the second waits, and finds that it has been sent.
    if (await wasRecordedWithinMinute(ctx, 'invitation.resent', id)) return
    const { name, email, role, locale } = { ...request, ...(chosen ? { locale: chosen } : {}) }
    const at = ctx.now.toISOString()
    await ctx.jobs.enqueue(ctx.db, accountInvited, {
      email: email.toLowerCase(),
      name,
      role,
      locale,
      requestId: id,
      at,
    })
    await recordAction({ ...ctx, actor }, { action: 'invitation.resent', id, name: `${name} <${email}>` })
  })
}
