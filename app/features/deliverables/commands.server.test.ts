import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { acceptShown, addRunning, deliverablesByKey, fieldsOf, findDeliverable } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { addDeliverable, changeDeliverable, moveDeliverable } from './commands.server'
import { maxDeliverables } from './model'
import { getDeliverable } from './queries.server'
import { createDeliverables } from './sources/create.server'
import { beginAllDue } from './sources/write.server'

const statesOf = async (ctx: Ctx, id: string) =>
  Object.fromEntries([...(await deliverablesByKey(ctx, id))].map(([key, { state }]) => [key, state]))
const datesOf = async (ctx: Ctx, id: string) =>
  Object.fromEntries([...(await deliverablesByKey(ctx, id))].map(([key, { dueOn }]) => [key, dueOn]))
const actionsOf = async ({ db }: Ctx) => (await db.select().from(auditLog)).map(({ action }) => action)

async function running(ctx: Ctx) {
  const partner = await partnerWithAdmin(ctx)
  return { ...partner, id: await addRunning(partner.admin, partner.organisationId) }
}

/** Moves a deliverable through these states. */
async function move(admin: Ctx, engagementId: string, key: string, ...states: ('pending' | 'complete' | 'dropped')[]) {
  for (const state of states) {
    const { id, version } = await findDeliverable(admin, engagementId, key)
    await moveDeliverable(admin, { engagementId, deliverable: id, version, state, reason: 'Because' })
  }
}

const newOne = (engagementId: string, overrides = {}) => ({
  ...{ engagementId, id: crypto.randomUUID(), titleEn: 'Workshop', textEn: 'With the board.', side: 'both' as const },
  ...{ dueOn: '2026-12-01', needsAcceptance: false, ownerId: null, ...overrides },
})

test('an engagement begins with what its template promises, due by business days of the country', async ({ ctx }) => {
  const { admin, organisationId } = await partnerWithAdmin(ctx)
  const lines = [{ kind: 'addOn' as const, key: 'memo', quantity: 1, unitPrice: 30_000 }]
  const id = await addRunning(admin, organisationId, { lines, startsOn: '2026-12-14', ownerId: admin.actor.userId })
  expect(await datesOf(ctx, id)).toEqual({
    scope: '2026-12-21',
    // Over Christmas, New Year and Epiphany.
    sites: '2027-01-18',
    visit: '2027-02-08',
    introductions: '2027-02-22',
    memo: '2027-02-24',
  })
  const elsewhere = await addRunning(admin, organisationId, { startsOn: '2026-12-14', country: 'DE' })
  expect((await datesOf(ctx, elsewhere)).sites).toBe('2027-01-11')
  expect((await findDeliverable(ctx, id, 'memo')).ownerId).toBe(admin.actor.userId)
  // Only the first has to be begun.
  expect(await statesOf(ctx, id)).toMatchObject({ scope: 'pending', sites: 'upcoming', visit: 'upcoming' })
})

test('creating them again changes nothing', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const [engagement] = await ctx.db.select().from(engagements).where(eq(engagements.id, id))
  const before = await ctx.db.select().from(deliverables)
  if (engagement) await createDeliverables(admin, engagement)
  expect(await ctx.db.select().from(deliverables)).toEqual(before)
})

test('what comes next becomes pending when the one before it is complete, and every change is on record', async ({
  ctx,
}) => {
  const { admin, id } = await running(ctx)
  await move(admin, id, 'scope', 'complete')
  expect(await statesOf(ctx, id)).toMatchObject({ scope: 'complete', sites: 'pending', visit: 'upcoming' })
  const scope = await findDeliverable(ctx, id, 'scope')
  expect(scope.completedAt).toEqual(ctx.now)
  const { deliverable } = await getDeliverable(admin, id, scope.id)
  expect(deliverable.history.map(({ number, state, by }) => [number, state, by !== null])).toEqual([
    [3, 'complete', true],
    [2, 'pending', false],
    [1, 'upcoming', true],
  ])
  // A second click changes nothing.
  await move(admin, id, 'scope', 'complete')
  expect((await getDeliverable(admin, id, scope.id)).deliverable.history).toHaveLength(3)
  expect(await actionsOf(ctx)).toEqual(['deliverable.moved'])
})

test('what is due within two weeks becomes pending by the clock, once', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const at = (day: string) => ({ ...admin, now: new Date(`${day}T09:00:00Z`) })
  expect(await beginAllDue(at('2026-11-16'))).toBe(0)
  // The sites are due on 14 December.
  await beginAllDue(at('2026-11-29'))
  expect((await statesOf(ctx, id)).sites).toBe('upcoming')
  await beginAllDue(at('2026-11-30'))
  expect((await statesOf(ctx, id)).sites).toBe('pending')
  // After an outage everything that was missed is caught up with, and a second run finds nothing.
  await beginAllDue(at('2027-03-01'))
  expect(Object.values(await statesOf(ctx, id))).toEqual(['pending', 'pending', 'pending', 'pending'])
  const before = await ctx.db.select().from(deliverableHistory)
  expect(await beginAllDue(at('2027-03-01'))).toBe(0)
  expect(await ctx.db.select().from(deliverableHistory)).toEqual(before)
})

test('the clock of an engagement that is closed does not run', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, id))
  expect(await beginAllDue({ ...admin, now: new Date('2027-03-01T09:00:00Z') })).toBe(0)
})

test('a move that the states do not allow, or without its reason, is refused', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const sites = await findDeliverable(ctx, id, 'sites')
  const to = async (state: 'upcoming' | 'pending' | 'complete' | 'dropped', reason = '') => {
    const { version } = await findDeliverable(ctx, id, 'sites')
    await moveDeliverable(admin, { engagementId: id, deliverable: sites.id, version, state, reason })
  }
  await expect(to('complete')).rejects.toMatchObject({ reason: 'not-possible' })
  await expect(to('dropped')).rejects.toMatchObject({ reason: 'needs-reason' })
  await to('pending')
  await to('complete')
  await expect(to('pending')).rejects.toMatchObject({ reason: 'needs-reason' })
  await to('pending', 'A site has cancelled')
  await to('dropped', 'No longer wanted')
  await expect(to('pending', 'After all')).rejects.toMatchObject({ reason: 'not-possible' })
  const { deliverable } = await getDeliverable(admin, id, sites.id)
  expect(deliverable.history.map(({ reason }) => reason).filter(Boolean)).toEqual([
    'No longer wanted',
    'A site has cancelled',
  ])
})

test('a move that was decided before the partner accepted is refused, and the acceptance stays', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  await ctx.db.update(deliverables).set({ needsAcceptance: true }).where(eq(deliverables.engagementId, id))
  await move(admin, id, 'scope', 'complete')
  const shown = await findDeliverable(ctx, id, 'scope')
  await acceptShown(kari, { engagementId: id, id: shown.id })
  const reopen = { engagementId: id, deliverable: shown.id, state: 'pending' as const, reason: 'A page is missing' }
  await expect(moveDeliverable(admin, { ...reopen, version: shown.version })).rejects.toMatchObject({ reason: 'stale' })
  const { deliverable } = await getDeliverable(admin, id, shown.id)
  expect(deliverable.history[0]).toMatchObject({ state: 'accepted', by: 'Kari Nordmann' })
  await moveDeliverable(admin, { ...reopen, version: deliverable.version })
  const reopened = (await getDeliverable(admin, id, shown.id)).deliverable
  expect(reopened.accepted).toBeNull()
  expect(reopened.history.slice(0, 3)).toMatchObject([
    { state: 'pending', reason: 'A page is missing' },
    { state: 'accepted', by: 'Kari Nordmann', at: ctx.now },
    { state: 'complete' },
  ])
})

test('an acceptance that was undone stays in the history when its account is gone, without a name', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  await ctx.db.update(deliverables).set({ needsAcceptance: true }).where(eq(deliverables.engagementId, id))
  await move(admin, id, 'scope', 'complete')
  const { id: scope } = await findDeliverable(ctx, id, 'scope')
  await acceptShown(kari, { engagementId: id, id: scope })
  await ctx.db.delete(users).where(eq(users.id, kari.actor.userId))
  await move(admin, id, 'scope', 'dropped')
  const { history } = (await getDeliverable(admin, id, scope)).deliverable
  expect(history.slice(0, 2)).toMatchObject([{ state: 'dropped' }, { state: 'accepted', by: null, at: ctx.now }])
})

test('a due date that is moved takes what follows with it into the next year, if one wants that', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const sites = await findDeliverable(ctx, id, 'sites')
  const before = await datesOf(ctx, id)
  await changeDeliverable(admin, { ...fieldsOf(sites), dueOn: '2026-12-22' })
  expect(await datesOf(ctx, id)).toEqual({ ...before, sites: '2026-12-22' })
  const visit = await findDeliverable(ctx, id, 'visit')
  await changeDeliverable(admin, { ...fieldsOf(visit), dueOn: '2026-12-30', moveFollowing: true })
  expect((await datesOf(ctx, id)).introductions).toBe('2027-01-13')
  // Set by hand, it follows the sites no more.
  const moved = await findDeliverable(ctx, id, 'sites')
  await changeDeliverable(admin, { ...fieldsOf(moved), dueOn: '2026-12-23', moveFollowing: true })
  expect((await datesOf(ctx, id)).visit).toBe('2026-12-30')
})

test('what is complete is not moved', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  await move(admin, id, 'sites', 'pending', 'complete')
  const before = (await datesOf(ctx, id)).sites
  const scope = await findDeliverable(ctx, id, 'scope')
  await changeDeliverable(admin, { ...fieldsOf(scope), dueOn: '2027-01-15', moveFollowing: true })
  expect((await datesOf(ctx, id)).sites).toBe(before)
})

test('a due date that is moved near makes it pending', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const visit = await findDeliverable(ctx, id, 'visit')
  await changeDeliverable(admin, { ...fieldsOf(visit), dueOn: '2026-11-20' })
  expect((await statesOf(ctx, id)).visit).toBe('pending')
})

test('someone else’s change meanwhile is not overwritten; saving the same twice is one change', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const scope = await findDeliverable(ctx, id, 'scope')
  const input = { ...fieldsOf(scope), titleEn: 'The scope' }
  for (let twice = 0; twice < 2; twice += 1) await changeDeliverable(admin, input)
  expect(await actionsOf(ctx)).toEqual(['deliverable.changed'])
  await expect(changeDeliverable(admin, { ...input, titleEn: 'Scope and sites' })).rejects.toMatchObject({
    reason: 'stale',
  })
  expect((await findDeliverable(ctx, id, 'scope')).title).toEqual({ ...scope.title, en: 'The scope' })
})

test('only a colleague who may manage engagements becomes its owner', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  const scope = await findDeliverable(ctx, id, 'scope')
  for (const outsider of [kari, await asMember(ctx, { adminRole: 'reader' })]) {
    const ownerId = outsider.actor.userId
    const refusal = { reason: 'unknown-owner' }
    await expect(changeDeliverable(admin, { ...fieldsOf(scope), ownerId })).rejects.toMatchObject(refusal)
    await expect(addDeliverable(admin, newOne(id, { ownerId }))).rejects.toMatchObject(refusal)
  }
  const ownerId = (await asAdmin(ctx)).actor.userId
  await changeDeliverable(admin, { ...fieldsOf(scope), ownerId })
  expect((await findDeliverable(ctx, id, 'scope')).ownerId).toBe(ownerId)
})

test('one is added by hand, once however often the form is sent, and not without end', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const input = newOne(id)
  for (let twice = 0; twice < 2; twice += 1) await addDeliverable(admin, input)
  const added = (await deliverablesByKey(ctx, id)).get('Workshop')
  expect(added).toMatchObject({ templateKey: null, due: null, state: 'upcoming' })
  expect(await actionsOf(ctx)).toEqual(['deliverable.added'])
  const count = (await deliverablesByKey(ctx, id)).size
  for (let more = count; more < maxDeliverables; more += 1)
    await addDeliverable(admin, newOne(id, { titleEn: `${more}` }))
  await expect(addDeliverable(admin, newOne(id))).rejects.toMatchObject({ reason: 'too-many' })
})

test('one that is new is not due in the past, and the date of a late one is corrected', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const later = { ...admin, now: new Date('2026-12-03T09:00:00Z') }
  await expect(addDeliverable(later, newOne(id, { dueOn: '2026-12-02' }))).rejects.toMatchObject({ reason: 'day-past' })
  // A day begins at midnight in Stockholm.
  const midnight = { ...admin, now: new Date('2026-12-02T23:30:00Z') }
  await expect(addDeliverable(midnight, newOne(id, { dueOn: '2026-12-02' }))).rejects.toMatchObject({
    reason: 'day-past',
  })
  await addDeliverable(later, newOne(id, { dueOn: '2026-12-03' }))
  expect((await deliverablesByKey(ctx, id)).get('Workshop')?.dueOn).toBe('2026-12-03')
  const scope = await findDeliverable(ctx, id, 'scope')
  await changeDeliverable(later, { ...fieldsOf(scope), dueOn: '2026-12-01' })
  expect((await findDeliverable(ctx, id, 'scope')).dueOn).toBe('2026-12-01')
})

test('nothing is added, changed or moved in an engagement that is not running, or that is gone', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const scope = await findDeliverable(ctx, id, 'scope')
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, id))
  const ended = { reason: 'not-running' }
  await expect(addDeliverable(admin, newOne(id))).rejects.toMatchObject(ended)
  await expect(changeDeliverable(admin, fieldsOf(scope))).rejects.toMatchObject(ended)
  await expect(move(admin, id, 'scope', 'complete')).rejects.toMatchObject(ended)
  for (const gone of ['x', crypto.randomUUID()])
    await expect(addDeliverable(admin, newOne(gone))).rejects.toMatchObject({ reason: 'gone' })
})

test('one of another engagement is not reached through this one', async ({ ctx }) => {
  const { admin, organisationId, kari, id } = await running(ctx)
  const other = await addRunning(admin, organisationId)
  const scope = await findDeliverable(ctx, other, 'scope')
  const gone = { reason: 'gone' }
  await expect(changeDeliverable(admin, { ...fieldsOf(scope), engagementId: id })).rejects.toMatchObject(gone)
  const input = {
    engagementId: id,
    deliverable: scope.id,
    version: scope.version,
    state: 'complete' as const,
    reason: '',
  }
  await expect(moveDeliverable(admin, input)).rejects.toMatchObject(gone)
  await expect(acceptShown(kari, { engagementId: id, id: scope.id })).rejects.toMatchObject(gone)
})

test('a member accepts what was delivered for the organisation; reopened, it has to be accepted again', async ({
  ctx,
}) => {
  const { admin, kari, lars, id } = await running(ctx)
  const ref = { engagementId: id, id: (await findDeliverable(ctx, id, 'scope')).id }
  await expect(acceptShown(kari, ref)).rejects.toMatchObject({ reason: 'not-delivered' })
  await move(admin, id, 'scope', 'complete')
  for (let twice = 0; twice < 2; twice += 1) await acceptShown(kari, ref)
  expect(await findDeliverable(ctx, id, 'scope')).toMatchObject({
    ...{ acceptedByName: 'Kari Nordmann', acceptedById: kari.actor.userId, acceptedAt: ctx.now, state: 'complete' },
  })
  await expect(acceptShown(lars, ref)).rejects.toMatchObject({ reason: 'accepted-before', by: 'Kari Nordmann' })
  await move(admin, id, 'scope', 'pending')
  expect(await findDeliverable(ctx, id, 'scope')).toMatchObject({ acceptedAt: null, acceptedByName: null })
  const log = await ctx.db.select().from(auditLog)
  expect(log.at(-1)?.details).toMatchObject({ to: 'pending', acceptedBy: kari.actor.userId })
  await move(admin, id, 'scope', 'complete')
  await acceptShown(lars, ref)
  expect((await findDeliverable(ctx, id, 'scope')).acceptedByName).toBe('Lars Berg')
})

test('what needs no acceptance, or was dropped, is not accepted', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  await move(admin, id, 'sites', 'pending', 'complete')
  const sites = { engagementId: id, id: (await findDeliverable(ctx, id, 'sites')).id }
  await expect(acceptShown(kari, sites)).rejects.toMatchObject({ reason: 'not-delivered' })
  await move(admin, id, 'scope', 'dropped')
  const scope = { engagementId: id, id: (await findDeliverable(ctx, id, 'scope')).id }
  await expect(acceptShown(kari, scope)).rejects.toMatchObject({ reason: 'gone' })
})

test('others, and who has left the organisation, are told that there is nothing', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  await move(admin, id, 'scope', 'complete')
  const ref = { engagementId: id, id: (await findDeliverable(ctx, id, 'scope')).id }
  const unknown = { kind: 'not-found' }
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
  for (const other of [await asMember(ctx), kari, admin])
    await expect(acceptShown(other, ref)).rejects.toMatchObject(unknown)
  await expect(acceptShown(kari, { ...ref, engagementId: 'x' })).rejects.toMatchObject(unknown)
  await expect(acceptShown(ctx, ref)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('only those who manage engagements change deliverables', async ({ ctx }) => {
  const { kari, id } = await running(ctx)
  const scope = await findDeliverable(ctx, id, 'scope')
  for (const actor of [
    kari,
    await asMember(ctx, { adminRole: 'reader' }),
    await asMember(ctx, { adminRole: 'editor' }),
  ]) {
    const forbidden = { kind: 'forbidden' }
    await expect(addDeliverable(actor, newOne(id))).rejects.toMatchObject(forbidden)
    await expect(changeDeliverable(actor, fieldsOf(scope))).rejects.toMatchObject(forbidden)
    await expect(move(actor, id, 'scope', 'complete')).rejects.toMatchObject(forbidden)
  }
})

test('of two at once one accepts, one reopens or drops, and the history has each number once', async ({
  database,
  jobs,
}) => {
  const { admin, kari, lars, id } = await running(committing(database, jobs))
  await move(admin, id, 'scope', 'complete')
  const ref = { engagementId: id, id: (await findDeliverable(admin, id, 'scope')).id }
  const accepted = await Promise.allSettled([acceptShown(kari, ref), acceptShown(lars, ref)])
  expect(accepted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const moves = await Promise.allSettled([move(admin, id, 'scope', 'pending'), move(admin, id, 'scope', 'dropped')])
  expect(moves.some(({ status }) => status === 'fulfilled')).toBe(true)
  const { history } = (await getDeliverable(admin, id, ref.id)).deliverable
  expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => history.length - index))
})
