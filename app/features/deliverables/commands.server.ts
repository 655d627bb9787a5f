import { eq, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { users } from '~/db/schema/users'
import { adminCommand } from '~/features/admin/commands.server'
import { mayOwn } from '~/features/engagements/sources/owners.server'
import { getOwnOrganisation } from '~/features/organisations/sources/own-organisation.server'
import { AppError, Refused } from '~/lib/app-error'
import { holidaysOf } from '~/lib/holidays'
import { officeDay } from '~/lib/office-hours'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { form } from '~/web/forms/form-actions.server'
import { type AcceptRefusal, type DeliverableRefusal, deliverableRefusals, maxDeliverables, revisionOf } from './model'
import { movedDueDates } from './model/due'
import { isSame } from './model/same'
import { canBecome, needsReason } from './model/states'
import { textsOf } from './model/template-form'
import { type AcceptInput, type AddInput, addInput, type ChangeInput, type MoveInput, moveInput } from './schema'
import { listFiles } from './sources/files.server'
import { deliverableAccepted, deliverableCompleted, deliverableReopened } from './sources/job-kinds.server'
import { findDeliverable, lockDeliverable, lockEngagement, lockRunning } from './sources/lock.server'
import { beginDue, lastNumber, listInOrder, writeState } from './sources/write.server'

const refused = (reason: DeliverableRefusal) => new Refused(reason)

type OfEngagement = { engagementId: string }
type Ref = OfEngagement & { id: string }

/** Adds one by hand. A form sent twice adds one. */
export const addDeliverable = adminCommand('engagement.manage', async (ctx, input: OfEngagement & AddInput) => {
  const { engagementId, id, side, dueOn, needsAcceptance, ownerId } = input
  const { engagement, name } = await lockRunning(ctx, engagementId)
  const existing = await listInOrder(ctx, engagement.id)
  if (existing.some((row) => row.id === id)) return
  if (existing.length >= maxDeliverables) throw refused('too-many')
  // One that is there already may be late: its date is corrected as it is.
  if (dueOn < officeDay(ctx.now)) throw refused('day-past')
  await checkOwner(ctx, ownerId)
  const position = Math.max(-1, ...existing.map((row) => row.position)) + 1
  const { title, text } = textsOf(input)
  const [added] = await ctx.db
    .insert(deliverables)
    .values({
      ...{ id, engagementId: engagement.id, title, text, side, dueOn, needsAcceptance, ownerId, position },
      ...{ createdAt: ctx.now, updatedAt: ctx.now },
    })
    .onConflictDoNothing()
    .returning()
  // The id is that of a deliverable elsewhere.
  if (!added) throw refused('gone')
  const created = { deliverableId: id, number: 1, state: 'upcoming' as const, byId: ctx.actor.userId, at: ctx.now }
  await ctx.db.insert(deliverableHistory).values(created)
  await beginDue(ctx, engagement.id)
  await ctx.record({ action: 'deliverable.added', id: engagement.id, name, details: { deliverable: title.en, dueOn } })
})

/** Changes texts, side, owner and due date, unless the partner has accepted it; with `moveFollowing` also the due dates that are counted from this one. */
export const changeDeliverable = adminCommand('engagement.manage', async (ctx, input: Ref & ChangeInput) => {
  const { row, engagement, name, country } = await lockDeliverable(ctx, input)
  const { side, dueOn, needsAcceptance, ownerId } = input
  const change = { ...textsOf(input), side, dueOn, needsAcceptance, ownerId }
  const fields = changedNames(row, change)
  // A second click finds no difference.
  if (fields.length === 0) return
  if (row.acceptedAt) throw refused('accepted')
  if (row.version !== input.version) throw refused('stale')
  if (ownerId !== row.ownerId) await checkOwner(ctx, ownerId)
  const isMoved = dueOn !== row.dueOn
  await ctx.db
    .update(deliverables)
    .set({
      ...change,
      // A date that was set by hand follows no rule any more.
      ...(isMoved && { due: null }),
      version: sql`${deliverables.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(eq(deliverables.id, row.id))
  const moved = isMoved && input.moveFollowing ? await moveFollowing(ctx, row, dueOn, country) : 0
  if (isMoved) await beginDue(ctx, engagement.id)
  const details = { deliverable: change.title.en, fields, ...(isMoved && { dueOn }), ...(moved > 0 && { moved }) }
  await ctx.record({ action: 'deliverable.changed', id: engagement.id, name, details })
})

const changedNames = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]))

type Row = typeof deliverables.$inferSelect

async function moveFollowing(ctx: Ctx, row: Row, dueOn: string, country: string | null) {
  const all = (await listInOrder(ctx, row.engagementId)).map((each) => ({
    ...each,
    isOpen: each.state === 'upcoming' || each.state === 'pending',
  }))
  const dates = movedDueDates(all, { ...row, dueOn }, holidaysOf(country))
  for (const [id, date] of dates) {
    await ctx.db
      .update(deliverables)
      .set({ dueOn: date, version: sql`${deliverables.version} + 1`, updatedAt: ctx.now })
      .where(eq(deliverables.id, id))
  }
  return dates.size
}

/** Moves it to another state. What comes after something complete becomes pending at once; what has to be accepted is mailed. */
export const moveDeliverable = adminCommand('engagement.manage', async (ctx, input: OfEngagement & MoveInput) => {
  const { row, engagement, name } = await lockDeliverable(ctx, { ...input, id: input.deliverable })
  const { state, reason } = input
  // Of two clicks the second finds it done.
  if (row.state === state) return
  if (!canBecome(row.state, state)) throw refused('not-possible')
  if (row.version !== input.version) throw refused('stale')
  if (needsReason(row.state, state) && !reason) throw refused('needs-reason')
  const number = await writeState(ctx, { id: row.id, state, reason, byId: ctx.actor.userId })
  if (state === 'complete' && row.needsAcceptance)
    await ctx.jobs.enqueue(ctx.db, deliverableCompleted, { deliverableId: row.id, number })
  // What is reopened forgets who had accepted it; its history and the log do not.
  const { acceptedById } = row
  const acceptedBefore = acceptedById ? { acceptedBy: acceptedById } : {}
  if (acceptedById && state === 'pending')
    await ctx.jobs.enqueue(ctx.db, deliverableReopened, { deliverableId: row.id, number, acceptedById })
  await beginDue(ctx, engagement.id)
  const details = {
    deliverable: row.title.en,
    from: row.state,
    to: state,
    ...(reason && { reason }),
    ...acceptedBefore,
  }
  await ctx.record({ action: 'deliverable.moved', id: engagement.id, name, details })
})

/**
 * A member of the organisation accepts what was delivered, as the page showed it. Of two at once the first is the one who did.
 */
export async function acceptDeliverable(
  outer: Ctx,
  { engagementId, id, revision }: Ref & Pick<AcceptInput, 'revision'>,
): Promise<void> {
  authorize(outer.actor, 'engagement.list')
  const { actor } = outer
  await inTransaction(outer, async (ctx) => {
    const engagement = await lockEngagement(ctx, engagementId)
    const isOwn = engagement !== undefined && (await getOwnOrganisation(ctx))?.id === engagement.organisationId
    // The same answer as for one that does not exist.
    if (!isOwn) throw new AppError('not-found', 'deliverables.unknown')
    authorize(actor, 'deliverable.accept', { isOwn })
    const row = await findDeliverable(ctx, engagement.id, id)
    if (!row || row.state === 'dropped') throw acceptRefused('gone')
    if (row.acceptedAt) {
      if (row.acceptedById === actor.userId) return
      throw new Refused('accepted-before' satisfies AcceptRefusal, row.acceptedByName ?? undefined)
    }
    if (row.state !== 'complete' || !row.needsAcceptance) throw acceptRefused('not-delivered')
    const files = (await listFiles(ctx, [row])).get(row.id) ?? []
    if (revision !== revisionOf(row.version, files)) throw acceptRefused('changed')
    const [person] = await ctx.db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, actor.userId))
    await ctx.db
      .update(deliverables)
      .set({
        acceptedAt: ctx.now,
        acceptedById: actor.userId,
        acceptedByName: person?.name || person?.email || actor.email,
        version: sql`${deliverables.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(deliverables.id, row.id))
    await ctx.jobs.enqueue(ctx.db, deliverableAccepted, {
      deliverableId: row.id,
      number: await lastNumber(ctx, row.id),
    })
  })
}

const acceptRefused = (reason: AcceptRefusal) => new Refused(reason)

/** Only colleagues of our team who may do something about it. */
async function checkOwner(ctx: Ctx, ownerId: string | null) {
  if (ownerId !== null && !(await mayOwn(ctx, ownerId))) throw refused('unknown-owner')
}

/** The forms of `DeliverablesPanel`, for the action of the engagement's page, whose parameter `id` is the engagement. */
export const deliverableForms = {
  'add-deliverable': form({
    input: addInput,
    run: (ctx, input, { params: { id = '' } }) => addDeliverable(ctx, { ...input, engagementId: id }),
    reasons: deliverableRefusals,
  }),
  'move-deliverable': form({
    input: moveInput,
    run: (ctx, input, { params: { id = '' } }) => moveDeliverable(ctx, { ...input, engagementId: id }),
    reasons: deliverableRefusals,
  }),
}
