import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { eventResponses } from '~/db/schema/events'
import { threadMessages, threads } from '~/db/schema/threads'
import type { TopicRef } from '~/features/dialogue/model'
import { getOwnThread } from '~/features/dialogue/queries.server'
import { listThreadLines } from '~/features/today/sources/threads.server'
import type { Ctx } from '~/web/ctx.server'
import { addRunning } from '../../../test/deliverables'
import { draftFor, offerTo, partnerWithAdmin } from '../../../test/engagement'
import { introduce } from '../../../test/introductions'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { addPartner, addThread, answer, write } from '../../../test/threads'
import { aPdf } from '../../../test/uploads'
import { answerThread, assignThread, dismissThread, startTeamThread } from './commands.server'
import { getTeamThread, listThreads, listThreadsOf, listWaitingThreads, openNewThread } from './queries.server'
import { threadFilter } from './schema'

const actionsOn = async ({ db }: Ctx, id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.objectId, id))).map(({ action }) => action).sort()

const threadOf = async ({ db }: Ctx, id: string) => (await db.select().from(threads).where(eq(threads.id, id)))[0]

async function oneThread(ctx: Ctx) {
  const [admin, anna] = [await asAdmin(ctx), await asMember(ctx, { name: 'Anna Falk', locale: 'no' })]
  await addPartner(ctx, [anna])
  return { admin, anna, id: await addThread(anna) }
}

describe('answering', () => {
  test('ends the 48 hours, and the next message of the organisation begins them anew', async ({ ctx }) => {
    const { admin, anna, id } = await oneThread(ctx)
    expect(await getTeamThread(admin, id)).toMatchObject({ msLeft: 48 * 3_600_000, locale: 'no', seen: 1 })
    await answer(admin, id, 1)
    expect(await getTeamThread(admin, id)).toMatchObject({ msLeft: null, waitingSince: null })
    expect(await listWaitingThreads(admin, 5)).toEqual([])
    const later = new Date(ctx.now.getTime() + 3_600_000)
    await write({ ...anna, now: later }, id)
    expect(await getTeamThread({ ...admin, now: later }, id)).toMatchObject({ msLeft: 48 * 3_600_000 })
    expect((await getOwnThread(anna, id)).messages[1]).toMatchObject({ isFromTeam: true, author: admin.actor.email })
  })

  test('a form sent twice writes one message and one line in the log', async ({ ctx }) => {
    const { admin, id } = await oneThread(ctx)
    const input = { thread: id, message: crypto.randomUUID(), body: 'Six weeks.', seen: 1 }
    const file = { name: 'a.pdf', bytes: aPdf() }
    await answerThread(admin, { ...input, file })
    await answerThread(admin, { ...input, file })
    const { messages } = await getTeamThread(admin, id)
    expect(messages).toMatchObject([{ number: 1 }, { number: 2, files: [{ fileName: 'a.pdf' }] }])
    expect(await actionsOn(ctx, id)).toEqual(['thread.answered'])
    const changed = answerThread(admin, { ...input, body: 'Eight weeks.' })
    await expect(changed).rejects.toMatchObject({ reason: 'sent-before' })
  })

  test('an older page sends nothing: what is new is read first', async ({ ctx }) => {
    const { admin, anna, id } = await oneThread(ctx)
    const other = await asAdmin(ctx)
    await answer(admin, id, 1)
    await expect(answer(other, id, 1)).rejects.toMatchObject({ reason: 'answered' })
    await write(anna, id)
    await expect(answer(other, id, 2)).rejects.toMatchObject({ reason: 'newer-messages' })
    await answer(other, id, 3)
    expect(await ctx.db.$count(threadMessages, eq(threadMessages.threadId, id))).toBe(4)
    await expect(answer(admin, crypto.randomUUID(), 0)).rejects.toMatchObject({ reason: 'gone' })
    await expect(answer(admin, 'x', 0)).rejects.toMatchObject({ reason: 'gone' })
  })

  test('mentions any member of the organisation', async ({ ctx }) => {
    const { admin, anna, id } = await oneThread(ctx)
    await answer(admin, id, 1, 'Yes, @anna falk.')
    expect((await getTeamThread(admin, id)).messages[1]?.mentioned).toEqual(['Anna Falk'])
    expect((await getTeamThread(admin, id)).people).toEqual([{ id: anna.actor.userId, name: 'Anna Falk' }])
  })
})

describe('beginning a thread', () => {
  test('is for one organisation, and waits for nobody', async ({ ctx }) => {
    const { admin, anna } = await oneThread(ctx)
    await addPartner(ctx, [], { name: 'Twin' })
    await addPartner(ctx, [], { name: 'Twin' })
    const input = {
      id: crypto.randomUUID(),
      organisation: 'fjord',
      subject: 'Spring',
      about: undefined,
      body: 'Shall we meet?',
    }
    await startTeamThread(admin, input)
    await startTeamThread(admin, input)
    expect(await threadOf(ctx, input.id)).toMatchObject({ waitingSince: null, ownerId: admin.actor.userId })
    expect((await getOwnThread(anna, input.id)).messages).toHaveLength(1)
    expect(await actionsOn(ctx, input.id)).toEqual(['thread.started'])
    for (const [organisation, reason] of [
      ['Nowhere', 'unknown-organisation'],
      ['Twin', 'several-organisations'],
    ] as const) {
      const refusing = startTeamThread(admin, { ...input, id: crypto.randomUUID(), organisation })
      await expect(refusing).rejects.toMatchObject({ reason })
    }
  })
})

describe('what a new thread of ours is about', () => {
  const start = (admin: Parameters<typeof startTeamThread>[0], organisation: string, about: TopicRef, id: string) =>
    startTeamThread(admin, { id, organisation, subject: 'Spring', about, body: 'Shall we meet?' })
  const proposed = async (admin: Ctx, organisation: string, about?: TopicRef) => {
    const opened = await openNewThread(admin, organisation, about)
    if (!opened.organisation) throw new Error('no such organisation')
    return opened.topics.map(({ kind, id }) => `${kind} ${id}`)
  }

  test('is an engagement or an event of that organisation, and nothing of another one', async ({ ctx }) => {
    const [admin, anna, stranger] = [await asAdmin(ctx), await asMember(ctx), await asMember(ctx, { role: 'hospital' })]
    const fjord = await addPartner(ctx, [anna])
    const other = await addPartner(ctx, [stranger], { name: 'Helse Nord', kind: 'hospital' })
    const offered = await offerTo(admin, fjord, anna)
    const draft = await draftFor(admin, fjord)
    const invited = await addEvent(ctx)
    const attended = await addEvent(ctx, { roles: ['hospital'], minLevel: 'premium' })
    await ctx.db.insert(eventResponses).values({ eventId: attended, userId: anna.actor.userId, response: 'attending' })
    const hidden = await addEvent(ctx, { minLevel: 'premium' })
    const unpublished = await addEvent(ctx, { status: 'draft' })
    expect((await proposed(admin, fjord)).toSorted()).toEqual(
      [`engagement ${offered}`, `event ${attended}`, `event ${invited}`].toSorted(),
    )
    expect(await proposed(admin, other)).toEqual([])
    const id = crypto.randomUUID()
    await start(admin, fjord, { kind: 'engagement', id: offered }, id)
    expect((await getOwnThread(anna, id)).topic).toMatchObject({ kind: 'engagement', id: offered })
    for (const event of [invited, attended]) {
      const id = crypto.randomUUID()
      await start(admin, fjord, { kind: 'event', id: event }, id)
      expect((await getTeamThread(admin, id)).topic).toMatchObject({ kind: 'event', id: event })
    }
    for (const [organisation, kind, id] of [
      [other, 'engagement', offered],
      [other, 'event', invited],
      [other, 'event', attended],
      [fjord, 'engagement', draft],
      [fjord, 'event', hidden],
      [fjord, 'event', unpublished],
      [fjord, 'event', offered],
      [fjord, 'engagement', crypto.randomUUID()],
    ] as const) {
      const refusing = start(admin, organisation, { kind, id }, crypto.randomUUID())
      await expect(refusing).rejects.toMatchObject({ reason: 'topic' })
      expect(await proposed(admin, organisation, { kind, id })).not.toContain(`${kind} ${id}`)
    }
    expect(await ctx.db.$count(threads)).toBe(3)
  })

  test('is an introduction of that organisation too', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const engagementId = await addRunning(admin, organisationId, { startsOn: '2026-11-02' })
    const introduction = { kind: 'introduction', id: await introduce(admin, engagementId) } as const
    expect(await proposed(admin, organisationId)).toContain(`introduction ${introduction.id}`)
    const id = crypto.randomUUID()
    await start(admin, organisationId, introduction, id)
    expect((await getOwnThread(kari, id)).topic).toMatchObject({ ...introduction, engagementId, person: 'Anna Falk' })
    const other = await addPartner(ctx, [], { name: 'Helse Nord' })
    expect(await proposed(admin, other, introduction)).toEqual([])
    await expect(start(admin, other, introduction, crypto.randomUUID())).rejects.toMatchObject({ reason: 'topic' })
  })

  test('is written in the language of most of its members, until one of them has written', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [ebba, sven, kari] = [
      await asMember(ctx, { locale: 'sv' }),
      await asMember(ctx, { locale: 'sv' }),
      await asMember(ctx, { locale: 'no' }),
    ]
    const fjord = await addPartner(ctx, [kari, ebba, sven])
    const empty = await addPartner(ctx, [], { name: 'Empty' })
    expect(await openNewThread(admin, fjord)).toMatchObject({ locale: 'sv' })
    expect(await openNewThread(admin, empty)).toMatchObject({ locale: 'en' })
    const id = crypto.randomUUID()
    await startTeamThread(admin, { id, organisation: fjord, subject: 'Spring', about: undefined, body: 'Vår?' })
    expect(await getTeamThread(admin, id)).toMatchObject({ locale: 'sv' })
    await write(kari, id)
    expect(await getTeamThread(admin, id)).toMatchObject({ locale: 'no' })
  })

  test('is asked once the organisation is chosen', async ({ ctx }) => {
    const { admin } = await oneThread(ctx)
    await addPartner(ctx, [], { name: 'Twin' })
    await addPartner(ctx, [], { name: 'Twin' })
    const old = await addEvent(ctx, { eventDate: new Date('2020-01-01T12:00:00Z') })
    for (let count = 0; count < 30; count++) await addEvent(ctx)
    expect(await proposed(admin, 'fjord')).not.toContain(`event ${old}`)
    expect((await proposed(admin, 'fjord', { kind: 'event', id: old }))[0]).toBe(`event ${old}`)
    const none = { organisation: null }
    expect(await openNewThread(admin, '')).toEqual({ ...none, named: '', problem: null })
    expect(await openNewThread(admin, '\0')).toMatchObject({ ...none, problem: 'unknown-organisation' })
    expect(await openNewThread(admin, 'Nowhere')).toMatchObject({ ...none, problem: 'unknown-organisation' })
    expect(await openNewThread(admin, 'Twin')).toMatchObject({ ...none, problem: 'several-organisations' })
    await expect(openNewThread(await asMember(ctx), '')).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('owner and clock', () => {
  test('a thread is given to a colleague and taken back; the first of two wins', async ({ ctx }) => {
    const { admin, anna, id } = await oneThread(ctx)
    const other = await asAdmin(ctx)
    await assignThread(admin, { thread: id, to: admin.actor.userId })
    await assignThread(admin, { thread: id, to: admin.actor.userId })
    const late = assignThread(other, { thread: id, to: other.actor.userId })
    await expect(late).rejects.toMatchObject({ reason: 'assigned' })
    const toMember = assignThread(admin, { thread: id, to: anna.actor.userId, was: admin.actor.userId })
    await expect(toMember).rejects.toMatchObject({ reason: 'not-an-admin' })
    await assignThread(admin, { thread: id, was: admin.actor.userId })
    expect(await threadOf(ctx, id)).toMatchObject({ ownerId: null })
    expect(await actionsOn(ctx, id)).toEqual(['thread.assigned', 'thread.released'])
  })

  test('thanks need no answer, unless there is more that was not seen', async ({ ctx }) => {
    const { admin, anna, id } = await oneThread(ctx)
    await write(anna, id)
    await expect(dismissThread(admin, { thread: id, seen: 1 })).rejects.toMatchObject({ reason: 'newer-messages' })
    await dismissThread(admin, { thread: id, seen: 2 })
    await dismissThread(admin, { thread: id, seen: 2 })
    expect(await threadOf(ctx, id)).toMatchObject({ waitingSince: null })
    expect(await actionsOn(ctx, id)).toEqual(['thread.dismissed'])
  })
})

test('Today has what waits, with the end of the 48 hours', async ({ ctx }) => {
  const { admin, anna, id } = await oneThread(ctx)
  const later = { now: new Date(ctx.now.getTime() + 49 * 3_600_000) }
  await addThread({ ...anna, ...later }, { subject: 'Second', body: 'A question' })
  expect(await listThreadLines({ ...admin, ...later }, 9)).toMatchObject([
    {
      kind: 'thread',
      id,
      who: 'Fjord',
      from: 'Anna Falk',
      about: 'Evidence',
      page: `/admin/dialogue/${id}`,
      time: { tone: 'over' },
    },
    { about: 'Second', what: 'A question', time: { tone: 'calm', share: 100 } },
  ])
  expect(await listThreadLines({ ...admin, ...later }, 1)).toHaveLength(1)
})

describe('the list', () => {
  const listed = async (admin: Ctx, query: string) =>
    (await listThreads(admin, threadFilter(new URLSearchParams(query)))).threads.map(({ subject }) => subject)

  test('has those that wait first, the longest waiting on top, and is filtered', async ({ ctx }) => {
    const { admin, anna, id } = await oneThread(ctx)
    const at = (minutes: number) => ({ now: new Date(ctx.now.getTime() + minutes * 60_000) })
    await addThread({ ...anna, ...at(1) }, { subject: 'Second', body: 'Procurement in Norway' })
    const answered = await addThread({ ...anna, ...at(2) }, { subject: 'Answered' })
    await answer({ ...admin, ...at(3) }, answered, 1)
    const stranger = await asMember(ctx)
    const other = await addPartner(ctx, [stranger], { name: 'Helse Nord' })
    await addThread({ ...stranger, ...at(4) }, { subject: 'Hours' })
    await assignThread(admin, { thread: id, to: admin.actor.userId })
    expect(await listed(admin, '')).toEqual(['Evidence', 'Second', 'Hours', 'Answered'])
    expect(await listed(admin, 'sort=newest')).toEqual(['Hours', 'Answered', 'Second', 'Evidence'])
    expect(await listed(admin, 'state=waiting')).toEqual(['Evidence', 'Second', 'Hours'])
    expect(await listed(admin, 'who=mine')).toEqual(['Evidence'])
    expect(await listed(admin, 'who=unassigned')).toEqual(['Second', 'Hours', 'Answered'])
    expect(await listed(admin, 'q=helse')).toEqual(['Hours'])
    expect(await listed(admin, 'q=procurement')).toEqual(['Second'])
    expect(await listed(admin, `organisation=${other}`)).toEqual(['Hours'])
    expect(await listThreadsOf(admin, other)).toMatchObject({ total: 1, threads: [{ subject: 'Hours' }] })
    expect(await listed(admin, 'state=x&who=x&sort=x&organisation=x')).toHaveLength(4)
  })
})

test('only those with the right read and write as our team', async ({ ctx }) => {
  const { anna, id } = await oneThread(ctx)
  const forbidden = { kind: 'forbidden' }
  for (const actor of [
    ctx,
    anna,
    await asMember(ctx, { adminRole: 'reader' }),
    await asMember(ctx, { adminRole: 'editor' }),
  ]) {
    const input = { message: crypto.randomUUID(), body: 'x', seen: 1 }
    await expect(answerThread(actor, { ...input, thread: id })).rejects.toMatchObject(forbidden)
    await expect(assignThread(actor, { thread: id })).rejects.toMatchObject(forbidden)
    await expect(dismissThread(actor, { thread: id, seen: 1 })).rejects.toMatchObject(forbidden)
    const start = { id: crypto.randomUUID(), organisation: 'Fjord', subject: 'x', about: undefined, body: 'x' }
    await expect(startTeamThread(actor, start)).rejects.toMatchObject(forbidden)
    await expect(getTeamThread(actor, id)).rejects.toMatchObject(forbidden)
    await expect(listThreads(actor, threadFilter(new URLSearchParams()))).rejects.toMatchObject(forbidden)
  }
})

// Last in the file: it commits, so its rows stay.
test('of two colleagues who answer at once one writes, and the other is told', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const { admin, id } = await oneThread(ctx)
  const other = await asAdmin(ctx)
  const results = await Promise.allSettled([answer(admin, id, 1), answer(other, id, 1)])
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { reason: 'answered' } }])
  expect(await ctx.db.$count(threadMessages, eq(threadMessages.threadId, id))).toBe(2)
})
