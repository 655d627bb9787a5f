import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createKeyedHash } from '~/auth/keyed-hash.server'
import { deletedSecurityEvents, securityEvents } from '~/db/schema/security-events'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import {
  deleteEventsBefore,
  recordEventsRead,
  recordExport,
  recordOncePerMinute,
  recordRefusedAccess,
  recordSecurityEvent,
  recordSecurityEvents,
} from './commands.server'
import { checkChain } from './sources/chain.server'

const at = (ctx: Ctx, date: string): Ctx => ({ ...ctx, now: new Date(`${date}T09:00:00Z`) })
const later = (ctx: Ctx, seconds: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) })

const record = (ctx: Ctx, userId: string | null = null) =>
  recordSecurityEvent(ctx, { kind: 'session.started', userId, details: { with: 'password', device: 'Firefox' } })

const listEvents = ({ db }: Ctx) => db.select().from(securityEvents).orderBy(asc(securityEvents.number))
const change = ({ db }: Ctx, number: number, columns: Partial<typeof securityEvents.$inferInsert>) =>
  db.update(securityEvents).set(columns).where(eq(securityEvents.number, number))
const remove = ({ db }: Ctx, number: number) => db.delete(securityEvents).where(eq(securityEvents.number, number))

async function recordFive(ctx: Ctx) {
  for (const seconds of [0, 1, 2, 3, 4]) await record(later(ctx, seconds), crypto.randomUUID())
}

describe('the chain', () => {
  test('is right after events were added one by one and several at once', async ({ ctx }) => {
    await recordFive(ctx)
    await recordSecurityEvents(ctx, [
      { kind: 'user.role-changed', userId: crypto.randomUUID(), details: { to: 'hospital', from: 'supplier' } },
      { kind: 'user.role-changed', userId: crypto.randomUUID() },
    ])
    const rows = await listEvents(ctx)
    const newest = { number: 7, hash: rows.at(-1)?.hash }
    expect(await checkChain(ctx)).toEqual({ checked: 7, newest, wrong: null })
  })

  test('without events is right', async ({ ctx }) => {
    expect(await checkChain(ctx)).toEqual({ checked: 0, newest: null, wrong: null })
  })

  test.for([
    ['kind', { kind: 'session.refused' }],
    ['outcome', { outcome: 'refused' }],
    ['account', { userId: crypto.randomUUID() }],
    ['who did it', { actorId: crypto.randomUUID() }],
    ['network', { network: '198.51.100.0/24' }],
    ['details', { details: { with: 'passkey', device: 'Firefox' } }],
    ['time', { createdAt: new Date('2026-01-01') }],
    ['hash', { hash: 'x' }],
  ] as const)('a changed %s is noticed', async ([, columns], { ctx }) => {
    await recordFive(ctx)
    await change(ctx, 3, columns)
    expect(await checkChain(ctx)).toMatchObject({ checked: 2, wrong: { number: 3, fault: 'changed' } })
  })

  test('a removed event is noticed, the oldest too', async ({ ctx }) => {
    await recordFive(ctx)
    await remove(ctx, 3)
    expect(await checkChain(ctx)).toMatchObject({ wrong: { number: 3, fault: 'missing' } })
    await remove(ctx, 1)
    expect(await checkChain(ctx)).toMatchObject({ wrong: { number: 1, fault: 'missing' } })
  })

  test('a removed event is noticed when the others are numbered anew', async ({ ctx }) => {
    await recordFive(ctx)
    await remove(ctx, 3)
    await change(ctx, 4, { number: 3 })
    await change(ctx, 5, { number: 4 })
    expect(await checkChain(ctx)).toMatchObject({ wrong: { number: 3, fault: 'changed' } })
  })

  test('two events that change places are noticed', async ({ ctx }) => {
    await recordFive(ctx)
    await change(ctx, 2, { number: 9 })
    await change(ctx, 3, { number: 2 })
    await change(ctx, 9, { number: 3 })
    expect(await checkChain(ctx)).toMatchObject({ wrong: { number: 2, fault: 'changed' } })
  })

  test('an event that was added without the secret is noticed', async ({ ctx }) => {
    await recordFive(ctx)
    await record({ ...ctx, keyedHash: createKeyedHash('of someone else') })
    expect(await checkChain(ctx)).toMatchObject({ wrong: { number: 6, fault: 'changed' } })
  })

  test('removed newest events are not noticed: only their number and hash, stored elsewhere, tell', async ({ ctx }) => {
    await recordFive(ctx)
    const before = await checkChain(ctx)
    await remove(ctx, 5)
    const after = await checkChain(ctx)
    expect(after.wrong).toBeNull()
    expect(after.newest?.number).toBeLessThan(before.newest?.number ?? 0)
  })

  test('can be checked from an event on, as after the secret was replaced', async ({ ctx }) => {
    await recordFive(ctx)
    const renewed = { ...ctx, keyedHash: createKeyedHash('a new one') }
    await record(renewed)
    expect(await checkChain(renewed)).toMatchObject({ wrong: { number: 1 } })
    expect(await checkChain(renewed, 5)).toMatchObject({ checked: 1, wrong: null })
    expect(await checkChain(renewed, 70)).toMatchObject({ wrong: { number: 70, fault: 'missing' } })
  })

  test('events that are added at once have one number each, and none is lost', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    // A try that was late has left its own.
    const before = (await listEvents(ctx)).length
    await Promise.all(Array.from({ length: 20 }, () => record(ctx, crypto.randomUUID())))
    const numbers = Array.from({ length: before + 20 }, (_, i) => i + 1)
    expect((await listEvents(ctx)).map(({ number }) => number)).toEqual(numbers)
    expect(await checkChain(ctx)).toMatchObject({ checked: before + 20, wrong: null })
  })
})

describe('retention', () => {
  test('deletes from the start of the chain, which stays right and goes on', async ({ ctx }) => {
    for (const date of ['2025-01-01', '2025-02-01', '2025-12-01', '2026-01-01']) await record(at(ctx, date))
    await deleteEventsBefore(ctx, new Date('2025-11-16'))
    expect((await listEvents(ctx)).map(({ number }) => number)).toEqual([3, 4])
    expect(await checkChain(ctx)).toMatchObject({ checked: 2, wrong: null })
    await record(ctx)
    await deleteEventsBefore(ctx, new Date('2025-12-15'))
    expect((await listEvents(ctx)).map(({ number }) => number)).toEqual([4, 5])
    expect(await checkChain(ctx)).toMatchObject({ checked: 2, wrong: null })
  })

  test('when every event was deleted the next one continues the chain', async ({ ctx }) => {
    await record(at(ctx, '2025-01-01'))
    await record(at(ctx, '2025-01-02'))
    await deleteEventsBefore(ctx, new Date('2026-01-01'))
    expect(await listEvents(ctx)).toEqual([])
    await record(ctx)
    expect((await listEvents(ctx)).map(({ number }) => number)).toEqual([3])
    expect(await checkChain(ctx)).toMatchObject({ checked: 1, wrong: null })
  })

  test('an old event behind one that is kept stays until that one goes', async ({ ctx }) => {
    await record(at(ctx, '2026-01-01'))
    await record(at(ctx, '2025-01-01'))
    await deleteEventsBefore(ctx, new Date('2025-06-01'))
    expect(await listEvents(ctx)).toHaveLength(2)
    expect(await checkChain(ctx)).toMatchObject({ checked: 2, wrong: null })
  })

  test('the oldest event that is removed afterwards is noticed, also with a start that fits it', async ({ ctx }) => {
    for (const date of ['2025-01-01', '2025-12-01', '2026-01-01']) await record(at(ctx, date))
    await deleteEventsBefore(ctx, new Date('2025-06-01'))
    const [oldest] = await listEvents(ctx)
    await remove(ctx, 2)
    expect(await checkChain(ctx)).toMatchObject({ wrong: { number: 2, fault: 'missing' } })
    await ctx.db.update(deletedSecurityEvents).set({ number: 2, hash: oldest?.hash ?? '' })
    expect(await checkChain(ctx)).toMatchObject({ wrong: { number: 2, fault: 'changed' } })
  })
})

describe('who and where', () => {
  test('who did it is stored if it was someone else, with the network', async ({ ctx }) => {
    const admin = await asAdmin({ ...ctx, network: '203.0.113.0/24' })
    const member = await asMember(ctx)
    await recordSecurityEvent(admin, { kind: 'user.promoted', userId: member.actor.userId })
    await recordSecurityEvent(admin, { kind: 'session.ended', userId: admin.actor.userId })
    expect(await listEvents(ctx)).toMatchObject([
      { userId: member.actor.userId, actorId: admin.actor.userId, network: '203.0.113.0/24' },
      { userId: admin.actor.userId, actorId: null },
    ])
  })

  test('an event is rolled back with what happened', async ({ ctx }) => {
    const fail = ctx.db.transaction(async (db) => {
      await record({ ...ctx, db })
      throw new Error('no')
    })
    await expect(fail).rejects.toThrow('no')
    expect(await listEvents(ctx)).toEqual([])
  })
})

describe('what is repeated', () => {
  test('refused access is recorded once a minute for each person', async ({ ctx }) => {
    const [one, other] = [await asMember(ctx), await asMember(ctx)]
    const asked = { method: 'GET', page: '/admin/mail' }
    for (const seconds of [0, 1, 59]) await recordRefusedAccess(later(one, seconds), asked)
    await recordRefusedAccess(other, asked)
    await recordRefusedAccess(later(one, 61), asked)
    const rows = await listEvents(ctx)
    expect(rows.map(({ userId }) => userId)).toEqual([one, other, one].map(({ actor }) => actor.userId))
    expect(rows).toMatchObject(Array(3).fill({ kind: 'access.refused', outcome: 'refused' }))
  })

  test('reads of two mails are two events, and twenty at once of one mail are one', async ({ database, jobs }) => {
    const admin = await asAdmin(committing(database, jobs))
    const read = (mail: string) => recordOncePerMinute(admin, { kind: 'mail.read', userId: null, details: { mail } })
    await Promise.all([...Array.from({ length: 20 }, () => read('a')), read('b')])
    const rows = await admin.db.select().from(securityEvents).where(eq(securityEvents.kind, 'mail.read'))
    expect(rows.map(({ details }) => details.mail).toSorted()).toEqual(['a', 'b'])
  })

  test('every export is recorded', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    await recordExport(admin, 'users')
    await recordExport(admin, 'users')
    const event = { kind: 'data.exported', actorId: admin.actor.userId, userId: null, details: { export: 'users' } }
    expect(await listEvents(ctx)).toMatchObject([event, event])
  })

  test('the list of the events records its own reading, and only admins read it', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    await recordEventsRead(admin)
    await recordEventsRead(admin)
    expect(await listEvents(ctx)).toMatchObject([{ kind: 'security-events.read', actorId: admin.actor.userId }])
    await expect(recordEventsRead(await asMember(ctx))).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
