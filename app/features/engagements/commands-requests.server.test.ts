import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { engagementRequests } from '~/db/schema/engagements'
import { mails } from '~/db/schema/mails'
import type { Ctx } from '~/web/ctx.server'
import { partnerWithAdmin, readEngagement } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import { askForEngagement, closeRequest, takeRequest } from './commands.server'
import { mailEngagementRequest } from './jobs.server'
import { getEngagement, listEngagementRequests, listOwnRequests, waitingRequestCount } from './queries.server'
import { engagementRequested } from './sources/job-kinds.server'

const upgrade = { program: 'upgrades', tier: 'accessPlus', message: 'For our Oslo team.' } as const

const countWaiting = async (ctx: Ctx) => {
  const { rows } = await ctx.db.execute<{ waiting: number }>(sql`select ${waitingRequestCount(ctx)} as waiting`)
  return rows[0]?.waiting
}

const onlyRequest = async (ctx: Ctx) => {
  const rows = await ctx.db.select().from(engagementRequests)
  expect(rows).toHaveLength(1)
  return rows[0]?.id ?? ''
}

test('a form sent twice leaves one request and one mail to the team', async ({ ctx }) => {
  const { admin, kari } = await partnerWithAdmin(ctx)
  await askForEngagement(kari, upgrade)
  await askForEngagement(kari, upgrade)
  expect(await listOwnRequests(kari)).toEqual([{ program: 'upgrades', tier: 'accessPlus', createdAt: ctx.now }])
  expect(await queued(ctx, engagementRequested)).toHaveLength(1)
  expect(await listEngagementRequests(admin)).toMatchObject([
    { name: 'Kari Nordmann', organisation: 'Aldera', message: 'For our Oslo team.' },
  ])
})

test('asking again while a request waits adds to its text, and tells the team', async ({ ctx }) => {
  const { admin, kari } = await partnerWithAdmin(ctx)
  await askForEngagement(kari, upgrade)
  await work(ctx, mailEngagementRequest)
  await askForEngagement(kari, { ...upgrade, message: 'In Bergen as well.' })
  await work({ ...ctx, now: new Date(ctx.now.getTime() + 1000) }, mailEngagementRequest)
  const [request, ...others] = await listEngagementRequests(admin)
  expect([request?.message, others]).toEqual(['For our Oslo team.\n\nIn Bergen as well.', []])
  const sent = await ctx.db.select({ text: mails.text }).from(mails).orderBy(mails.createdAt)
  expect(sent.map(({ text }) => text.includes('In Bergen as well.'))).toEqual([false, true])
})

test('asking needs an account', async ({ ctx }) => {
  await expect(askForEngagement(ctx, upgrade)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(listEngagementRequests(await asMember(ctx))).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a request becomes one draft for the organisation of who asked', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  await askForEngagement(kari, upgrade)
  const request = await onlyRequest(ctx)
  expect(await countWaiting(admin)).toBe(1)
  const { id } = await takeRequest(admin, { request, newId: crypto.randomUUID() })
  expect(await takeRequest(admin, { request, newId: crypto.randomUUID() })).toEqual({ id })
  expect(await readEngagement(ctx, id)).toMatchObject({
    ...{ organisationId, program: 'upgrades', tier: 'accessPlus', total: 75_000 },
  })
  expect(await listEngagementRequests(admin)).toEqual([])
  expect(await countWaiting(admin)).toBe(0)
  expect((await getEngagement(admin, id)).request).toEqual({
    ...{ userId: kari.actor.userId, name: 'Kari Nordmann', message: 'For our Oslo team.', createdAt: ctx.now },
  })
  await expect(closeRequest(admin, { request })).rejects.toThrow('request-done')
  // They can ask again.
  await askForEngagement(kari, upgrade)
  expect(await listOwnRequests(kari)).toHaveLength(1)
})

test('two admins who take a request at once make one draft', async ({ database, jobs }) => {
  const { admin, kari } = await partnerWithAdmin(committing(database, jobs))
  await askForEngagement(kari, upgrade)
  const request = await onlyRequest(admin)
  const take = () => takeRequest(admin, { request, newId: crypto.randomUUID() })
  const [one, other] = await Promise.all([take(), take()])
  expect(one).toEqual(other)
})

test('a request of someone without an organisation is closed, not taken', async ({ ctx }) => {
  const { admin } = await partnerWithAdmin(ctx)
  const alone = await asMember(ctx)
  await askForEngagement(alone, { program: 'hospital', tier: null, message: '' })
  const request = await onlyRequest(ctx)
  await expect(takeRequest(admin, { request, newId: crypto.randomUUID() })).rejects.toThrow('no-organisation')
  await expect(takeRequest(alone, { request, newId: crypto.randomUUID() })).rejects.toMatchObject({ kind: 'forbidden' })
  await closeRequest(admin, { request })
  await closeRequest(admin, { request })
  await expect(takeRequest(admin, { request, newId: crypto.randomUUID() })).rejects.toThrow('request-done')
  const [row] = await ctx.db.select().from(engagementRequests).where(eq(engagementRequests.id, request))
  expect(row).toMatchObject({ doneAt: ctx.now, doneBy: admin.actor.email, engagementId: null })
})
