import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { calendarFeeds } from '~/db/schema/calendar-feeds'
import { eventResponses, events } from '~/db/schema/events'
import { processingLimits } from '~/db/schema/personal-data'
import { securityEvents } from '~/db/schema/security-events'
import { userAccessLevels, users } from '~/db/schema/users'
import { getCalendarEntry } from '~/features/events/queries.server'
import type { FeedScope } from '~/lib/feed-scopes'
import type { Ctx } from '~/web/ctx.server'
import { readEntries } from '../../../test/calendar-grammar'
import { addEvent, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { changeFeedScope, makeFeed, renewFeed, revokeFeed } from './commands.server'
import { getFeedCalendar } from './exports/feed-calendar.server'
import { tokenOf } from './model'
import { getOwnFeed } from './queries.server'

const tokenFor = async (member: Ctx) => {
  const feed = await getOwnFeed(member)
  return tokenOf(feed?.address?.split('/').at(-1) ?? '') ?? ''
}

/** A member with a calendar, and what the calendar has for a program without a session. */
async function withFeed(ctx: Ctx, scope: FeedScope = 'invited', overrides: Parameters<typeof asMember>[1] = {}) {
  const member = await asMember(ctx, overrides)
  await makeFeed(member, { scope })
  const token = await tokenFor(member)
  const read = async (now = ctx.now) => readEntries((await getFeedCalendar({ ...ctx, now }, token)).body)
  const titles = async (now?: Date) => (await read(now)).map(({ title }) => title)
  return { member, token, read, titles }
}

async function answer({ db, actor, now }: Ctx, eventId: string, response: 'attending' | 'not_attending') {
  const row = { eventId, userId: actor?.userId ?? '', response, updatedAt: now }
  await db
    .insert(eventResponses)
    .values(row)
    .onConflictDoUpdate({
      target: [eventResponses.eventId, eventResponses.userId],
      set: row,
    })
}

const unknown = { kind: 'not-found', message: 'calendarFeeds.unknown' }

test('the address is stored as a hash and encrypted, and only its owner sees it again', async ({ ctx }) => {
  const { member, token } = await withFeed(ctx)
  expect(token).toMatch(/^[\w-]{43}$/)
  const [row] = await ctx.db.select().from(calendarFeeds)
  expect(JSON.stringify(row)).not.toContain(token)
  expect(await getOwnFeed(member)).toEqual({
    address: `https://nordbro.example/calendar/${token}.ics`,
    scope: 'invited',
  })
  expect(await getOwnFeed(await asMember(ctx))).toBeNull()
  expect(await getOwnFeed({ ...member, isViewing: true })).toBeNull()
  // With another secret of the server the calendar still works, but its address can't be shown.
  const moved = { ...member, keyedHash: createKeyedHash('another secret') }
  expect(await getOwnFeed(moved)).toEqual({ address: null, scope: 'invited' })
  await expect(getFeedCalendar(moved, token)).resolves.toBeDefined()
})

test('a second click keeps the address; a new one ends the old one at once, and revoking ends it', async ({ ctx }) => {
  const { member, token } = await withFeed(ctx)
  await makeFeed(member, { scope: 'attending' })
  expect(await tokenFor(member)).toBe(token)
  await renewFeed(member)
  const renewed = await tokenFor(member)
  expect(renewed).not.toBe(token)
  await expect(getFeedCalendar(ctx, token)).rejects.toMatchObject(unknown)
  await expect(getFeedCalendar(ctx, renewed)).resolves.toBeDefined()
  await revokeFeed(member)
  await revokeFeed(member)
  await renewFeed(member)
  await expect(getFeedCalendar(ctx, renewed)).rejects.toMatchObject(unknown)
  const kinds = (await ctx.db.select().from(securityEvents)).map(({ kind }) => kind.split('.')[1])
  expect(kinds).toEqual(['made', 'revoked', 'made', 'revoked'])
})

test('two clicks at once make one address', async ({ database, jobs }) => {
  const member = await asMember(committing(database, jobs))
  await Promise.all([makeFeed(member, { scope: 'invited' }), makeFeed(member, { scope: 'invited' })])
  expect(await member.db.$count(calendarFeeds, eq(calendarFeeds.userId, member.actor.userId))).toBe(1)
})

test('what someone attends is confirmed, what waits for an answer is tentative, what they declined is left out', async ({
  ctx,
}) => {
  const { member, read, titles } = await withFeed(ctx)
  const on = (title: string, day: number) => addEvent(ctx, { title, eventDate: new Date(Date.UTC(2026, 11, day, 17)) })
  await answer(member, await on('attended', 1), 'attending')
  await answer(member, await on('declined', 2), 'not_attending')
  await on('open', 3)
  expect((await read()).map(({ title, status }) => [title, status])).toEqual([
    ['attended', 'CONFIRMED'],
    ['open', 'TENTATIVE'],
  ])
  await changeFeedScope(member, { scope: 'attending' })
  expect(await titles()).toEqual(['attended'])
})

test('an entry has the UID and SEQUENCE of the event’s own file, and a cancelled one says so', async ({ ctx }) => {
  const { member, read } = await withFeed(ctx)
  const id = await addEvent(ctx, { endsAt: new Date('2026-12-01T19:00:00Z'), sequence: 4 })
  await answer(member, id, 'attending')
  const [inFile] = readEntries((await getCalendarEntry(member, id)).body)
  expect(await read()).toEqual([inFile])
  await ctx.db.update(events).set({ status: 'cancelled', sequence: 5 }).where(eq(events.id, id))
  expect(await read()).toMatchObject([{ uid: inFile?.uid, sequence: 5, status: 'CANCELLED' }])
})

test('role and level count at each read', async ({ ctx }) => {
  const { member, titles } = await withFeed(ctx, 'invited', { level: 'premium' })
  await addEvent(ctx, { title: 'premium', minLevel: 'premium' })
  await addEvent(ctx, { title: 'hospitals', roles: ['hospital'] })
  expect(await titles()).toEqual(['premium'])
  const isOwn = eq(userAccessLevels.userId, member.actor.userId)
  await ctx.db.update(userAccessLevels).set({ accessLevel: 'entry' }).where(isOwn)
  expect(await titles()).toEqual([])
  await ctx.db.update(userAccessLevels).set({ role: 'hospital' }).where(isOwn)
  expect(await titles()).toEqual(['hospitals'])
})

test('who attends keeps the entry when the audience was narrowed since, until they give the seat back', async ({
  ctx,
}) => {
  for (const scope of ['attending', 'invited'] as const) {
    const { member, titles } = await withFeed(ctx, scope)
    const id = await addEvent(ctx, { title: scope, roles: ['hospital'] })
    await answer(member, id, 'attending')
    expect(await titles()).toEqual([scope])
    await answer(member, id, 'not_attending')
    expect(await titles()).toEqual([])
  }
})

test('an admin’s calendar has what their role is invited to, and what they attend beyond it', async ({ ctx }) => {
  const { member, titles } = await withFeed(ctx, 'invited', { adminRole: 'owner' })
  const attended = await addEvent(ctx, { title: 'attended', roles: ['hospital'] })
  await addEvent(ctx, { title: 'of others', roles: ['hospital'] })
  await answer(member, attended, 'attending')
  expect(await titles()).toEqual(['attended'])
})

test('who may not sign in, is restricted or is erased has no calendar from then on', async ({ ctx }) => {
  const { member, token } = await withFeed(ctx)
  await expect(getFeedCalendar({ ...ctx, signInPolicy: 'company' }, token)).rejects.toMatchObject(unknown)
  const limit = { email: member.actor.email, restrictedAt: ctx.now, restrictedBy: 'person' as const }
  await ctx.db.insert(processingLimits).values(limit)
  await expect(getFeedCalendar(ctx, token)).rejects.toMatchObject(unknown)
  await ctx.db.delete(processingLimits)
  await expect(getFeedCalendar(ctx, token)).resolves.toBeDefined()
  await ctx.db.delete(users).where(eq(users.id, member.actor.userId))
  await expect(getFeedCalendar(ctx, token)).rejects.toMatchObject(unknown)
})

test('half a year of past events is kept', async ({ ctx }) => {
  const { titles } = await withFeed(ctx)
  await addEvent(ctx, { title: 'kept', eventDate: new Date('2026-05-17T09:00:00Z') })
  await addEvent(ctx, { title: 'older', eventDate: new Date('2026-05-16T08:00:00Z') })
  expect(await titles()).toEqual(['kept'])
})

test('an unchanged calendar is the same text with the same tag, at any time; an answer changes both', async ({
  ctx,
}) => {
  const { member, token } = await withFeed(ctx)
  const id = await addEvent(ctx, { updatedAt: new Date('2026-11-01T09:00:00Z') })
  const at = (now: string) => getFeedCalendar({ ...ctx, now: new Date(now) }, token)
  const before = await at('2026-11-16T09:00:00Z')
  expect(await at('2026-11-17T10:00:00Z')).toEqual(before)
  expect(before.lastModified).toEqual(new Date('2026-11-01T09:00:00Z'))
  await answer({ ...member, now: new Date('2026-11-17T11:00:00Z') }, id, 'attending')
  const after = await at('2026-11-17T12:00:00Z')
  expect(after.etag).not.toBe(before.etag)
  expect(after.lastModified).toEqual(new Date('2026-11-17T11:00:00Z'))
})

test('it has a name in its owner’s language, whatever the reader’s, and is valid without events', async ({ ctx }) => {
  const { token } = await withFeed(ctx, 'invited', { locale: 'no' })
  const { body, lastModified } = await getFeedCalendar(ctx, token)
  expect(readEntries(body)).toEqual([])
  expect(lastModified).toBeNull()
  expect(body).toContain('X-WR-CALNAME:Nordbro: møtene mine\r\n')
  expect(body).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n/)
})

test('visitors make, change and see no calendar', async ({ ctx }) => {
  for (const refused of [
    makeFeed(ctx, { scope: 'invited' }),
    changeFeedScope(ctx, { scope: 'invited' }),
    renewFeed(ctx),
    revokeFeed(ctx),
    getOwnFeed(ctx),
  ])
    await expect(refused).rejects.toMatchObject({ kind: 'forbidden' })
})
