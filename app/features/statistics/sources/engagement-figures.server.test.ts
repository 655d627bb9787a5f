import { expect } from 'vitest'
import { chatConversations } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { inboxAnswers } from '~/db/schema/inbox'
import { organisations } from '~/db/schema/organisations'
import { threadMessages, threads } from '~/db/schema/threads'
import type { Ctx } from '~/web/ctx.server'
import { aContactRequest } from '../../../../test/contact-request'
import { asAdmin, asMember } from '../../../../test/members'
import { test } from '../../../../test/test'
import { getStatistics } from '../queries.server'
import { countPromises, sumRevenue } from './engagement-figures.server'

const at = (time: string) => new Date(`${time}:00Z`)

async function addEngagement({ db }: Ctx, overrides: Partial<typeof engagements.$inferInsert> = {}) {
  const [organisation] = await db.insert(organisations).values({ name: 'Aldera', kind: 'supplier' }).returning()
  const id = crypto.randomUUID()
  await db.insert(engagements).values({
    ...{ id, organisationId: organisation?.id ?? '', program: 'visits', tier: 'core', lines: [], total: 200_000 },
    ...{ priceRevision: 'x', locale: 'sv', validUntil: '2026-12-01', offeredAt: at('2026-01-01T09:00') },
    ...{ state: 'accepted', acceptedText: 'Yes', acceptedByName: 'Jonas', ...overrides },
  })
  return { id, organisationId: organisation?.id ?? '' }
}

test('revenue is what was accepted, in the month of Stockholm in which it was', async ({ ctx }) => {
  await addEngagement(ctx, { decidedAt: at('2026-10-31T22:30') })
  // November in Stockholm, October in UTC.
  await addEngagement(ctx, { decidedAt: at('2026-10-31T23:30'), total: 50_000 })
  await addEngagement(ctx, { decidedAt: at('2026-11-10T09:00'), state: 'closed', program: 'exchange', total: 149_500 })
  await addEngagement(ctx, { decidedAt: at('2026-11-10T09:00'), state: 'declined', acceptedText: null })
  await addEngagement(ctx, { decidedAt: at('2025-11-30T09:00') })
  const months = await sumRevenue(ctx)
  expect(months.map(({ month }) => month)).toHaveLength(12)
  expect(months[0]?.month).toBe('2025-12-01')
  expect(months.at(-2)).toMatchObject({ month: '2026-10-01', byProgram: { visits: 200_000, exchange: 0 } })
  expect(months.at(-1)).toMatchObject({ month: '2026-11-01', byProgram: { visits: 50_000, exchange: 149_500 } })
  expect(months[0]?.byProgram.visits).toBe(0)
})

test('a promise is kept on its last day, broken when it is late or overdue, and not counted before', async ({
  ctx,
}) => {
  const { id: engagementId, organisationId } = await addEngagement(ctx, { decidedAt: at('2026-06-01T09:00') })
  const item = { engagementId, title: { en: 'x' }, text: { en: '' }, side: 'team', position: 1 } as const
  const complete = (completedAt: Date) => ({ state: 'complete' as const, completedAt })
  await ctx.db.insert(deliverables).values([
    { ...item, templateKey: 'introductions', dueOn: '2026-10-20', ...complete(at('2026-10-20T21:30')) },
    { ...item, templateKey: 'day30', dueOn: '2026-10-20', ...complete(at('2026-10-20T22:30')) },
    { ...item, templateKey: 'day60', dueOn: '2026-11-15', state: 'pending' },
    { ...item, templateKey: 'day90', dueOn: '2026-11-16', state: 'pending' },
    { ...item, templateKey: 'movement', dueOn: '2026-11-10', state: 'dropped' },
    { ...item, templateKey: 'scope', dueOn: '2026-11-10', ...complete(at('2026-11-01T09:00')) },
  ])
  const written = async (messages: [isFromTeam: boolean, at: string][], waitingSince: string | null) => {
    const threadId = crypto.randomUUID()
    const thread = { id: threadId, organisationId, subject: 'x', lastMessageAt: ctx.now }
    await ctx.db.insert(threads).values({ ...thread, waitingSince: waitingSince ? at(waitingSince) : null })
    await ctx.db.insert(threadMessages).values(
      messages.map(([isFromTeam, time], index) => ({
        ...{ threadId, number: index + 1, authorName: '', body: 'x', isFromTeam, createdAt: at(time) },
      })),
    )
  }
  // Asked twice and answered in time, then asked again and answered late.
  await written(
    [
      ...([
        [false, '2026-11-02T09:00'],
        [false, '2026-11-03T09:00'],
        [true, '2026-11-04T09:00'],
      ] as const),
      ...([
        [false, '2026-11-05T09:00'],
        [true, '2026-11-07T09:01'],
      ] as const),
    ].map(([isFromTeam, time]): [boolean, string] => [isFromTeam, time]),
    null,
  )
  await written([[false, '2026-11-12T09:00']], '2026-11-12T09:00')
  await written([[false, '2026-11-16T08:00']], '2026-11-16T08:00')
  // No answer was needed.
  await written([[false, '2026-11-01T08:00']], null)
  expect(await countPromises(ctx)).toEqual([
    { promise: 'introductions', kept: 1, late: 0 },
    { promise: 'commitments', kept: 0, late: 2 },
    { promise: 'answers', kept: 1, late: 2 },
    { promise: 'inbox', kept: 0, late: 0 },
  ])
})

test('answers to visitors are counted from when they wrote, those that need none and chats are not', async ({
  ctx,
}) => {
  const { db } = ctx
  const contact = { ...aContactRequest(), locale: 'en' as const }
  const written = async (createdAt: string, answers: string[], doneAt?: string) => {
    const values = { ...contact, message: createdAt, createdAt: at(createdAt), doneAt: doneAt ? at(doneAt) : null }
    const [row] = await db.insert(contactRequests).values(values).returning()
    const answer = { contactRequestId: row?.id, subject: 'x', body: 'x', authorEmail: 'a@nordbro.example' }
    for (const answered of answers) await db.insert(inboxAnswers).values({ ...answer, createdAt: at(answered) })
  }
  // The first answer counts: on its last minute, and one minute later.
  await written('2026-11-02T09:00', ['2026-11-05T09:00', '2026-11-04T09:00'], '2026-11-05T09:00')
  await written('2026-11-02T10:00', ['2026-11-04T10:01'])
  // Overdue, not due yet, closed without an answer, and before the first month.
  await written('2026-11-10T09:00', [])
  await written('2026-11-16T09:00', [])
  await written('2026-11-03T09:00', [], '2026-11-09T09:00')
  await written('2025-11-30T09:00', [])
  await db.insert(chatConversations).values({ id: crypto.randomUUID(), createdAt: at('2026-11-01T09:00') })
  const asked = {
    name: 'x',
    email: 'x@y.example',
    interests: [],
    consentText: 'x',
    consentVersion: 1,
    locale: 'en' as const,
  }
  for (const [why, createdAt, status] of [
    ['one', '2026-11-02T09:00', 'new'],
    ['two', '2026-11-02T09:00', 'invited'],
  ] as const) {
    const times = { consentedAt: at(createdAt), createdAt: at(createdAt) }
    const doneAt = status === 'new' ? null : at('2026-11-03T09:00')
    const [row] = await db
      .insert(circleRequests)
      .values({ ...asked, why, status, ...times, doneAt })
      .returning()
    const answer = { circleRequestId: row?.id, subject: 'x', body: 'x', authorEmail: 'a@nordbro.example' }
    if (status === 'invited') await db.insert(inboxAnswers).values({ ...answer, createdAt: at('2026-11-03T09:00') })
  }
  expect((await countPromises(ctx)).at(-1)).toEqual({ promise: 'inbox', kept: 2, late: 3 })
})

test('who may not see engagements gets the other figures without them', async ({ ctx }) => {
  expect((await getStatistics(await asAdmin(ctx), 30)).engagements).not.toBeNull()
  const editor = await asMember(ctx, { adminRole: 'editor' })
  expect((await getStatistics(editor, 30)).engagements).toBeNull()
})
