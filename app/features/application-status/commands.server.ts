import { and, asc, eq, gte, inArray, isNull, like, lt, notExists, or, sql } from 'drizzle-orm'
import { hashOf } from '~/auth/tokens.server'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { mails } from '~/db/schema/mails'
import { teamNotes } from '~/db/schema/team-notes'
import { users } from '~/db/schema/users'
import { formDrafts } from '~/db/schema/workspace'
import { noticeKey } from '~/email/receipts.server'
import { decisionClock, isDelayMailDue } from '~/features/access-requests/model/promise'
import { formNames } from '~/features/drafts/model'
import { AppError, Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accessRequestDelayed, statusLinkRequested } from './jobs.server'
import { type ApplicationRefusal, isLinkOpen, maxCorrections } from './model'
import type { CorrectionInput } from './schema'

const refused = (reason: ApplicationRefusal) => new Refused(reason)

/** The request of a link, locked until the transaction ends: whoever decides at the same time waits, or was first. */
async function lockRequest({ db, now }: Ctx, token: string) {
  const [link] = await db
    .select()
    .from(applicationLinks)
    .where(eq(applicationLinks.hash, hashOf(token)))
  const [request] = link
    ? await db.select().from(accessRequests).where(eq(accessRequests.id, link.accessRequestId)).for('update')
    : []
  if (!request || !isLinkOpen(request, now)) throw new AppError('not-found', 'applicationStatus.unknownLink')
  if (request.status !== 'pending') throw refused('decided')
  return request
}

/** Changes the fields that were filled in. What they said before is kept, so that of two tabs neither loses its words. */
export const correctApplication = (ctx: Ctx, { token, ...input }: CorrectionInput) =>
  inTransaction(ctx, async (ctx) => {
    const { id, ...request } = await lockRequest(ctx, token)
    const { name, organization, role, reason } = request
    const before = { name, organization, role, reason }
    const filled = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const after: typeof before = { ...before, ...filled }
    if (JSON.stringify(after) === JSON.stringify(before)) throw refused('unchanged')
    const isEarlier = and(eq(requestWords.accessRequestId, id), eq(requestWords.kind, 'earlier'))
    if ((await ctx.db.$count(requestWords, isEarlier)) >= maxCorrections) throw refused('too-many')
    await ctx.db
      .insert(requestWords)
      .values({ accessRequestId: id, kind: 'earlier', ...before, createdAt: request.correctedAt ?? request.createdAt })
      .onConflictDoNothing()
    await ctx.db
      .update(accessRequests)
      .set({ ...after, correctedAt: ctx.now })
      .where(eq(accessRequests.id, id))
  })

/**
 * Withdraws a pending request. What the person wrote is removed at once, with our notes, the mails about it and all of its
 * links; the row stays, so that the team sees what became of it and the figures stay right. The audit log is kept as it is.
 */
export const withdrawApplication = (ctx: Ctx, { token }: { token: string }) =>
  inTransaction(ctx, async (ctx) => {
    const { id, email, createdAt } = await lockRequest(ctx, token)
    const emptied = { name: '', email: '', organization: '', reason: '', notes: '' }
    await ctx.db
      .update(accessRequests)
      .set({ ...emptied, status: 'withdrawn', withdrawnAt: ctx.now })
      .where(eq(accessRequests.id, id))
    await ctx.db.delete(requestWords).where(eq(requestWords.accessRequestId, id))
    await ctx.db.delete(applicationLinks).where(eq(applicationLinks.accessRequestId, id))
    await ctx.db
      .delete(formDrafts)
      .where(inArray(formDrafts.form, [formNames.requestNotes(id), formNames.decision(id)]))
    const address = email.toLowerCase()
    // Notes about a member stay: they are not about the request.
    const isMember = ctx.db.select().from(users).where(eq(users.email, address))
    await ctx.db.delete(teamNotes).where(and(eq(teamNotes.email, address), notExists(isMember)))
    const isToApplicant = and(
      eq(sql`lower(${mails.toAddress})`, address),
      like(mails.template, 'access-request.%'),
      gte(mails.createdAt, createdAt),
    )
    // Also those that are still queued: their delivery finds no mail then.
    await ctx.db.delete(mails).where(or(eq(mails.key, noticeKey('access-request', id)), isToApplicant))
  })

/** Mails the status link again, if there is a pending request with this address. Always the same answer. */
export async function requestStatusLink(ctx: Ctx, { email }: { email: string }) {
  await ctx.jobs.enqueue(ctx.db, statusLinkRequested, { email, locale: ctx.locale, at: ctx.now.toISOString() })
}

/** Shorter than any promise: newer requests need not be read. */
const earliestDelayMs = 36 * 60 * 60 * 1000
const maxDelayed = 500

/**
 * Enqueues a mail to each applicant whose request will not be decided as promised. Called every quarter of an hour by every process:
 * a conditional update of the row decides which of them enqueues it. After an outage it does what was missed.
 */
export async function enqueueDelayMails(ctx: Ctx): Promise<number> {
  const isWaiting = and(eq(accessRequests.status, 'pending'), isNull(accessRequests.delayToldAt))
  const { id, email, locale, createdAt } = accessRequests
  const rows = await ctx.db
    .select({ id, email, locale, createdAt })
    .from(accessRequests)
    .where(and(isWaiting, lt(createdAt, new Date(ctx.now.getTime() - earliestDelayMs))))
    .orderBy(asc(createdAt))
  const due = rows.filter((row) => isDelayMailDue(decisionClock(row, ctx.now), ctx.now))
  if (due.length === 0) return 0
  return inTransaction(ctx, async (ctx) => {
    const ids = due.slice(0, maxDelayed).map((row) => row.id)
    const told = await ctx.db
      .update(accessRequests)
      .set({ delayToldAt: ctx.now })
      .where(and(inArray(id, ids), isWaiting))
      .returning({ requestId: id })
    for (const job of told) await ctx.jobs.enqueue(ctx.db, accessRequestDelayed, job)
    return told.length
  })
}
