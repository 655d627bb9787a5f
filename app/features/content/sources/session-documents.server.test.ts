import { expect } from 'vitest'
import type { events } from '~/db/schema/events'
import type { Ctx } from '~/web/ctx.server'
import { addEvent } from '../../../../test/members'
import { test } from '../../../../test/test'
import { resolveText } from '../model'
import { createContentService } from '../queries.server'
import { createDocumentsSource } from './documents.server'

const log = { warn: (details: object) => expect.unreachable(JSON.stringify(details)) }
const listSessions = ({ db }: Ctx) => createContentService({ source: createDocumentsSource(db), log }).listSessions()
const addSession = (ctx: Ctx, overrides: Partial<typeof events.$inferInsert> = {}) =>
  addEvent(ctx, { isPublic: true, city: 'Oslo', roles: [], ...overrides })

test('only public events that are not cancelled are sessions', async ({ ctx }) => {
  const id = await addSession(ctx)
  await addSession(ctx, { status: 'cancelled' })
  await addEvent(ctx)
  expect((await listSessions(ctx)).map((session) => session.id)).toEqual([id])
})

test('a session has what visitors may know, and nothing of what members see', async ({ ctx }) => {
  await addSession(ctx, {
    ...{ title: 'Who pays?', hook: 'One question.', venue: 'Gamla stan', isNext: true, city: 'Stockholm' },
    ...{ description: 'For members', location: 'Street 1', hostName: 'Åsa', agenda: [{ time: '18:00', text: 'In' }] },
    translations: { sv: { title: 'Vem betalar?' } },
    updatedAt: new Date('2026-11-01T09:00:00Z'),
  })
  const [session] = await listSessions(ctx)
  expect(session).toEqual({
    id: session?.id,
    title: { en: 'Who pays?', sv: 'Vem betalar?' },
    hook: { en: 'One question.' },
    dateTime: '2026-12-01T17:00:00.000Z',
    endsAt: null,
    city: { en: 'Stockholm', sv: 'Stockholm', no: 'Stockholm' },
    venue: { en: 'Gamla stan' },
    isNext: true,
    timeZone: 'Europe/Stockholm',
    updatedAt: '2026-11-01T09:00:00.000Z',
  })
})

test('a session without an English text is shown in its own language, which is named', async ({ ctx }) => {
  await addSession(ctx, { title: 'Hvem betaler?', textLanguage: 'no', city: 'Helsingfors' })
  const [session] = await listSessions(ctx)
  const titleIn = (locale: 'en' | 'sv' | 'no') => session && resolveText(locale, session.title)
  expect(titleIn('no')).toEqual({ text: 'Hvem betaler?' })
  expect(titleIn('en')).toEqual({ text: 'Hvem betaler?', lang: 'nb' })
  expect(titleIn('sv')).toEqual({ text: 'Hvem betaler?', lang: 'nb' })
  // A city of the circles has its name in every language, and its clock.
  expect(session).toMatchObject({ city: { en: 'Helsinki', sv: 'Helsingfors' }, timeZone: 'Europe/Helsinki' })
})
