import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { committing, queued, test } from '../../../test/test'
import { submitAccessRequest } from './commands.server'
import { accessRequestReceived } from './jobs.server'
import type { AccessRequestInput } from './schema'

const request = (given: Partial<AccessRequestInput> = {}): AccessRequestInput => ({
  name: 'Kari Berg',
  email: 'kari@sykehus.example',
  organization: 'Nord sykehus',
  role: 'hospital',
  reason: 'We plan a new ward.',
  ...given,
})

test('a request is kept as it was written, pending, with its language', async ({ ctx }) => {
  await submitAccessRequest({ ...ctx, locale: 'no' }, request())
  const [row] = await ctx.db.select().from(accessRequests)
  expect(row).toMatchObject({ ...request(), status: 'pending', locale: 'no', createdAt: ctx.now, reviewedAt: null })
  expect(await queued(ctx, accessRequestReceived)).toEqual([{ requestId: row?.id }])
})

test('asking twice leaves one pending request and one job, whatever the capitals', async ({ ctx }) => {
  await submitAccessRequest(ctx, request())
  await submitAccessRequest(ctx, request({ email: 'Kari@Sykehus.example', reason: 'Once more.' }))
  const rows = await ctx.db.select().from(accessRequests)
  expect(rows.map((row) => row.reason)).toEqual(['We plan a new ward.'])
  expect(await queued(ctx, accessRequestReceived)).toHaveLength(1)
})

test('someone whose request was decided may ask again', async ({ ctx }) => {
  await submitAccessRequest(ctx, request())
  await ctx.db.update(accessRequests).set({ status: 'rejected' }).where(eq(accessRequests.email, request().email))
  await submitAccessRequest(ctx, request())
  expect(await ctx.db.select().from(accessRequests)).toHaveLength(2)
})

test('a request that is taken back takes its job back with it', async ({ ctx }) => {
  const takenBack = ctx.db.transaction(async (db) => {
    await submitAccessRequest({ ...ctx, db }, request())
    throw new Error('the process died here')
  })
  await expect(takenBack).rejects.toThrow('died here')
  expect(await queued(ctx, accessRequestReceived)).toEqual([])
})

// Last in the file: it commits.
test('twenty at once leave one request and one job', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await Promise.all(
    Array.from({ length: 20 }, () => submitAccessRequest(ctx, request({ email: 'at-once@sykehus.example' }))),
  )
  expect(await ctx.db.select().from(accessRequests)).toHaveLength(1)
  expect(await queued(ctx, accessRequestReceived)).toHaveLength(1)
})
