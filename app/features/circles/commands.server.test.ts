import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { circleRequests } from '~/db/schema/circle-requests'
import { events } from '~/db/schema/events'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { submitCircleRequest } from './commands.server'
import { circleRequestReceived } from './jobs.server'
import { consentVersion } from './model'
import { listSeatRequests } from './queries.server'
import type { CircleRequestInput } from './schema'

const request = (overrides: Partial<CircleRequestInput> = {}): CircleRequestInput => ({
  name: 'Kari Berg',
  email: 'kari@sykehus.example',
  organization: 'Nord sykehus',
  role: 'Fagsjef',
  country: 'Norge',
  why: 'We move a ward home.',
  interests: ['providers', 'payers'],
  consent: true,
  ...overrides,
})

test('a request is stored as typed, with the text, version and time of the consent, and its language', async ({
  ctx,
}) => {
  await submitCircleRequest({ ...ctx, locale: 'no' }, request())
  const [row] = await ctx.db.select().from(circleRequests)
  const { consent: _consent, ...storedFields } = request()
  expect(row).toMatchObject({
    ...storedFields,
    status: 'new',
    consentText: 'Jeg godtar Chatham House‑regelen og personvernvilkårene.',
    consentVersion: 1,
    consentedAt: ctx.now,
    locale: 'no',
    createdAt: ctx.now,
  })
  expect(await queued(ctx, circleRequestReceived)).toEqual([{ requestId: row?.id }])
})

test('optional fields may be empty', async ({ ctx }) => {
  const { organization: _o, role: _r, country: _c, ...needed } = request({ interests: [] })
  await submitCircleRequest(ctx, needed as CircleRequestInput)
  const [row] = await ctx.db.select().from(circleRequests)
  expect(row).toMatchObject({ organization: null, role: null, country: null, interests: [] })
})

test('the wording of the consent changes only together with its version', async ({ ctx }) => {
  const agreed: Record<string, string> = {}
  for (const locale of ['en', 'sv', 'no'] as const) {
    await submitCircleRequest({ ...ctx, locale }, request({ email: `${locale}@sykehus.example` }))
  }
  for (const row of await ctx.db.select().from(circleRequests)) agreed[row.locale] = row.consentText
  expect({ [consentVersion]: agreed }).toEqual({
    1: {
      en: 'I agree to the Chatham House Rule and privacy terms.',
      sv: 'Jag godkänner Chatham House‑regeln och integritetsvillkoren.',
      no: 'Jeg godtar Chatham House‑regelen og personvernvilkårene.',
    },
  })
})

test('the very same request twice leaves one row and one job, whatever the capitals of the address', async ({
  ctx,
}) => {
  await submitCircleRequest(ctx, request())
  await submitCircleRequest({ ...ctx, locale: 'sv' }, request({ email: 'Kari@Sykehus.example' }))
  expect(await ctx.db.select().from(circleRequests)).toHaveLength(1)
  expect(await queued(ctx, circleRequestReceived)).toHaveLength(1)
})

test.for<[string, Partial<CircleRequestInput>]>([
  ['why', { why: 'Once more.' }],
  ['interests', { interests: ['providers'] }],
  ['name', { name: 'Kari Berg Dahl' }],
  ['organization', { organization: 'Sør sykehus' }],
  ['role', { role: 'Direktør' }],
  ['country', { country: 'Sverige' }],
  ['the same words in other fields', { organization: 'Fagsjef', role: 'Nord sykehus' }],
])('a second request from one address that differs in %s is kept and mailed too', async ([, change], { ctx }) => {
  await submitCircleRequest(ctx, request())
  await submitCircleRequest(ctx, request(change))
  expect(await ctx.db.select().from(circleRequests)).toHaveLength(2)
  expect(await queued(ctx, circleRequestReceived)).toHaveLength(2)
})

test('the same request is stored again once the first was answered', async ({ ctx }) => {
  await submitCircleRequest(ctx, request())
  await ctx.db.update(circleRequests).set({ status: 'invited' }).where(eq(circleRequests.email, request().email))
  await submitCircleRequest(ctx, request())
  expect(await ctx.db.select().from(circleRequests)).toHaveLength(2)
})

// Last in the file: it commits.
test('twenty at once leave one request and one job', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await Promise.all(
    Array.from({ length: 20 }, () => submitCircleRequest(ctx, request({ email: 'at-once@sykehus.example' }))),
  )
  expect(await ctx.db.select().from(circleRequests)).toHaveLength(1)
  expect(await queued(ctx, circleRequestReceived)).toHaveLength(1)
})

test('a request attaches to a session that is open, and is stored without one that is not', async ({ ctx }) => {
  const session = { isPublic: true, city: 'Oslo', roles: [] }
  const open = await addEvent(ctx, session)
  const closed = [
    await addEvent(ctx, { ...session, status: 'cancelled' }),
    await addEvent(ctx, { ...session, eventDate: ctx.now }),
    await addEvent(ctx),
    crypto.randomUUID(),
  ]
  for (const [index, eventId] of [open, ...closed].entries()) {
    await submitCircleRequest(ctx, request({ eventId, email: `kari${index}@sykehus.example` }))
  }
  const rows = await ctx.db.select().from(circleRequests).orderBy(circleRequests.email)
  expect(rows.map(({ eventId }) => eventId)).toEqual([open, null, null, null, null])
})

test('the same request for two sessions is two requests, and for one session twice is one', async ({ ctx }) => {
  const session = { isPublic: true, city: 'Oslo', roles: [] }
  const [one, other] = [await addEvent(ctx, session), await addEvent(ctx, session)]
  for (const eventId of [one, other, one, undefined, undefined]) await submitCircleRequest(ctx, request({ eventId }))
  expect(await ctx.db.$count(circleRequests)).toBe(3)
  await ctx.db.delete(events)
  expect(await ctx.db.$count(circleRequests)).toBe(3)
})

test('an event lists who asked for a seat; without the right to read the inbox only how many', async ({
  ctx: base,
}) => {
  const event = await addEvent(base, { isPublic: true, city: 'Oslo', roles: [] })
  await submitCircleRequest(base, request({ eventId: event }))
  await submitCircleRequest(base, request())
  const admin = await asAdmin(base)
  expect(await listSeatRequests(admin, event)).toMatchObject({
    total: 1,
    listed: [{ name: 'Kari Berg', organization: 'Nord sykehus', status: 'new' }],
  })
  const editor = await asMember(base, { adminRole: 'editor' })
  expect(await listSeatRequests(editor, event)).toEqual({ total: 1, listed: [] })
  await expect(listSeatRequests(await asMember(base), event)).rejects.toMatchObject({ kind: 'forbidden' })
})
