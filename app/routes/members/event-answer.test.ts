import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { type Scope, scopeContext } from '~/web/scope.server'
import { test } from '../../../test/test'
import { action as answer } from './event-answer'
import { loader as calendar } from './event-calendar'
import { action as interest } from './event-interest'

const begins = new Date('2099-06-01T15:00:00Z')

async function addUser({ db }: Ctx) {
  const email = `${crypto.randomUUID()}@devices.example`
  const [user] = await db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return user?.id ?? ''
}

async function addEvent({ db }: Ctx, given: Partial<typeof events.$inferInsert> = {}) {
  const place = { timeZone: 'Europe/Stockholm', location: 'Stockholm', roles: ['supplier' as const] }
  const row = { title: 'Care at home', eventType: 'Round table', eventDate: begins, ...place, ...given }
  const [event] = await db.insert(events).values(row).returning()
  return event?.id ?? ''
}

type Asked = { userId: string; id?: string; form?: Record<string, string>; accept?: string }

/** What a route is called with. */
function asked(ctx: Ctx, { userId, id, form, accept = '*/*' }: Asked): never {
  const context = new RouterContextProvider()
  const member = { userId, email: '', role: 'supplier', level: 'entry', isAdmin: false }
  const settings = { brand: ctx.brand, publicUrl: ctx.publicUrl }
  context.set(scopeContext, {
    services: { settings, database: { db: ctx.db }, jobs: ctx.jobs },
    session: { member },
    locale: 'en',
  } as unknown as Scope)
  const request = new Request('https://nordbro.example/events', {
    headers: { Accept: accept },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { request, context, params: { id } } as never
}

const page = 'text/html,application/xhtml+xml,*/*;q=0.8'
/** A redirect as it is, or the status and body of an answer to a script. */
const told = (answered: unknown) =>
  answered instanceof Response
    ? [answered.status, answered.headers.get('Location')]
    : (({ init, data }) => [init?.status, data])(answered as { init: ResponseInit | null; data: unknown })

test('a script is told how it went, a form is led back to the page', async ({ ctx }) => {
  const userId = await addUser(ctx)
  const id = await addEvent(ctx)
  const attending = { userId, id, form: { response: 'attending' } }
  expect(told(await answer(asked(ctx, attending)))).toEqual([200, { state: 'done' }])
  expect(told(await answer(asked(ctx, { ...attending, accept: page })))).toEqual([303, '/supplier#events'])
  expect(await ctx.db.select().from(eventResponses)).toMatchObject([{ userId, eventId: id, response: 'attending' }])
})

test('a full event and one that is over are told apart, either way', async ({ ctx }) => {
  const [userId, other] = [await addUser(ctx), await addUser(ctx)]
  const full = await addEvent(ctx, { maxParticipants: 1 })
  await ctx.db.insert(eventResponses).values({ eventId: full, userId: other, response: 'attending' })
  const over = await addEvent(ctx, { eventDate: new Date('2026-01-01T09:00:00Z') })
  const form = { response: 'attending' }
  expect(told(await answer(asked(ctx, { userId, id: full, form })))).toEqual([409, { state: 'full' }])
  expect(told(await answer(asked(ctx, { userId, id: over, form })))).toEqual([409, { state: 'over' }])
  expect(told(await answer(asked(ctx, { userId, id: full, form, accept: page })))).toEqual([
    303,
    '/supplier?events=full#events',
  ])
})

test('fields that a form does not have are ignored: no one answers for someone else', async ({ ctx }) => {
  const [userId, other] = [await addUser(ctx), await addUser(ctx)]
  const [id, another] = [await addEvent(ctx), await addEvent(ctx)]
  const form = { response: 'not_attending', userId: other, user_id: other, eventId: another }
  await answer(asked(ctx, { userId, id, form }))
  expect(await ctx.db.select().from(eventResponses)).toMatchObject([{ userId, eventId: id }])
})

test('an unknown event is 404, an answer that is none 400', async ({ ctx }) => {
  const userId = await addUser(ctx)
  const id = await addEvent(ctx, { roles: ['hospital'] })
  const form = { response: 'attending' }
  const status = (status: number) => ({ init: { status } })
  await expect(answer(asked(ctx, { userId, id, form }))).rejects.toMatchObject(status(404))
  await expect(answer(asked(ctx, { userId, id: 'x', form }))).rejects.toMatchObject(status(404))
  await expect(calendar(asked(ctx, { userId, id }))).rejects.toMatchObject(status(404))
  for (const response of ['', 'maybe']) {
    await expect(answer(asked(ctx, { userId, id, form: { response } }))).rejects.toMatchObject(status(400))
  }
})

test('interest is noted either way, once', async ({ ctx }) => {
  const userId = await addUser(ctx)
  expect(await interest(asked(ctx, { userId, form: {} }))).toEqual({ state: 'done' })
  expect(told(await interest(asked(ctx, { userId, form: {}, accept: page })))).toEqual([303, '/supplier#events'])
  expect(await ctx.db.select().from(eventInterests)).toMatchObject([{ userId }])
})

test('the calendar file is saved, not shown, and not kept by anyone between', async ({ ctx }) => {
  const answered = await calendar(asked(ctx, { userId: await addUser(ctx), id: await addEvent(ctx) }))
  expect(Object.fromEntries(answered.headers)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="nordbro-2099-06-01.ics"',
    'cache-control': 'no-store',
  })
  expect(await answered.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
})
