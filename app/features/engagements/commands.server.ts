import { and, eq, isNull, sql } from 'drizzle-orm'
import { authorize, can } from '~/auth/permissions'
import { engagementRequests, engagements } from '~/db/schema/engagements'
import { organisationMembers } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { createDeliverables } from '~/features/deliverables/sources/create.server'
import { findChosenOrganisation } from '~/features/organisations/queries.server'
import { priceRevision } from '~/features/programs/model/figures'
import { Refused } from '~/lib/app-error'
import { programNames } from '~/lib/engagement-programs'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { type AnswerRefusal, mostOf } from './model'
import { readOffering } from './model/choices'
import { isOver, stateAt } from './model/clock'
import { firstPrice, isAddOnOf, isTierOf, linesOutside, repriced, tiersOf, totalOf } from './model/prices'
import type {
  AcceptInput,
  AskInput,
  AssignInput,
  ChangeInput,
  CloseRequestInput,
  CreateInput,
  DeclineInput,
  OfferInput,
  ReasonInput,
  RenewInput,
  StartInput,
  TakeRequestInput,
  VersionInput,
} from './schema'
import { changeState, type EngagementRow, lockEngagement, refused } from './sources/change-state.server'
import { checkOwner, insertDraft } from './sources/draft.server'
import { engagementRequested } from './sources/job-kinds.server'
import { checkIsOpen, findDecider, isSentenceOf, lockOwnOffer, setSignatories } from './sources/own-offer.server'
import { recordOn } from './sources/record.server'

type Ref = { id: string }

/** A command on an engagement; its row is locked, and refused when a colleague has changed it since the page was loaded. */
const engagementCommand = <Input extends Ref & VersionInput>(
  run: (ctx: AdminCtx, row: EngagementRow, input: Input) => Promise<void>,
) =>
  adminCommand('engagement.manage', async (ctx, input: Input) => {
    const row = await lockEngagement(ctx, input.id)
    if (!row) throw refused('gone')
    if (row.version !== input.version) throw refused('stale')
    await run(ctx, row, input)
  })

/** The id comes from the form's page, so that a form sent twice creates one draft. */
export const createEngagement = adminCommand('engagement.manage', async (ctx, input: CreateInput) => {
  const chosen = await findChosenOrganisation(ctx, input.organisation)
  if (chosen === 'several') throw refused('several-organisations')
  if (chosen === 'unknown') throw refused('unknown-organisation')
  const { program, tier } = readOffering(input.offering)
  const created = await insertDraft(ctx, {
    ...{ id: input.id, organisationId: chosen.id, program, tier, ownerId: ctx.actor.userId },
    lines: [{ kind: 'tier', key: tier, quantity: 1, unitPrice: firstPrice(program, { kind: 'tier', key: tier }) }],
  })
  if (created) return recordOn(ctx, 'engagement.created', created)
  // After the back button the same form may hold another engagement: refuse it rather than ignore it.
  const existing = await lockEngagement(ctx, input.id)
  if (existing?.organisationId !== chosen.id || existing.program !== program || existing.tier !== tier)
    throw refused('exists')
})

/** A draft that is saved is one at today's prices: they are checked when it is offered. */
export const changeEngagement = engagementCommand(async (ctx, row, input: Ref & ChangeInput) => {
  if (row.state !== 'draft') throw refused('wrong-state')
  const { tier, price, addOns, validUntil, startsOn, ownerId, locale, terms } = input
  const isOffered = isTierOf(row.program, tier) && addOns.every(({ key }) => isAddOnOf(row.program, key))
  if (!isOffered) throw refused('price-outside')
  await checkOwner(ctx, ownerId)
  const lines = [
    { kind: 'tier' as const, key: tier, quantity: 1, unitPrice: price },
    ...addOns.map((line) => ({ ...line, unitPrice: line.unitPrice ?? firstPrice(row.program, line) })),
  ]
  const total = totalOf(lines)
  if (total > mostOf.total) throw refused('price-outside')
  await ctx.db
    .update(engagements)
    .set({
      ...{ tier, lines, total, validUntil, startsOn, ownerId, locale, terms, priceRevision },
      version: sql`${engagements.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(eq(engagements.id, row.id))
  await recordOn(ctx, 'engagement.changed', row, { total })
})

export const discardEngagement = engagementCommand(async (ctx, row, _: Ref & VersionInput) => {
  await changeState(ctx, row, { state: 'discarded' })
  await recordOn(ctx, 'engagement.discarded', row)
})

/** Sends the offer to those who may accept it. Its prices are those of today's list, and stay when the list changes. */
export const offerEngagement = engagementCommand(async (ctx, row, { signatory }: Ref & OfferInput) => {
  if (row.state !== 'draft') throw refused('wrong-state')
  if (isOver(row.validUntil, ctx.now)) throw refused('day-past')
  if (row.priceRevision !== priceRevision) throw refused('prices-changed')
  if (linesOutside(row.program, row.lines).length > 0) throw refused('price-outside')
  const people = [...new Set(signatory)]
  if (people.length === 0) throw refused('no-signatory')
  if ((await setSignatories(ctx, row, people)) < people.length) throw refused('not-a-member')
  await changeState(ctx, row, { state: 'offered', offeredAt: ctx.now })
  await recordOn(ctx, 'engagement.offered', row, { total: row.total, validUntil: row.validUntil })
})

export const withdrawOffer = engagementCommand(async (ctx, row, { reason }: Ref & ReasonInput) => {
  await changeState(ctx, row, { state: 'withdrawn', decidedAt: ctx.now }, reason)
  await recordOn(ctx, 'engagement.withdrawn', row)
})

/** Due dates of what was promised are counted from this day. */
export const startEngagement = engagementCommand(async (ctx, row, { startsOn }: Ref & StartInput) => {
  const started = await changeState(ctx, row, { state: 'running', startsOn, startedAt: ctx.now })
  await createDeliverables(ctx, started)
  await recordOn(ctx, 'engagement.started', row, { startsOn })
})

export const closeEngagement = engagementCommand(async (ctx, row, { reason }: Ref & ReasonInput) => {
  await changeState(ctx, row, { state: 'closed', closedAt: ctx.now }, reason)
  await recordOn(ctx, 'engagement.closed', row)
})

/** Gives it to another colleague, in any state: whoever leads it is reminded and told. */
export const assignEngagement = engagementCommand(async (ctx, row, { ownerId }: Ref & AssignInput) => {
  if (row.ownerId === ownerId) return
  await checkOwner(ctx, ownerId)
  await ctx.db
    .update(engagements)
    .set({ ownerId, version: sql`${engagements.version} + 1`, updatedAt: ctx.now })
    .where(eq(engagements.id, row.id))
  await recordOn(ctx, 'engagement.assigned', row)
})

const renewable = ['expired', 'declined', 'withdrawn']

/** A new draft with the same choices at today's prices; the old one stays as it was. */
export const renewEngagement = adminCommand('engagement.manage', async (ctx, { id, newId }: Ref & RenewInput) => {
  const row = await lockEngagement(ctx, id)
  if (!row) throw refused('gone')
  if (!renewable.includes(stateAt(row, ctx.now))) throw refused('wrong-state')
  // A second click, or a colleague in another tab, finds the draft that there is.
  const isItsDraft = and(eq(engagements.renews, row.id), eq(engagements.state, 'draft'))
  const [draft] = await ctx.db.select({ id: engagements.id }).from(engagements).where(isItsDraft)
  if (draft) return draft
  const { organisationId, program, ownerId, locale, terms } = row
  const tier = isTierOf(program, row.tier) ? row.tier : (tiersOf(program)[0] ?? row.tier)
  const lines = repriced(program, row.lines, tier)
  const created = await insertDraft(ctx, {
    ...{ id: newId, organisationId, program, tier, lines, ownerId, locale, terms, renews: row.id },
  })
  if (created) await recordOn(ctx, 'engagement.renewed', created, { from: row.id })
  return { id: newId }
})

/** By a member who was named in the offer. Sending it twice accepts it once. */
export async function acceptOffer(ctx: Ctx, { id, agreed }: Ref & AcceptInput) {
  authorize(ctx.actor, 'engagement.list')
  const { actor } = ctx
  await inTransaction(ctx, async (ctx) => {
    const { row, organisation, isSignatory } = await lockOwnOffer(ctx, id, actor.userId)
    if (!can(actor, 'engagement.accept', { isSignatory })) throw refusedAnswer('not-signatory')
    if (row.state === 'accepted' && row.acceptedById === actor.userId) return
    await checkIsOpen(ctx, row)
    if (!(await isSentenceOf(row, organisation, agreed))) throw refusedAnswer('sentence-changed')
    const [person] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, actor.userId))
    await changeState(ctx, row, {
      ...{ state: 'accepted', decidedAt: ctx.now, acceptedText: agreed },
      ...{ acceptedById: actor.userId, acceptedByName: person?.name || actor.email },
    })
  })
}

/** Sending it twice declines it once. */
export async function declineOffer(ctx: Ctx, { id, reason }: Ref & DeclineInput) {
  authorize(ctx.actor, 'engagement.list')
  const { actor } = ctx
  await inTransaction(ctx, async (ctx) => {
    const { row, isSignatory } = await lockOwnOffer(ctx, id, actor.userId)
    if (!can(actor, 'engagement.accept', { isSignatory })) throw refusedAnswer('not-signatory')
    if (row.state === 'declined' && (await findDecider(ctx, row)).byId === actor.userId) return
    await checkIsOpen(ctx, row)
    await changeState(ctx, row, { state: 'declined', decidedAt: ctx.now }, reason)
  })
}

const refusedAnswer = (reason: AnswerRefusal) => new Refused(reason)

/** A member asks for a program. Asking again while the first request waits changes nothing. */
export async function askForEngagement(ctx: Ctx, { program, tier, message }: AskInput) {
  authorize(ctx.actor, 'engagement.ask')
  const { userId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    const [added] = await ctx.db
      .insert(engagementRequests)
      .values({ userId, program, tier, message, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: engagementRequests.id })
    const asked = added ?? (await addToRequest(ctx, { userId, program, tier, message }))
    if (asked) await ctx.jobs.enqueue(ctx.db, engagementRequested, { requestId: asked.id })
  })
}

/** Who asks again while the first request waits adds to its text. Undefined when nothing new is said. */
async function addToRequest({ db }: Ctx, { userId, program, tier, message }: AskInput & { userId: string }) {
  const text = engagementRequests.message
  const isOpen = and(
    eq(engagementRequests.userId, userId),
    eq(engagementRequests.program, program),
    tier ? eq(engagementRequests.tier, tier) : isNull(engagementRequests.tier),
    isNull(engagementRequests.doneAt),
    sql`position(${message} in ${text}) = 0`,
  )
  const joined = sql`concat_ws(E'\n\n', nullif(${text}, ''), ${message}::text)`
  const [changed] = await db
    .update(engagementRequests)
    .set({ message: joined })
    .where(isOpen)
    .returning({ id: engagementRequests.id })
  return changed
}

/** Makes a draft of a request, for the organisation to which who asked belongs now. */
export const takeRequest = adminCommand('engagement.manage', async (ctx, { request, newId }: TakeRequestInput) => {
  const row = await lockRequest(ctx, request)
  // A second click finds its own draft.
  if (row.engagementId) return { id: row.engagementId }
  if (row.doneAt) throw refused('request-done')
  const { organisationId } = organisationMembers
  const isTheirs = eq(organisationMembers.userId, row.userId)
  const [organisation] = await ctx.db.select({ organisationId }).from(organisationMembers).where(isTheirs)
  if (!organisation) throw refused('no-organisation')
  const { program } = row
  const tier = row.tier && isTierOf(program, row.tier) ? row.tier : (tiersOf(program)[0] ?? '')
  const created = await insertDraft(ctx, {
    ...{ id: newId, ...organisation, program, tier, ownerId: ctx.actor.userId },
    lines: [{ kind: 'tier', key: tier, quantity: 1, unitPrice: firstPrice(program, { kind: 'tier', key: tier }) }],
  })
  if (!created) throw refused('exists')
  await ctx.db
    .update(engagementRequests)
    .set({ engagementId: newId, doneAt: ctx.now, doneBy: ctx.actor.email })
    .where(eq(engagementRequests.id, row.id))
  await recordOn(ctx, 'engagement.created', created, { request: row.id })
  return { id: newId }
})

/** Without an engagement: it was answered in another way. */
export const closeRequest = adminCommand('engagement.manage', async (ctx, { request }: CloseRequestInput) => {
  const row = await lockRequest(ctx, request)
  if (row.engagementId) throw refused('request-done')
  const [closed] = await ctx.db
    .update(engagementRequests)
    .set({ doneAt: ctx.now, doneBy: ctx.actor.email })
    .where(and(eq(engagementRequests.id, row.id), isNull(engagementRequests.doneAt)))
    .returning()
  if (closed) await ctx.record({ action: 'engagement-request.closed', id: row.id, name: programNames[row.program] })
})

async function lockRequest({ db }: Ctx, id: string) {
  const [row] = await db.select().from(engagementRequests).where(eq(engagementRequests.id, id)).for('update')
  if (!row) throw refused('gone')
  return row
}
