import { describe, expect } from 'vitest'
import { passkeys } from '~/db/schema/factors'
import type { Ctx } from '~/web/ctx.server'
import { registerPasskey } from '../../../test/factors'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { recordSecurityEvent } from './commands.server'
import { eventsCsv, eventsJsonLines } from './exports/files.server'
import type { SecurityEventDetails } from './model'
import { checkSecurityEvents, exportSecurityEvents, listOwnEvents, listSecurityEvents } from './queries.server'
import { securityEventFilter } from './schema'

const filter = (query = '') => securityEventFilter(new URLSearchParams(query))
const daysAgo = (ctx: Ctx, days: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() - days * 86_400_000) })

async function addEvents(ctx: Ctx) {
  const admin = await asAdmin(ctx, 'admin@nordbro.example')
  const kari = await asMember(ctx, { email: 'kari@sykehus.example' })
  const per = await asMember(ctx, { email: 'per@sykehus.example' })
  const [kariId, perId] = [kari.actor.userId, per.actor.userId]
  await recordSecurityEvent(daysAgo(ctx, 40), { kind: 'session.started', userId: kariId, details: { device: 'Edge' } })
  await recordSecurityEvent(daysAgo(ctx, 3), { kind: 'session.refused', userId: perId, outcome: 'refused' })
  await recordSecurityEvent(admin, { kind: 'person.read', userId: kariId })
  await recordSecurityEvent(admin, { kind: 'data.exported', userId: null, details: { export: 'users' } })
  return { admin, kari, per, kariId }
}

const numbers = (list: { events: { number: number }[] }) => list.events.map(({ number }) => number)

describe('a person', () => {
  test('sees what happened to their account, the latest first, and nothing of others', async ({ ctx }) => {
    const { kari, per } = await addEvents(ctx)
    const { events, total } = await listOwnEvents(kari, 1)
    expect(total).toBe(2)
    expect(events).toMatchObject([
      { kind: 'person.read', by: 'admin', device: null },
      { kind: 'session.started', by: 'self', device: 'Edge' },
    ])
    expect(numbers(await listOwnEvents(per, 1))).toEqual([2])
  })

  test('sees what was done with their account to others, without whom', async ({ ctx }) => {
    const { admin, kariId } = await addEvents(ctx)
    const own = await listOwnEvents(admin, 1)
    expect(own.events).toMatchObject([
      { kind: 'data.exported', by: 'others' },
      { kind: 'person.read', by: 'others' },
    ])
    expect(JSON.stringify(own)).not.toContain(kariId)
  })

  test('learns what was used or tried, by the name of a passkey that is still there, and not where an admin was', async ({
    ctx,
  }) => {
    const admin = { ...(await asAdmin(ctx)), network: '203.0.113.0/24' }
    const kari = await asMember(ctx)
    const { userId } = kari.actor
    await registerPasskey(kari, 'Blue key')
    const tried = (details: SecurityEventDetails) =>
      recordSecurityEvent(ctx, { kind: 'session.refused', userId, outcome: 'refused', details })
    await tried({ with: 'code', knewPassword: true })
    await tried({ with: 'passkey', knewPassword: true })
    await tried({})
    await recordSecurityEvent(admin, { kind: 'user.promoted', userId })
    const { events } = await listOwnEvents(kari, 1)
    expect(events.slice(0, 4)).toMatchObject([
      { by: 'admin', network: null },
      { way: 'other' },
      { way: 'passwordAndPasskey' },
      { way: 'code' },
    ])
    expect(events.find(({ kind }) => kind === 'factor.added')).toMatchObject({
      factor: 'namedPasskey',
      passkey: 'Blue key',
    })
    await ctx.db.delete(passkeys)
    const later = (await listOwnEvents(kari, 1)).events
    expect(later.find(({ kind }) => kind === 'factor.added')).toMatchObject({ factor: 'passkey', passkey: null })
  })

  test('a visitor sees nothing', async ({ ctx }) => {
    await expect(listOwnEvents(ctx, 1)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('an admin', () => {
  test.for([
    ['', [4, 3, 2, 1]],
    ['kind=person.read', [3]],
    ['kind=nonsense', [4, 3, 2, 1]],
    ['outcome=refused', [2]],
    ['period=day', [4, 3]],
    ['period=week', [4, 3, 2]],
    ['person=KARI', [3, 1]],
    ['person=admin@', [4, 3]],
    ['person=nobody', []],
    ['person=sykehus&outcome=done', [3, 1]],
  ] as const)('finds events by %s', async ([query, expected], { ctx }) => {
    const { admin } = await addEvents(ctx)
    expect(numbers(await listSecurityEvents(admin, filter(query)))).toEqual(expected)
  })

  test('finds events by the id of an account', async ({ ctx }) => {
    const { admin, kariId } = await addEvents(ctx)
    const { events } = await listSecurityEvents(admin, filter(`person=${kariId}`))
    expect(events).toMatchObject([
      { email: 'kari@sykehus.example', actorEmail: 'admin@nordbro.example' },
      { email: 'kari@sykehus.example', actorEmail: null },
    ])
  })

  test('downloads the filtered events without addresses, as CSV and as JSON lines', async ({ ctx }) => {
    const { admin, kariId } = await addEvents(ctx)
    const csv = await new Response(eventsCsv(exportSecurityEvents(admin, filter('person=kari')))).text()
    expect(csv.split('\r\n')).toHaveLength(4)
    expect(csv).toContain(`person.read,done,${kariId},${admin.actor.userId}`)
    const text = await new Response(eventsJsonLines(exportSecurityEvents(admin, filter()))).text()
    const lines = text.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).number)).toEqual([4, 3, 2, 1])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      kind: 'data.exported',
      details: { export: 'users' },
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(csv + text).not.toContain('@')
  })

  test('checks the chain', async ({ ctx }) => {
    const { admin } = await addEvents(ctx)
    expect(await checkSecurityEvents(admin)).toMatchObject({ checked: 4, wrong: null })
  })

  test('alone may do all that', async ({ ctx }) => {
    const { kari } = await addEvents(ctx)
    await expect(listSecurityEvents(kari, filter())).rejects.toMatchObject({ kind: 'forbidden' })
    expect(() => exportSecurityEvents(kari, filter())).toThrow('securityEvent.export')
    expect(() => checkSecurityEvents(kari)).toThrow('securityEvent.list')
  })
})
