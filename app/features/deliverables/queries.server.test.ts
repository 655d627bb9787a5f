import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers } from '~/db/schema/organisations'
import { listDeliverableLines } from '~/features/today/sources/deliverables.server'
import { addRunning, findDeliverable } from '../../../test/deliverables'
import { addPartner, partnerWithAdmin } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { moveDeliverable } from './commands.server'
import { countPending, isOwedByPartner, waitsForAcceptance } from './model'
import { leftLabel } from './model/left-label'
import { getDeliverable, getDeliverables, listDeliverables, listDueDeliverables } from './queries.server'

test('colleagues see what their organisation was promised, in their language and the order of its dates', async ({
  ctx,
}) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId)
  const seen = await listDeliverables(kari, [id])
  expect(seen.map(({ title, state, daysLeft }) => [title.text, state, daysLeft])).toEqual([
    ['Scope', 'pending', 7],
    ['Sites confirmed', 'upcoming', 28],
    ['Visit days', 'upcoming', 56],
    ['Warm introductions', 'upcoming', 70],
  ])
  expect(countPending(seen)).toBe(1)
  expect(seen.filter(isOwedByPartner).map(({ title }) => title.text)).toEqual(['Scope'])
  expect(seen.filter(waitsForAcceptance)).toEqual([])
  const swedish = await listDeliverables({ ...lars, locale: 'sv' }, [id])
  expect(swedish[0]?.title.text).toBe('Omfattning')
  expect(await listDeliverables(kari, [])).toEqual([])
})

test('a text that is not translated is shown in English, and says so', async ({ ctx }) => {
  const { admin, lars, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId)
  const scope = await findDeliverable(ctx, id, 'scope')
  await ctx.db
    .update(deliverables)
    .set({ title: { en: 'Only English' } })
    .where(eq(deliverables.id, scope.id))
  const [first] = await listDeliverables({ ...lars, locale: 'sv' }, [id])
  expect(first?.title).toEqual({ text: 'Only English', lang: 'en' })
})

test('nobody sees those of another organisation, also who has left it and when their own are asked for too', async ({
  ctx,
}) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId)
  const stranger = await asMember(ctx)
  const own = await addRunning(admin, await addPartner(ctx, 'Other', stranger))
  const forbidden = { kind: 'forbidden' }
  await expect(listDeliverables(stranger, [id])).rejects.toMatchObject(forbidden)
  await expect(listDeliverables(stranger, [own, id])).rejects.toMatchObject(forbidden)
  await expect(listDeliverables(await asMember(ctx, { adminRole: 'editor' }), [id])).rejects.toMatchObject(forbidden)
  await expect(listDeliverables(ctx, [id])).rejects.toMatchObject(forbidden)
  expect(await listDeliverables(stranger, [own])).not.toHaveLength(0)
  expect(await listDeliverables(await asMember(ctx, { adminRole: 'reader' }), [id])).not.toHaveLength(0)
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
  await expect(listDeliverables(kari, [id])).rejects.toMatchObject(forbidden)
  await expect(getDeliverables(kari, id)).rejects.toMatchObject(forbidden)
  await expect(getDeliverable(kari, id, id)).rejects.toMatchObject(forbidden)
})

test('what was dropped is hidden from the partner, and admins see why', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId)
  const scope = await findDeliverable(ctx, id, 'scope')
  await moveDeliverable(admin, {
    engagementId: id,
    deliverable: scope.id,
    version: scope.version,
    state: 'dropped',
    reason: 'Said at the call',
  })
  expect((await listDeliverables(kari, [id])).map(({ title }) => title.text)).not.toContain('Scope')
  const panel = await getDeliverables(admin, id)
  expect(panel?.deliverables[0]).toMatchObject({ title: 'Scope', state: 'dropped', isLate: false })
  expect((await getDeliverable(admin, id, scope.id)).deliverable.history[0]?.reason).toBe('Said at the call')
})

test('an admin’s page says what a due date is counted from and what follows it', async ({ ctx }) => {
  const { admin, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId)
  const { deliverable } = await getDeliverable(admin, id, (await findDeliverable(ctx, id, 'visit')).id)
  expect(deliverable).toMatchObject({ dueAfter: 'Sites confirmed', followers: 1, organisation: { name: 'Aldera' } })
  await expect(getDeliverable(admin, id, crypto.randomUUID())).rejects.toMatchObject({ kind: 'not-found' })
  expect(await getDeliverables(admin, crypto.randomUUID())).toBeNull()
  expect(await getDeliverables(admin, 'x')).toBeNull()
  const reader = await asMember(ctx, { adminRole: 'reader' })
  expect((await getDeliverables(reader, id))?.owners).toEqual([])
})

test('what is due within seven business days or late is on Today, while its engagement runs', async ({ ctx }) => {
  const { admin, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId, { ownerId: admin.actor.userId })
  // The scope is due on Monday the 23rd: the seventh business day before it is Thursday the 12th.
  const at = (day: string) => ({ ...admin, now: new Date(`${day}T09:00:00Z`) })
  expect(await listDeliverableLines(at('2026-11-11'), 5)).toEqual([])
  const [line] = await listDeliverableLines(at('2026-11-12'), 5)
  expect(line).toMatchObject({ who: 'Aldera', from: 'Clinical visits', what: 'Scope', time: { tone: 'calm' } })
  expect(line?.page).toContain(`/admin/engagements/${id}/deliverables/`)
  const [late] = await listDeliverableLines(at('2026-11-26'), 5)
  expect(late?.time).toMatchObject({ tone: 'over', left: '3\u00a0days late' })
  expect(await listDueDeliverables(at('2027-03-01'), 2)).toHaveLength(2)
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, id))
  expect(await listDeliverableLines(at('2026-11-26'), 5)).toEqual([])
  await expect(listDueDeliverables(await asMember(ctx, { adminRole: 'reader' }), 5)).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

test('of a closed engagement nothing is pending or late: what was open is not done', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId)
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, id))
  const later = new Date('2027-03-01T09:00:00Z')
  const seen = await listDeliverables({ ...kari, now: later }, [id])
  expect(seen.map(({ state }) => state)).toEqual(['not-done', 'not-done', 'not-done', 'not-done'])
  expect([countPending(seen), seen.filter(isOwedByPartner)]).toEqual([0, []])
  const listed = (await getDeliverables({ ...admin, now: later }, id))?.deliverables ?? []
  expect(listed.map(({ isNotDone, isLate }) => [isNotDone, isLate])).toEqual(listed.map(() => [true, false]))
  expect(listed.map(leftLabel).join('')).toBe('')
})

test('they go with the engagement to another organisation', async ({ ctx }) => {
  const { admin, organisationId, kari } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId)
  const other = await asMember(ctx)
  const otherId = await addPartner(ctx, 'Merged', other)
  await ctx.db
    .update(engagements)
    .set({ organisationId: otherId })
    .where(eq(engagements.organisationId, organisationId))
  expect(await listDeliverables(other, [id])).not.toHaveLength(0)
  await expect(listDeliverables(kari, [id])).rejects.toMatchObject({ kind: 'forbidden' })
})
