import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import type { Ctx } from '~/web/ctx.server'
import { addRunning, findDeliverable } from '../../../test/deliverables'
import { addPartner, partnerWithAdmin } from '../../../test/engagement'
import { introduce } from '../../../test/introductions'
import { asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { getIntroductions, listIntroductions } from './queries.server'

async function running(ctx: Ctx) {
  const partner = await partnerWithAdmin(ctx)
  const id = await addRunning(partner.admin, partner.organisationId, { startsOn: '2026-11-02' })
  const { id: item } = await findDeliverable(ctx, id, 'introductions')
  const setItem = (change: Partial<typeof deliverables.$inferInsert>) =>
    ctx.db.update(deliverables).set(change).where(eq(deliverables.id, item))
  await setItem({ dueOn: '2026-11-25' })
  return { ...partner, id, setItem }
}

test('the partner reads whom they were introduced to, with the days that are left', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  const days = { from: '2026-11-11', until: '2026-11-25', total: 14, left: 9, phase: 'within' }
  const none = { engagementId: id, atMost: 3, isOpen: true, introductions: [], today: '2026-11-16' }
  expect(await listIntroductions(kari, [id])).toEqual([{ ...none, days }])
  await introduce(admin, id, { personName: 'Second', introducedOn: '2026-11-13' })
  await introduce(admin, id, { personName: 'First', introducedOn: '2026-11-12', metOn: '2026-11-14' })
  const [read] = await listIntroductions(kari, [id])
  expect(read?.introductions).toMatchObject([
    { personName: 'First', metOn: '2026-11-14', note: 'Ask about beds.' },
    { personName: 'Second', metOn: null },
  ])
  // Not who of us made it, and not whether it is an organisation of the network.
  expect(Object.keys(read?.introductions[0] ?? {})).not.toEqual(expect.arrayContaining(['authorId', 'organisationId']))
  await introduce(admin, id)
  expect(await listIntroductions(kari, [id])).toMatchObject([{ isOpen: false }])
})

test('the days follow the due date of the deliverable; without it what was made is still there', async ({ ctx }) => {
  const { admin, kari, id, setItem } = await running(ctx)
  await introduce(admin, id)
  await setItem({ dueOn: '2026-12-02' })
  expect(await listIntroductions(kari, [id])).toMatchObject([{ days: { from: '2026-11-18', phase: 'before' } }])
  await setItem({ state: 'dropped' })
  expect(await listIntroductions(kari, [id])).toMatchObject([{ atMost: 1, days: null, isOpen: false }])
})

test('an engagement that promises none, or has ended, invites to nothing', async ({ ctx }) => {
  const { admin, kari, id, organisationId } = await running(ctx)
  const exchange = await addRunning(admin, organisationId, { program: 'exchange', tier: 'essential' })
  expect(await listIntroductions(kari, [exchange])).toEqual([])
  expect(await getIntroductions(admin, exchange)).toBeNull()
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, id))
  expect(await listIntroductions(kari, [id])).toEqual([])
  expect(await getIntroductions(admin, id)).toMatchObject({ isOpen: false, isRunning: false, isCorrectable: true })
})

test('another organisation is refused; the team reads all with who made each', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  await introduce(admin, id)
  const neighbour = await asMember(ctx)
  await addPartner(ctx, 'Neighbour', neighbour)
  await expect(listIntroductions(neighbour, [id])).rejects.toMatchObject({ kind: 'forbidden' })
  for (const other of [neighbour, kari])
    await expect(getIntroductions(other, id)).rejects.toMatchObject({ kind: 'forbidden' })
  const reader = await asMember(ctx, { adminRole: 'reader' })
  expect(await getIntroductions(reader, id)).toMatchObject({
    ...{ atMost: 3, isOpen: true, today: '2026-11-16', startsOn: '2026-11-02' },
    introductions: [{ personName: 'Anna Falk', version: 0, organisationId: null }],
  })
  expect(await getIntroductions(admin, 'nothing')).toBeNull()
})
