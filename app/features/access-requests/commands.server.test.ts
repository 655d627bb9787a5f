import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accessRequests, requestWords } from '~/db/schema/access-requests'
import { mails } from '~/db/schema/mails'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, later, pending, request } from '../../../test/access-request'
import { committing, queued, test, work } from '../../../test/test'
import { startReview, submitAccessRequest } from './commands.server'
import { accessRequestReceived, mailAccessRequest } from './jobs.server'
import { getAccessRequest } from './queries.server'

test('a request is stored as typed, pending, with the language of the page', async ({ ctx }) => {
  await submitAccessRequest({ ...ctx, locale: 'no' }, request())
  const [row] = await ctx.db.select().from(accessRequests)
  expect(row).toMatchObject({ ...request(), status: 'pending', locale: 'no', createdAt: ctx.now, reviewedAt: null })
  expect(await queued(ctx, accessRequestReceived)).toEqual([{ requestId: row?.id }])
})

test('asking twice with equal words leaves one pending request and one pair of mails, whatever the capitals', async ({
  ctx,
}) => {
  await submitAccessRequest(ctx, request())
  await submitAccessRequest(ctx, request({ email: 'Kari@Sykehus.example' }))
  expect(await ctx.db.select().from(accessRequests)).toHaveLength(1)
  expect(await ctx.db.select().from(requestWords)).toEqual([])
  // The second request enqueues a job too, for constant time; the job finds nothing and mails nothing.
  expect(await queued(ctx, accessRequestReceived)).toHaveLength(2)
  await work(ctx, mailAccessRequest)
  expect(await ctx.db.select().from(mails)).toHaveLength(2)
})

test('other words are kept once beside the pending request, and only its own address is told', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await pending(ctx)
  const again = request({ email: 'Kari@Sykehus.example', reason: 'Once more.', role: 'supplier' })
  await submitAccessRequest(ctx, again)
  await submitAccessRequest(ctx, again)
  const listed = await getAccessRequest(admin, id)
  expect(listed).toMatchObject({ reason: 'We plan a new ward.', role: 'hospital' })
  expect(listed?.words).toMatchObject({ earlier: [], later: [{ reason: 'Once more.', role: 'supplier' }] })
  await work(ctx, mailAccessRequest)
  await work(ctx, mailAccessRequest)
  const written = await ctx.db.select().from(mails)
  expect(written.map(({ template, toAddress }) => `${template} ${toAddress}`).toSorted()).toEqual([
    'access-request.again kari@sykehus.example',
    `access-request.notice ${ctx.brand.email}`,
    'access-request.received kari@sykehus.example',
  ])
  expect(written.find(({ template }) => template === 'access-request.again')?.text).not.toContain('Once more.')
})

test('what is kept beside one request is limited', async ({ ctx }) => {
  await pending(ctx)
  for (let nth = 0; nth < 25; nth += 1) await submitAccessRequest(ctx, request({ reason: `Reason ${nth}` }))
  expect(await ctx.db.select().from(requestWords)).toHaveLength(20)
})

test('the first admin who opens a request begins the review, once', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await pending(ctx)
  const open = async (ctx: Ctx) => {
    const opened = await getAccessRequest(ctx, id)
    if (opened) await startReview(ctx, opened)
    return (await getAccessRequest(ctx, id))?.reviewStartedAt
  }
  expect(await open(admin)).toBe(ctx.now.toISOString())
  expect(await open(later(admin, 60))).toBe(ctx.now.toISOString())
  const opened = await getAccessRequest(admin, id)
  if (opened) await expect(startReview(ctx, opened)).rejects.toThrow('accessRequest.decide')
})

test('someone whose request was decided may ask again', async ({ ctx }) => {
  await submitAccessRequest(ctx, request())
  await ctx.db.update(accessRequests).set({ status: 'rejected' }).where(eq(accessRequests.email, request().email))
  await submitAccessRequest(ctx, request())
  expect(await ctx.db.select().from(accessRequests)).toHaveLength(2)
})

test('a request whose transaction is rolled back leaves no job', async ({ ctx }) => {
  const rolledBack = ctx.db.transaction(async (db) => {
    await submitAccessRequest({ ...ctx, db }, request())
    throw new Error('the process died here')
  })
  await expect(rolledBack).rejects.toThrow('died here')
  expect(await queued(ctx, accessRequestReceived)).toEqual([])
})

// Last in the file: it commits.
test('twenty concurrent requests leave one row, and one job that finds it', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await Promise.all(
    Array.from({ length: 20 }, () => submitAccessRequest(ctx, request({ email: 'at-once@sykehus.example' }))),
  )
  const rows = await ctx.db.select().from(accessRequests)
  expect(rows).toHaveLength(1)
  const jobsWithRow = (await queued(ctx, accessRequestReceived)).filter(({ requestId }) => requestId === rows[0]?.id)
  expect(jobsWithRow).toHaveLength(1)
})
