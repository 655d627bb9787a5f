import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { deliverables } from '~/db/schema/deliverables'
import { organisationMembers } from '~/db/schema/organisations'
import { acceptOffer, askForEngagement, declineOffer, startEngagement } from '~/features/engagements/commands.server'
import { countForMembers } from '~/features/workspace/queries.server'
import { addPartner, draftFor, offerTo, partnerWithAdmin, readEngagement, sentenceFor } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { nextSteps } from './model'
import { getOwnWork } from './queries.server'

type Partner = Awaited<ReturnType<typeof partnerWithAdmin>>

/** The number beside 'Engagements' in the rail; undefined where the rail has no such place. */
const countInRail = async (member: Partner['kari']) => (await countForMembers(member, '/supplier')).engagements

/** The lines of the page that wait for the organisation. */
const waitingFor = async (member: Partner['kari']) =>
  nextSteps({ upcoming: null, insights: null, note: null, work: await getOwnWork(member) }).map(({ kind }) => kind)

async function startedBy({ admin, kari, organisationId }: Partner) {
  const id = await offerTo(admin, organisationId, kari)
  await acceptOffer(kari, { id, agreed: await sentenceFor(kari, id) })
  await startEngagement(admin, { id, version: (await readEngagement(admin, id)).version, startsOn: '2026-11-16' })
  return id
}

test('without an organisation, or without anything offered to it, there is nothing and the rail has no place', async ({
  ctx,
}) => {
  const alone = await asMember(ctx)
  expect(await getOwnWork(alone)).toEqual({
    engagements: [],
    deliverables: [],
    introductions: [],
    answerable: [],
    requests: [],
  })
  expect(await countInRail(alone)).toBeUndefined()
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  await draftFor(admin, organisationId)
  expect(await getOwnWork(kari)).toMatchObject({ engagements: [] })
  expect(await countInRail(kari)).toBeUndefined()
})

test('an offer waits for those who may answer it, until its last day is over', async ({ ctx }) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  expect(await getOwnWork(kari)).toMatchObject({ engagements: [{ id, state: 'offered' }], answerable: [id] })
  expect(await countInRail(kari)).toBe(1)
  expect(await getOwnWork(lars)).toMatchObject({ engagements: [{ id }], answerable: [] })
  expect(await countInRail(lars)).toBe(0)
  const { validUntil } = await readEngagement(ctx, id)
  const lastHour = new Date(`${validUntil}T22:00:00Z`)
  const afterwards = new Date(`${validUntil}T23:30:00Z`)
  expect(await countInRail({ ...kari, now: lastHour })).toBe(1)
  expect(await countInRail({ ...kari, now: afterwards })).toBe(0)
  expect(await waitingFor({ ...kari, now: afterwards })).toEqual([])
})

test('a declined offer waits for nobody', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  await declineOffer(kari, { id, reason: '' })
  expect(await countInRail(kari)).toBe(0)
  expect(await waitingFor(kari)).toEqual([])
})

test('the count of the rail is that of the lines: what the partner owes, and what it has to accept', async ({
  ctx,
}) => {
  const partner = await partnerWithAdmin(ctx)
  const { kari, lars } = partner
  const id = await startedBy(partner)
  await ctx.db.update(deliverables).set({ state: 'upcoming' }).where(eq(deliverables.engagementId, id))
  const isOf = (key: string) => eq(deliverables.templateKey, key)
  await ctx.db.update(deliverables).set({ state: 'pending' }).where(isOf('scope'))
  await ctx.db.update(deliverables).set({ state: 'pending' }).where(isOf('sites'))
  expect(await waitingFor(lars)).toEqual(['owed'])
  const completed = { state: 'complete', completedAt: ctx.now, needsAcceptance: true } as const
  await ctx.db.update(deliverables).set(completed).where(isOf('sites'))
  for (const member of [kari, lars]) {
    expect(await waitingFor(member)).toEqual(['accept', 'owed'])
    expect(await countInRail(member)).toBe(2)
  }
  await ctx.db.update(deliverables).set({ acceptedAt: ctx.now, acceptedByName: 'Kari' }).where(isOf('sites'))
  expect(await waitingFor(lars)).toEqual(['owed'])
  expect(await countInRail(lars)).toBe(1)
})

test('who leaves the organisation, and who belongs to another one, sees nothing of it', async ({ ctx }) => {
  const partner = await partnerWithAdmin(ctx)
  const { kari } = partner
  await startedBy(partner)
  const other = await asMember(ctx)
  await addPartner(ctx, 'Fjellvik', other)
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
  for (const member of [kari, other]) {
    expect(await getOwnWork(member)).toMatchObject({ engagements: [], deliverables: [], answerable: [] })
    expect(await countInRail(member)).toBeUndefined()
  }
})

test('what a member has asked for is shown to them alone', async ({ ctx }) => {
  const { kari, lars } = await partnerWithAdmin(ctx)
  await askForEngagement(kari, { program: 'upgrades', tier: 'partner', message: 'More seats' })
  expect((await getOwnWork(kari)).requests).toEqual([{ program: 'upgrades', tier: 'partner', createdAt: ctx.now }])
  expect((await getOwnWork(lars)).requests).toEqual([])
})
