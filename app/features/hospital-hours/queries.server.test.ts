import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { checkIns } from '~/db/schema/check-ins'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { processingLimits } from '~/db/schema/personal-data'
import { mergeOrganisation } from '~/features/organisations/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { getHospitalHours, getOwnHospitalHours } from './queries.server'

async function addHospital({ db }: Ctx, kind: 'hospital' | 'supplier' = 'hospital') {
  const [row] = await db.insert(organisations).values({ name: 'Nord', kind }).returning()
  return { id: row?.id ?? '', kind }
}

async function addColleague(ctx: Ctx, organisationId: string) {
  const member = await asMember(ctx, { role: 'hospital' })
  await ctx.db.insert(organisationMembers).values({ userId: member.actor.userId, organisationId })
  return member
}

const held = (ctx: Ctx, overrides = {}) =>
  addEvent(ctx, {
    eventDate: new Date('2026-05-05T16:00:00Z'),
    endsAt: new Date('2026-05-05T17:30:00Z'),
    ...overrides,
  })

const tap = (ctx: Ctx, eventId: string, userId: string, isPresent = true, minute = 0) =>
  ctx.db.insert(checkIns).values({
    ...{ id: crypto.randomUUID(), eventId, userId, isPresent, deviceId: crypto.randomUUID() },
    tappedAt: new Date(Date.UTC(2026, 4, 5, 16, minute)),
  })

test('colleagues who were present count once each, and an undone check-in does not', async ({ ctx }) => {
  const hospital = await addHospital(ctx)
  const [one, other, undone] = [
    await addColleague(ctx, hospital.id),
    await addColleague(ctx, hospital.id),
    await addColleague(ctx, hospital.id),
  ]
  const id = await held(ctx)
  await tap(ctx, id, one.actor.userId)
  await tap(ctx, id, one.actor.userId, true, 5)
  await tap(ctx, id, other.actor.userId)
  await tap(ctx, id, undone.actor.userId)
  await tap(ctx, id, undone.actor.userId, false, 1)
  const hours = { year: 2026, hours: 3, events: 1 }
  expect(await getOwnHospitalHours(undone)).toMatchObject(hours)
  expect(await getHospitalHours(await asAdmin(ctx), hospital)).toMatchObject(hours)
})

test('nothing counts of others, of a cancelled event, of last year and of whose data may only be stored', async ({
  ctx,
}) => {
  const hospital = await addHospital(ctx)
  const member = await addColleague(ctx, hospital.id)
  const restricted = await addColleague(ctx, hospital.id)
  const stranger = await addColleague(ctx, (await addHospital(ctx)).id)
  await ctx.db
    .insert(processingLimits)
    .values({ email: restricted.actor.email, restrictedAt: ctx.now, restrictedBy: 'admin' })
  const id = await held(ctx)
  await tap(ctx, id, restricted.actor.userId)
  await tap(ctx, id, stranger.actor.userId)
  await tap(ctx, await held(ctx, { status: 'cancelled' }), member.actor.userId)
  await tap(ctx, await held(ctx, { eventDate: new Date('2025-05-05T16:00:00Z'), endsAt: null }), member.actor.userId)
  expect(await getOwnHospitalHours(member)).toBeNull()
  expect(await getHospitalHours(await asAdmin(ctx), hospital)).toMatchObject({ year: 2026, hours: 0, events: 0 })
})

test('they go with the person to another hospital, and with a merge', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const [first, second, third] = [await addHospital(ctx), await addHospital(ctx), await addHospital(ctx)]
  const member = await addColleague(ctx, first.id)
  await tap(ctx, await held(ctx), member.actor.userId)
  const hoursOf = async (hospital: typeof first) => (await getHospitalHours(admin, hospital))?.hours
  await ctx.db
    .update(organisationMembers)
    .set({ organisationId: second.id })
    .where(eq(organisationMembers.userId, member.actor.userId))
  expect([await hoursOf(first), await hoursOf(second)]).toEqual([0, 1.5])
  await mergeOrganisation(admin, { id: second.id, into: third.id })
  expect(await hoursOf(third)).toBe(1.5)
})

test('who has no hospital sees none, and only admins see those of others', async ({ ctx }) => {
  const supplier = await addHospital(ctx, 'supplier')
  const member = await addColleague(ctx, supplier.id)
  await tap(ctx, await held(ctx), member.actor.userId)
  expect(await getOwnHospitalHours(member)).toBeNull()
  expect(await getOwnHospitalHours(await asMember(ctx))).toBeNull()
  expect(await getHospitalHours(await asAdmin(ctx), supplier)).toBeNull()
  await expect(getHospitalHours(member, supplier)).rejects.toThrow('organisation.see')
})
