import { isNotNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { engagementHistory, engagementRequests, engagementSignatories, engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { threadMessages, threads } from '~/db/schema/threads'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../../test/members'
import { findPerson } from '../../../../test/person'
import { test } from '../../../../test/test'
import { getTimeline, listOpenItems } from '../queries.server'
import { entryText, offeringLabel } from '../ui/labels'
import { countsQuery, timelineQuery } from './timeline.server'

const hourMs = 60 * 60 * 1000

/** An organisation with a running engagement and an offer, each of which its member has something to do with. */
async function setUp(ctx: Ctx) {
  const [admin, member] = [await asAdmin(ctx), await asMember(ctx, { name: 'Jonas Ek' })]
  const { userId } = member.actor
  const [row] = await ctx.db.insert(organisations).values({ name: 'Aldera', kind: 'supplier' }).returning()
  const organisationId = row?.id ?? ''
  await ctx.db.insert(organisationMembers).values({ userId, organisationId })
  const hoursAgo = (hours: number) => new Date(ctx.now.getTime() - hours * hourMs)
  const stored = { organisationId, lines: [], total: 0, priceRevision: 'x', locale: 'sv', offeredAt: ctx.now } as const
  const [id, offered] = [crypto.randomUUID(), crypto.randomUUID()]
  await ctx.db.insert(engagements).values([
    {
      ...{ ...stored, lines: [], id, program: 'visits', tier: 'core', state: 'running', validUntil: '2026-10-01' },
      ...{ acceptedText: 'Yes', acceptedById: userId, acceptedByName: 'Jonas Ek' },
    },
    {
      ...{ ...stored, lines: [], id: offered, program: 'exchange', tier: 'premium', state: 'offered' },
      validUntil: '2026-11-20',
    },
  ])
  await ctx.db.insert(engagementSignatories).values({ engagementId: offered, userId })
  const change = { engagementId: id, number: 1, state: 'accepted', byId: userId } as const
  await ctx.db.insert(engagementHistory).values({ ...change, at: hoursAgo(40) })
  const item = { engagementId: id, text: { en: '' }, side: 'team', position: 1 } as const
  const done = crypto.randomUUID()
  await ctx.db.insert(deliverables).values([
    {
      ...{
        ...item,
        id: done,
        title: { en: 'Scope' },
        dueOn: '2026-11-10',
        state: 'complete',
        completedAt: hoursAgo(30),
      },
      ...{ acceptedAt: hoursAgo(20), acceptedById: userId, acceptedByName: 'Jonas Ek', needsAcceptance: true },
    },
    { ...item, title: { en: 'Sites confirmed' }, dueOn: '2026-11-12', state: 'pending' },
    { ...item, title: { en: 'Visit days' }, dueOn: '2026-12-12', state: 'upcoming' },
  ])
  const changed = { deliverableId: done, byId: admin.actor.userId }
  await ctx.db.insert(deliverableHistory).values([
    { ...changed, number: 1, state: 'upcoming', at: hoursAgo(39) },
    { ...changed, number: 2, state: 'complete', at: hoursAgo(30) },
  ])
  await ctx.db.insert(introductions).values({
    ...{ engagementId: id, personName: 'Anna Falk', organisationName: 'Norrmark', introducedOn: '2026-11-15' },
    ...{ note: 'Ask about beds.', authorId: admin.actor.userId, createdAt: hoursAgo(15) },
  })
  await ctx.db.insert(engagementRequests).values({ userId, program: 'upgrades', createdAt: hoursAgo(10) })
  const threadId = crypto.randomUUID()
  const thread = { id: threadId, organisationId, subject: 'Figures', waitingSince: hoursAgo(5), lastMessageAt: ctx.now }
  await ctx.db.insert(threads).values({ ...thread, messageCount: 1 })
  const words = { threadId, number: 1, body: 'How many regions?', createdAt: hoursAgo(5) }
  await ctx.db.insert(threadMessages).values({ ...words, authorId: userId, authorName: 'Jonas Ek', isFromTeam: false })
  return { admin, member, organisation: { id: organisationId, domains: [] }, id, offered, threadId }
}

test('what was agreed, delivered and written is on the timelines of the organisation and of who did it, once', async ({
  ctx,
}) => {
  const { admin, member, organisation, id } = await setUp(ctx)
  const person = await findPerson(admin, member.actor.userId)
  const linesOf = async (subject: Parameters<typeof getTimeline>[1]) => {
    const { entries } = await getTimeline(admin, subject, { show: 'all', before: '' })
    return entries.filter(({ type }) => type !== 'account-created')
  }
  const ofOrganisation = await linesOf({ organisation })
  expect(ofOrganisation.map((entry) => entryText(entry).what)).toEqual([
    'Wrote in Figures',
    `Asked for ${offeringLabel('upgrades.')}`,
    'Introduced to Anna Falk, Norrmark',
    'Accepted what was delivered: Scope',
    'Delivered: Scope',
    `Accepted: ${offeringLabel('visits.core')}`,
  ])
  expect(ofOrganisation[0]).toMatchObject({ detail: 'How many regions?', person: { name: 'Jonas Ek' }, by: null })
  expect(ofOrganisation[2]).toMatchObject({ ref: id, detail: 'Ask about beds.', by: { email: admin.actor.email } })
  expect(ofOrganisation[4]).toMatchObject({ ref: id, by: { email: admin.actor.email } })
  const ofPerson = await linesOf({ person })
  expect(ofPerson.map(({ type }) => type)).toEqual([
    ...['thread-message', 'program-asked', 'deliverable-accepted', 'engagement-changed'],
  ])
})

test('an acceptance that was undone stays on both timelines as one', async ({ ctx }) => {
  const { admin, member, organisation } = await setUp(ctx)
  const [scope] = await ctx.db
    .update(deliverables)
    .set({ state: 'pending', completedAt: null, acceptedAt: null, acceptedById: null, acceptedByName: null })
    .where(isNotNull(deliverables.acceptedAt))
    .returning()
  const row = { deliverableId: scope?.id ?? '', at: new Date(ctx.now.getTime() - 20 * hourMs) }
  await ctx.db.insert(deliverableHistory).values([
    { ...row, number: 3, state: 'complete', byId: member.actor.userId },
    { ...row, number: 4, state: 'pending', reason: 'A page is missing', byId: admin.actor.userId },
  ])
  const person = await findPerson(admin, member.actor.userId)
  for (const [subject, expected] of [
    [{ organisation }, ['deliverable-changed', 'deliverable-accepted', 'deliverable-changed']],
    [{ person }, ['deliverable-accepted']],
  ] as const) {
    const { entries } = await getTimeline(admin, subject, { show: 'all', before: '' })
    expect(entries.map(({ type }) => type).filter((type) => type.startsWith('deliverable'))).toEqual(expected)
  }
})

test('offers, late items, requests and threads that wait are open', async ({ ctx }) => {
  const { admin, member, organisation, id, offered, threadId } = await setUp(ctx)
  const kinds = async (subject: Parameters<typeof listOpenItems>[1]) =>
    (await listOpenItems(admin, subject)).map(({ kind, id, title }) => [kind, id, title])
  const ofOrganisation = await kinds({ organisation })
  expect(ofOrganisation).toEqual(
    expect.arrayContaining([
      ['engagement', offered, 'exchange.premium'],
      ['deliverable', id, 'Sites confirmed'],
      ['program', expect.any(String), 'upgrades.'],
      ['thread', threadId, 'Figures'],
    ]),
  )
  expect(ofOrganisation).toHaveLength(4)
  const ofPerson = await kinds({ person: await findPerson(admin, member.actor.userId) })
  expect(ofPerson.map(([kind]) => kind).toSorted()).toEqual(['engagement', 'program', 'thread'])
  const other = await findPerson(admin, (await asMember(ctx)).actor.userId)
  expect(await listOpenItems(admin, { person: other })).toEqual([])
})

test('what someone has accepted is found by an index, among the deliverables of all organisations', async ({ ctx }) => {
  const { member } = await setUp(ctx)
  const { userId, email } = member.actor
  const subject = { person: { id: userId, userId, email, name: 'Jonas Ek' } }
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    for (const query of [timelineQuery(subject, 'engagements', null, ctx.now), countsQuery(subject, ctx.now)]) {
      const { rows } = await tx.execute(sql`explain ${query}`)
      expect(rows.map((row) => String(row['QUERY PLAN'])).join()).toContain('deliverables_accepted_by')
    }
  })
})
