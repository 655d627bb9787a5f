import { expect } from 'vitest'
import { deliverableFiles, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { organisations } from '~/db/schema/organisations'
import { threadFiles, threadMessages, threads } from '~/db/schema/threads'
import { deleteOrphanedFile } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { test, work } from '../../../../test/test'
import { deleteExpired } from '../commands.server'

const at = (date: string) => new Date(`${date}T09:00:00Z`)

async function addOrganisation({ db }: Ctx) {
  const [row] = await db.insert(organisations).values({ name: 'Aldera', kind: 'supplier' }).returning()
  return row?.id ?? ''
}

const stored = {
  ...({ program: 'visits', tier: 'core', locale: 'sv' } as const),
  ...{ lines: [], total: 0, priceRevision: '2026' },
}

test('an engagement is kept for bookkeeping, an offer that came to nothing for two years; files go with them', async ({
  ctx,
}) => {
  const organisationId = await addOrganisation(ctx)
  const row = { ...stored, organisationId, validUntil: '2019-01-01', offeredAt: at('2018-12-01') }
  const closed = {
    ...row,
    state: 'closed',
    acceptedText: 'Yes',
    acceptedByName: '',
    decidedAt: at('2019-01-01'),
  } as const
  const old = crypto.randomUUID()
  await ctx.db.insert(engagements).values([
    { ...closed, id: old, closedAt: at('2019-11-15') },
    { ...closed, terms: 'closed later', closedAt: at('2019-11-17') },
    { ...row, state: 'declined', decidedAt: at('2024-11-15') },
    { ...row, state: 'expired', terms: 'expired later', decidedAt: at('2024-11-17') },
    { ...row, state: 'discarded', offeredAt: null, updatedAt: at('2024-11-15') },
    { ...closed, state: 'running', terms: 'running', startedAt: at('2019-01-02') },
  ])
  const item = { title: { en: 'Memo' }, text: { en: '' }, side: 'team', dueOn: '2019-02-01', position: 1 } as const
  const [deliverable] = await ctx.db
    .insert(deliverables)
    .values({ ...item, engagementId: old })
    .returning()
  await ctx.files.put('deliverables/memo.pdf', Buffer.from('%PDF'))
  const file = { fileKey: 'deliverables/memo.pdf', fileName: 'memo.pdf', mediaType: 'application/pdf', size: 4 }
  await ctx.db.insert(deliverableFiles).values({ ...file, deliverableId: deliverable?.id ?? '' })
  expect(await deleteExpired(ctx)).toEqual({ engagements: 3 })
  expect(await deleteExpired(ctx)).toEqual({})
  const kept = await ctx.db.select({ terms: engagements.terms }).from(engagements)
  expect(kept.map(({ terms }) => terms).toSorted()).toEqual(['closed later', 'expired later', 'running'])
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.files.has(file.fileKey)).toBe(false)
})

test('a thread is kept for two years after its last message, and as long as its engagement', async ({ ctx }) => {
  const organisationId = await addOrganisation(ctx)
  const [engagement] = await ctx.db
    .insert(engagements)
    .values({ ...stored, organisationId, validUntil: '2026-12-01' })
    .returning()
  const met = { organisationName: 'The clinic', personName: 'Anna Falk', introducedOn: '2019-12-01' }
  const [introduction] = await ctx.db
    .insert(introductions)
    .values({ ...met, engagementId: engagement?.id ?? '' })
    .returning()
  const quiet = crypto.randomUUID()
  await ctx.db.insert(threads).values([
    { id: quiet, organisationId, subject: 'quiet', lastMessageAt: at('2024-11-15') },
    { organisationId, subject: 'later', lastMessageAt: at('2024-11-17') },
    {
      organisationId,
      subject: 'of an engagement',
      engagementId: engagement?.id ?? null,
      lastMessageAt: at('2020-01-01'),
    },
    {
      organisationId,
      subject: 'of an introduction',
      introductionId: introduction?.id ?? null,
      lastMessageAt: at('2020-01-01'),
    },
  ])
  const [message] = await ctx.db
    .insert(threadMessages)
    .values({ threadId: quiet, number: 1, authorName: 'Kari', isFromTeam: false, body: 'Hello' })
    .returning()
  await ctx.files.put('threads/plan.pdf', Buffer.from('%PDF'))
  const file = { fileKey: 'threads/plan.pdf', fileName: 'plan.pdf', mediaType: 'application/pdf', size: 4 }
  await ctx.db.insert(threadFiles).values({ ...file, messageId: message?.id ?? '' })
  expect(await deleteExpired(ctx)).toEqual({ threads: 1 })
  const kept = await ctx.db.select({ subject: threads.subject }).from(threads)
  expect(kept.map(({ subject }) => subject).toSorted()).toEqual(['later', 'of an engagement', 'of an introduction'])
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.files.has(file.fileKey)).toBe(false)
})
