import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { deliverables } from '~/db/schema/deliverables'
import { engagementHistory, engagements } from '~/db/schema/engagements'
import { organisationMembers } from '~/db/schema/organisations'
import type { Ctx } from '~/web/ctx.server'
import { addPartner, draftFor, offerTo, partnerWithAdmin, readEngagement, sentenceFor } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import {
  acceptOffer,
  assignEngagement,
  changeEngagement,
  closeEngagement,
  createEngagement,
  declineOffer,
  discardEngagement,
  offerEngagement,
  renewEngagement,
  startEngagement,
  withdrawOffer,
} from './commands.server'
import { engagementChanged } from './sources/job-kinds.server'

const statesOf = async ({ db }: Ctx, id: string) =>
  (
    await db
      .select({ state: engagementHistory.state })
      .from(engagementHistory)
      .where(eq(engagementHistory.engagementId, id))
      .orderBy(asc(engagementHistory.number))
  ).map(({ state }) => state)

const versionOf = async (ctx: Ctx, id: string) => (await readEngagement(ctx, id)).version

const draftFields = {
  ...{ tier: 'core', price: 200_000, validUntil: '2026-12-15', startsOn: null, ownerId: null },
  ...{ locale: 'sv' as const, terms: 'Two delegates.', addOns: [] },
}

describe('a draft', () => {
  test('begins with the price of its level, today’s revision and thirty days', async ({ ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId, 'exchange.premium')
    expect(await readEngagement(ctx, id)).toMatchObject({
      state: 'draft',
      lines: [{ kind: 'tier', key: 'premium', quantity: 1, unitPrice: 195_000 }],
      total: 195_000,
      priceRevision: '2026-11',
      validUntil: '2026-12-16',
      ownerId: admin.actor?.userId,
    })
    expect(await statesOf(ctx, id)).toEqual(['draft'])
  })

  test('is created once, however often its form is sent', async ({ ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const input = { id: crypto.randomUUID(), organisation: 'Aldera', offering: 'visits.core' }
    await createEngagement(admin, input)
    await createEngagement(admin, input)
    expect(await ctx.db.$count(engagements, eq(engagements.organisationId, organisationId))).toBe(1)
    await expect(createEngagement(admin, { ...input, offering: 'visits.express' })).rejects.toThrow('exists')
    await expect(createEngagement(admin, { ...input, organisation: 'Nobody' })).rejects.toThrow('unknown-organisation')
  })

  test('is changed with its add-ons, and not over the change of a colleague', async ({ ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    const addOns = [
      { kind: 'addOn' as const, key: 'memo', quantity: 1, unitPrice: 30_000 },
      { kind: 'addOn' as const, key: 'delegate', quantity: 2, unitPrice: null },
    ]
    await changeEngagement(admin, { id, version: 0, ...draftFields, addOns })
    const row = await readEngagement(ctx, id)
    expect(row).toMatchObject({ total: 200_000 + 30_000 + 2 * 7_000, terms: 'Two delegates.', version: 1 })
    expect(row.lines.at(-1)).toEqual({ kind: 'addOn', key: 'delegate', quantity: 2, unitPrice: 7_000 })
    await expect(changeEngagement(admin, { id, version: 0, ...draftFields })).rejects.toThrow('stale')
    const owner = { ownerId: (await asMember(ctx)).actor.userId }
    await expect(changeEngagement(admin, { id, version: 1, ...draftFields, ...owner })).rejects.toThrow('not-an-owner')
  })

  test('is discarded, and then neither changed nor offered', async ({ ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    await discardEngagement(admin, { id, version: 0 })
    await expect(changeEngagement(admin, { id, version: 1, ...draftFields })).rejects.toThrow('wrong-state')
    await expect(offerEngagement(admin, { id, version: 1, signatory: [] })).rejects.toThrow('wrong-state')
    expect(await statesOf(ctx, id)).toEqual(['draft', 'discarded'])
  })
})

describe('offering', () => {
  test('names who may accept, writes history and audit, and enqueues the mails', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    expect(await readEngagement(ctx, id)).toMatchObject({ state: 'offered', offeredAt: ctx.now })
    expect(await queued(ctx, engagementChanged)).toEqual([{ engagementId: id, number: 2 }])
    const [last] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'engagement.offered'))
    expect(last).toMatchObject({ objectId: id, objectName: 'Aldera · Clinical visits, Core' })
  })

  test('is refused without a signatory, and for one who does not belong to the organisation', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const stranger = await asMember(ctx)
    const id = await draftFor(admin, organisationId)
    const offer = (...people: Ctx[]) =>
      offerEngagement(admin, { id, version: 0, signatory: people.map(({ actor }) => actor?.userId ?? '') })
    await expect(offer()).rejects.toThrow('no-signatory')
    await expect(offer(kari, stranger)).rejects.toThrow('not-a-member')
    expect((await readEngagement(ctx, id)).state).toBe('draft')
  })

  test('is refused when its last day is over', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    await changeEngagement(admin, { id, version: 0, ...draftFields, validUntil: '2026-11-15' })
    const signatory = [kari.actor.userId]
    await expect(offerEngagement(admin, { id, version: 1, signatory })).rejects.toThrow('day-past')
    await changeEngagement(admin, { id, version: 1, ...draftFields, validUntil: '2026-11-16' })
    await offerEngagement(admin, { id, version: 2, signatory })
  })

  test('is refused at prices of an earlier list, until the draft is saved again', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    await ctx.db.update(engagements).set({ priceRevision: '2025-01' }).where(eq(engagements.id, id))
    const signatory = [kari.actor.userId]
    await expect(offerEngagement(admin, { id, version: 0, signatory })).rejects.toThrow('prices-changed')
    await changeEngagement(admin, { id, version: 0, ...draftFields })
    await offerEngagement(admin, { id, version: 1, signatory })
  })

  test.for([
    ['a price below its range', { price: 179_999 }],
    ['a price above its range', { price: 260_001 }],
    ['another price than the fixed one', { addOns: [{ key: 'site', quantity: 1, unitPrice: 24_000 }] }],
  ] as const)('is refused with %s', async ([, wrong], { ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    const addOns = ('addOns' in wrong ? wrong.addOns : []).map((line) => ({ kind: 'addOn' as const, ...line }))
    await changeEngagement(admin, { id, version: 0, ...draftFields, ...wrong, addOns })
    await expect(offerEngagement(admin, { id, version: 1, signatory: [kari.actor.userId] })).rejects.toThrow(
      'price-outside',
    )
  })

  test.for(['seat', 'constructor'])('has no add-on that the program has not: %s', async (key, { ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    const addOns = [{ kind: 'addOn' as const, key, quantity: 1, unitPrice: null }]
    const change = changeEngagement(admin, { id, version: 0, ...draftFields, addOns })
    await expect(change).rejects.toThrow('price-outside')
  })

  test('of a price that is not on the list needs one', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId, 'speedDial.line')
    const offer = async () =>
      offerEngagement(admin, { id, version: await versionOf(ctx, id), signatory: [kari.actor.userId] })
    await expect(offer()).rejects.toThrow('price-outside')
    await changeEngagement(admin, { id, version: 0, ...draftFields, tier: 'line', price: 123_456 })
    await offer()
    expect((await readEngagement(ctx, id)).total).toBe(123_456)
  })
})

describe('accepting and declining', () => {
  test('stores who, when and the words, and sending it again changes nothing', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    const agreed = await sentenceFor(kari, id)
    expect(agreed).toBe(
      'On behalf of Aldera I accept the offer for Clinical visits, Core at 180,000\u00a0SEK, excluding VAT, and I am entitled to do so.',
    )
    await acceptOffer(kari, { id, agreed })
    await acceptOffer(kari, { id, agreed })
    expect(await readEngagement(ctx, id)).toMatchObject({
      ...{ state: 'accepted', acceptedText: agreed, acceptedByName: 'Kari Nordmann', decidedAt: ctx.now },
      acceptedById: kari.actor.userId,
    })
    expect(await statesOf(ctx, id)).toEqual(['draft', 'offered', 'accepted'])
  })

  test('in another language than the page was loaded in, but never with other words', async ({ ctx }) => {
    const { admin, lars, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, lars)
    await expect(acceptOffer(lars, { id, agreed: 'I accept.' })).rejects.toThrow('sentence-changed')
    const agreed = await sentenceFor({ ...lars, locale: 'sv' }, id)
    expect(agreed).toContain('exklusive moms')
    await acceptOffer(lars, { id, agreed })
  })

  test('is for signatories, and unknown to everyone else', async ({ ctx }) => {
    const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
    const stranger = await asMember(ctx)
    await addPartner(ctx, 'Bergen', stranger)
    const id = await offerTo(admin, organisationId, kari)
    const agreed = await sentenceFor(kari, id)
    await expect(acceptOffer(lars, { id, agreed })).rejects.toMatchObject({ reason: 'not-signatory' })
    await expect(declineOffer(lars, { id, reason: '' })).rejects.toMatchObject({ reason: 'not-signatory' })
    for (const other of [stranger, admin]) {
      await expect(acceptOffer(other, { id, agreed })).rejects.toMatchObject({ kind: 'not-found' })
      await expect(declineOffer(other, { id, reason: '' })).rejects.toMatchObject({ kind: 'not-found' })
    }
    await expect(acceptOffer(ctx, { id, agreed })).rejects.toMatchObject({ kind: 'forbidden' })
    const draft = await draftFor(admin, organisationId)
    await expect(declineOffer(kari, { id: draft, reason: '' })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('is over for who has left the organisation', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    const agreed = await sentenceFor(kari, id)
    await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
    await expect(acceptOffer(kari, { id, agreed })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('twice by one person declines once; a colleague is told who did', async ({ ctx }) => {
    const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari, lars)
    await declineOffer(kari, { id, reason: 'Next year.' })
    await declineOffer(kari, { id, reason: 'Next year.' })
    await expect(declineOffer(lars, { id, reason: '' })).rejects.toMatchObject({ reason: 'declined' })
  })

  test('is refused after the last day, also before the offer is marked as expired', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    const agreed = await sentenceFor(kari, id)
    // The last day is 16 December, and ends at midnight in Stockholm.
    const late = { ...kari, now: new Date('2026-12-16T23:00:00Z') }
    await expect(acceptOffer(late, { id, agreed })).rejects.toThrow('expired')
    await acceptOffer({ ...kari, now: new Date('2026-12-16T22:59:59Z') }, { id, agreed })
  })

  test('at once: one wins, and the other is told who has decided', async ({ database, jobs }) => {
    const { admin, kari, lars, organisationId } = await partnerWithAdmin(committing(database, jobs))
    for (const order of [0, 1]) {
      const id = await offerTo(admin, organisationId, kari, lars)
      const agreed = await sentenceFor(kari, id)
      const both = [() => acceptOffer(kari, { id, agreed }), () => declineOffer(lars, { id, reason: 'Next year.' })]
      const results = await Promise.allSettled((order ? both.toReversed() : both).map((run) => run()))
      const failed = results.filter((result) => result.status === 'rejected')
      expect(failed).toHaveLength(1)
      const { state } = await readEngagement(admin, id)
      const expected =
        state === 'accepted' ? { reason: 'accepted', by: 'Kari Nordmann' } : { reason: 'declined', by: 'Lars Berg' }
      expect(failed[0]?.reason).toMatchObject(expected)
      expect(await statesOf(admin, id)).toEqual(['draft', 'offered', state])
    }
  })

  test('is refused once the offer is withdrawn', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    const agreed = await sentenceFor(kari, id)
    await withdrawOffer(admin, { id, version: 1, reason: 'A mistake.' })
    await expect(acceptOffer(kari, { id, agreed })).rejects.toThrow('withdrawn')
    await expect(withdrawOffer(admin, { id, version: 2, reason: '' })).rejects.toThrow('wrong-state')
  })
})

describe('running', () => {
  test('starts with its deliverables and ends', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    await expect(startEngagement(admin, { id, version: 1, startsOn: '2027-01-11' })).rejects.toThrow('wrong-state')
    await acceptOffer(kari, { id, agreed: await sentenceFor(kari, id) })
    await startEngagement(admin, { id, version: 2, startsOn: '2027-01-11' })
    expect(await readEngagement(ctx, id)).toMatchObject({ state: 'running', startsOn: '2027-01-11' })
    expect(await ctx.db.$count(deliverables, eq(deliverables.engagementId, id))).toBeGreaterThan(2)
    await closeEngagement(admin, { id, version: 3, reason: 'Delivered.' })
    expect(await statesOf(ctx, id)).toEqual(['draft', 'offered', 'accepted', 'running', 'closed'])
    await expect(closeEngagement(admin, { id, version: 4, reason: '' })).rejects.toThrow('wrong-state')
  })
})

test('an engagement is given to a colleague in any state, and only to one who may lead it', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  const elin = await asMember(ctx, { adminRole: 'member_manager' })
  await assignEngagement(admin, { id, version: 1, ownerId: elin.actor.userId })
  expect(await readEngagement(ctx, id)).toMatchObject({ ownerId: elin.actor.userId, state: 'offered', version: 2 })
  const reader = await asMember(ctx, { adminRole: 'reader' })
  await expect(assignEngagement(admin, { id, version: 2, ownerId: reader.actor.userId })).rejects.toThrow(
    'not-an-owner',
  )
  await expect(assignEngagement(admin, { id, version: 1, ownerId: null })).rejects.toThrow('stale')
  await expect(assignEngagement(kari, { id, version: 2, ownerId: null })).rejects.toMatchObject({ kind: 'forbidden' })
})

test('an offer that is out keeps its prices when the list changes, and is accepted at them', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  const lines = [{ kind: 'tier' as const, key: 'core', quantity: 1, unitPrice: 90_000 }]
  const older = { lines, total: 90_000, priceRevision: '2025-01' }
  await ctx.db.update(engagements).set(older).where(eq(engagements.id, id))
  const agreed = await sentenceFor(kari, id)
  expect(agreed).toContain('90,000')
  await acceptOffer(kari, { id, agreed })
  expect(await readEngagement(ctx, id)).toMatchObject({ ...older, state: 'accepted' })
})

describe('renewing', () => {
  test('makes one new draft of a declined offer, at today’s prices', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    const newId = crypto.randomUUID()
    await expect(renewEngagement(admin, { id, newId })).rejects.toThrow('wrong-state')
    await declineOffer(kari, { id, reason: 'Next year.' })
    const old = [{ kind: 'tier' as const, key: 'core', quantity: 1, unitPrice: 90_000 }]
    await ctx.db
      .update(engagements)
      .set({ lines: old, total: 90_000, priceRevision: '2025-01' })
      .where(eq(engagements.id, id))
    await renewEngagement(admin, { id, newId })
    // In another tab.
    expect(await renewEngagement(admin, { id, newId: crypto.randomUUID() })).toEqual({ id: newId })
    const renewal = { renews: id, state: 'draft', total: 180_000, priceRevision: '2026-11' }
    expect(await readEngagement(ctx, newId)).toMatchObject(renewal)
    expect(await readEngagement(ctx, id)).toMatchObject({ state: 'declined', total: 90_000 })
  })

  test('is possible as soon as the last day of an offer is over, before the job has ended it', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    const newId = crypto.randomUUID()
    await renewEngagement({ ...admin, now: new Date('2027-03-01T09:00:00Z') }, { id, newId })
    expect(await readEngagement(ctx, id)).toMatchObject({ state: 'offered' })
    expect(await readEngagement(ctx, newId)).toMatchObject({ state: 'draft', renews: id })
  })
})

test('commands of the team are for admins with the right', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await draftFor(admin, organisationId)
  const ref = { id, version: 0 }
  for (const actor of [kari, ctx, await asMember(ctx, { adminRole: 'reader' })]) {
    for (const run of [
      () => createEngagement(actor, { id, organisation: 'Aldera', offering: 'visits.core' }),
      () => changeEngagement(actor, { ...ref, ...draftFields }),
      () => discardEngagement(actor, ref),
      () => offerEngagement(actor, { ...ref, signatory: [] }),
      () => withdrawOffer(actor, { ...ref, reason: '' }),
      () => startEngagement(actor, { ...ref, startsOn: '2027-01-11' }),
      () => closeEngagement(actor, { ...ref, reason: '' }),
      () => renewEngagement(actor, { id, newId: id }),
    ])
      await expect(run()).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
