import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { eventMaterials } from '~/db/schema/event-materials'
import { eventResponses, events } from '~/db/schema/events'
import { userAccessLevels } from '~/db/schema/users'
import { attachFile } from '~/features/event-materials/commands.server'
import { answerEvent } from '~/features/events/commands.server'
import { getCalendarEntry, listUpcomingEvents } from '~/features/events/queries.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { countForMembers } from '~/features/workspace/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { aPdf } from '../../../test/uploads'
import { cancelEvent, cancelEvents, changeEvent, createEvent, deleteDraft, publishEvent } from './commands.server'
import { eventCancelled, eventChanged } from './jobs.server'
import type { EventPlan } from './model'
import { getEvent } from './queries.server'

const plan = (overrides: Partial<EventPlan> = {}): EventPlan => ({
  title: 'Care at home',
  description: '',
  eventType: 'Round table',
  eventDate: new Date('2026-12-01T17:00:00Z'),
  endsAt: null,
  timeZone: 'Europe/Stockholm',
  location: 'Stockholm',
  maxParticipants: null,
  roles: ['supplier'],
  minLevel: 'entry',
  ...{ isPublic: false, isNext: false, hook: '', city: '', venue: '', agenda: [], hostId: null, hostName: '' },
  ...{ language: 'en', textLanguage: 'en', translations: {} },
  ...overrides,
})

const rowOf = async ({ db }: Ctx, id: string) => (await db.select().from(events).where(eq(events.id, id)))[0]
const logOf = ({ db }: Ctx, id: string) => db.select().from(auditLog).where(eq(auditLog.objectId, id))
const refused = (reason: string) => ({ name: 'Refused', reason })

async function withGuest(ctx: Ctx, overrides: Parameters<typeof addEvent>[1] = {}) {
  const id = await addEvent(ctx, overrides)
  const guest = await asMember(ctx)
  await answerEvent(guest, id, 'attending')
  return { id, guest }
}

describe('drafts', () => {
  test('no member sees or answers a draft; published, they do', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx, { status: 'draft' })
    const member = await asMember(ctx)
    expect(await listUpcomingEvents(member)).toEqual([])
    expect(await countForMembers(member, '/events')).toEqual({ events: 0 })
    for (const actor of [member, admin]) {
      await expect(answerEvent(actor, id, 'attending')).rejects.toThrow('events.unknown')
      await expect(getCalendarEntry(actor, id)).rejects.toThrow('events.unknown')
    }
    await publishEvent(admin, { id, sequence: 0 })
    expect(await listUpcomingEvents(member)).toHaveLength(1)
    expect(await countForMembers(member, '/events')).toEqual({ events: 1 })
    await answerEvent(member, id, 'attending')
    expect(await countForMembers(member, '/events')).toEqual({ events: 0 })
    expect(await logOf(ctx, id)).toMatchObject([{ action: 'event.published' }])
  })

  test('publishing refuses what has passed, was changed meanwhile or is no draft', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const past = await addEvent(ctx, { status: 'draft', eventDate: ctx.now })
    const draft = await addEvent(ctx, { status: 'draft', sequence: 1 })
    const scheduled = await addEvent(ctx)
    await expect(publishEvent(admin, { id: past, sequence: 0 })).rejects.toMatchObject(refused('past'))
    await expect(publishEvent(admin, { id: draft, sequence: 0 })).rejects.toMatchObject(refused('stale'))
    await expect(publishEvent(admin, { id: scheduled, sequence: 0 })).rejects.toMatchObject(refused('published'))
    await expect(publishEvent(await asMember(ctx), { id: draft, sequence: 1 })).rejects.toThrow('event.manage')
  })

  test('a draft is deleted and not cancelled, a published event the other way round', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const draft = await addEvent(ctx, { status: 'draft' })
    const scheduled = await addEvent(ctx)
    await expect(cancelEvent(admin, { id: draft, sequence: 0 })).rejects.toMatchObject(refused('draft'))
    await expect(deleteDraft(admin, { id: scheduled, sequence: 0 })).rejects.toMatchObject(refused('published'))
    await deleteDraft(admin, { id: draft, sequence: 0 })
    expect(await rowOf(ctx, draft)).toBeUndefined()
    expect(await logOf(ctx, draft)).toMatchObject([{ action: 'event.deleted', objectName: 'Care at home' }])
  })

  test('deleting a draft enqueues a job that deletes the files of its materials', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx, { status: 'draft' })
    const file = { name: 'slides.pdf', bytes: aPdf() }
    await attachFile(admin, { eventId: id, id: crypto.randomUUID(), title: 'Slides', file })
    const [material] = await ctx.db.select().from(eventMaterials)
    const orphaned = { key: material?.fileKey ?? '' }
    // Of the upload, in case that its row is never inserted.
    expect(await queued(ctx, fileOrphaned)).toEqual([orphaned])
    await deleteDraft(admin, { id, sequence: 0 })
    expect(await queued(ctx, fileOrphaned)).toEqual([orphaned, orphaned])
  })

  test('of publishing and deleting at once one happens', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx, { status: 'draft' })
    const ref = { id, sequence: 0 }
    const results = await Promise.allSettled([publishEvent(admin, ref), deleteDraft(admin, ref)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('creating', () => {
  test('the event is stored as planned, and the audit log has who created it', async ({ ctx }) => {
    const admin = await asAdmin(ctx, 'planner@nordbro.example')
    const id = crypto.randomUUID()
    const planned = plan({
      title: 'Vård i hemmet 在家 <script>alert(1)</script>',
      description: 'First\nLast',
      endsAt: new Date('2026-12-01T19:00:00Z'),
      maxParticipants: 6,
      roles: ['embassy', 'hospital'],
      minLevel: 'builder',
    })
    await createEvent(admin, { id, copyOf: undefined, status: 'draft', plan: planned })
    expect(await rowOf(ctx, id)).toEqual({
      ...{ id, ...planned, status: 'draft', sequence: 0, createdAt: ctx.now, updatedAt: ctx.now },
      ...{ remindsWeekBefore: true, remindsDayBefore: true },
      ...{ maxSuppliers: null, minHospitals: null },
    })
    expect(await logOf(ctx, id)).toMatchObject([
      { actorEmail: 'planner@nordbro.example', action: 'event.created', objectName: planned.title },
    ])
  })

  test('two clicks create one event; a different event with the same form’s id is refused', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = crypto.randomUUID()
    await createEvent(admin, { id, copyOf: undefined, status: 'draft', plan: plan() })
    await createEvent(admin, { id, copyOf: undefined, status: 'draft', plan: plan() })
    expect(await logOf(ctx, id)).toHaveLength(1)
    const other = createEvent(admin, { id, copyOf: undefined, status: 'draft', plan: plan({ title: 'Another' }) })
    await expect(other).rejects.toMatchObject(refused('exists'))
    expect(await ctx.db.select().from(events)).toHaveLength(1)
  })

  test('it can be published at once; a draft is not published by its form sent again', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const input = { id: crypto.randomUUID(), copyOf: undefined, plan: plan() }
    await createEvent(admin, { ...input, status: 'scheduled' })
    expect(await rowOf(ctx, input.id)).toMatchObject({ status: 'scheduled' })
    const actions = (await logOf(ctx, input.id)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['event.created', 'event.published'])
    const draft = { ...input, id: crypto.randomUUID() }
    await createEvent(admin, { ...draft, status: 'draft' })
    await expect(createEvent(admin, { ...draft, status: 'scheduled' })).rejects.toMatchObject(refused('exists'))
  })

  test('the log of a copy names its original; an event in the past is refused', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [id, copyOf] = [crypto.randomUUID(), crypto.randomUUID()]
    await createEvent(admin, { id, copyOf, status: 'draft', plan: plan() })
    expect(await logOf(ctx, id)).toMatchObject([{ details: { copyOf } }])
    const past = createEvent(admin, {
      id: crypto.randomUUID(),
      copyOf,
      status: 'draft',
      plan: plan({ eventDate: ctx.now }),
    })
    await expect(past).rejects.toMatchObject(refused('past'))
  })
})

describe('changing', () => {
  test('every change increases the sequence, and the log has the old and new values', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await addEvent(ctx)
    const later = { ...admin, now: new Date('2026-11-17T09:00:00Z') }
    expect(await changeEvent(later, { id, sequence: 0, plan: plan({ location: 'Oslo' }) })).toEqual({ mailed: 0 })
    expect(await rowOf(ctx, id)).toMatchObject({ location: 'Oslo', sequence: 1, updatedAt: later.now })
    expect(await logOf(ctx, id)).toMatchObject([
      { action: 'event.changed', details: { location: { from: 'Stockholm', to: 'Oslo' }, mailed: 0 } },
    ])
  })

  test('saving an unchanged event, also by a second click, changes and logs nothing', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    // The form shows neither the seconds nor which of the two equal hours at the end of summer time it is.
    const eventDate = new Date('2027-10-31T01:30:15Z')
    const id = await addEvent(ctx, { eventDate })
    await changeEvent(admin, { id, sequence: 0, plan: plan({ eventDate: new Date('2027-10-31T00:30:00Z') }) })
    expect(await rowOf(ctx, id)).toMatchObject({ eventDate, sequence: 0 })
    const moved = { sequence: 0, plan: plan({ eventDate: new Date('2027-10-31T10:00:00Z') }) }
    await changeEvent(admin, { id, ...moved })
    await changeEvent(admin, { id, ...moved })
    expect(await rowOf(ctx, id)).toMatchObject({ sequence: 1 })
    expect(await logOf(ctx, id)).toHaveLength(1)
  })

  test('an edit or cancellation of a stale sequence is refused', async ({ ctx }) => {
    const [first, second] = [await asAdmin(ctx), await asAdmin(ctx)]
    const id = await addEvent(ctx)
    await changeEvent(first, { id, sequence: 0, plan: plan({ title: 'First' }) })
    const stale = changeEvent(second, { id, sequence: 0, plan: plan({ title: 'Second' }) })
    await expect(stale).rejects.toMatchObject(refused('stale'))
    await expect(cancelEvent(second, { id, sequence: 0 })).rejects.toMatchObject(refused('stale'))
    expect(await rowOf(ctx, id)).toMatchObject({ title: 'First', status: 'scheduled', sequence: 1 })
    await changeEvent(second, { id, sequence: 1, plan: plan({ title: 'Second' }) })
    expect(await rowOf(ctx, id)).toMatchObject({ title: 'Second', sequence: 2 })
  })

  test('the limit of seats can be lowered below the number of attendees, and nobody loses a seat', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { id } = await withGuest(ctx, { maxParticipants: 5 })
    await answerEvent(await asMember(ctx), id, 'attending')
    await answerEvent(await asMember(ctx), id, 'not_attending')
    const lower = (maxParticipants: number) => changeEvent(admin, { id, sequence: 0, plan: plan({ maxParticipants }) })
    expect(await lower(1)).toEqual({ mailed: 0 })
    expect(await rowOf(ctx, id)).toMatchObject({ maxParticipants: 1 })
    expect(await getEvent(admin, id)).toMatchObject({ attending: 2, declined: 1 })
  })

  test.for([
    ['title', { title: 'Care nearer home' }],
    ['begin', { eventDate: new Date('2026-12-01T18:00:00Z') }],
    ['end', { endsAt: new Date('2026-12-01T19:00:00Z') }],
    ['zone', { timeZone: 'Europe/Helsinki' }],
    ['place', { location: 'Oslo' }],
  ] as const)('another %s is mailed to those who attend', async ([, change], { ctx }) => {
    const { id } = await withGuest(ctx)
    await answerEvent(await asMember(ctx), id, 'not_attending')
    const done = await changeEvent(await asAdmin(ctx), { id, sequence: 0, plan: plan(change) })
    expect(done).toEqual({ mailed: 1 })
    expect(await queued(ctx, eventChanged)).toMatchObject([{ event: { id, sequence: 1 }, before: { sequence: 0 } }])
  })

  test.for([
    ['seats', { maxParticipants: 9 }],
    ['audience', { roles: ['hospital' as const], minLevel: 'premium' as const }],
    ['description', { description: 'Who pays?' }],
  ] as const)('other %s are mailed to nobody', async ([, change], { ctx }) => {
    const { id, guest } = await withGuest(ctx)
    const changed = { ...plan(), ...change } as EventPlan
    expect(await changeEvent(await asAdmin(ctx), { id, sequence: 0, plan: changed })).toEqual({ mailed: 0 })
    expect(await rowOf(ctx, id)).toMatchObject({ ...change, sequence: 1 })
    expect(await queued(ctx, eventChanged)).toEqual([])
    // A narrower audience removes no answer.
    expect(await ctx.db.select().from(eventResponses)).toMatchObject([
      { userId: guest.actor.userId, response: 'attending' },
    ])
  })

  test('a past event can be edited without mails, and moved only to a time in the future', async ({ ctx }) => {
    const { id } = await withGuest(ctx)
    const admin = { ...(await asAdmin(ctx)), now: new Date('2027-01-10T09:00:00Z') }
    expect(await changeEvent(admin, { id, sequence: 0, plan: plan({ title: 'Care at home, again' }) })).toEqual({
      mailed: 0,
    })
    const back = plan({ title: 'Care at home, again', eventDate: new Date('2027-01-02T17:00:00Z') })
    await expect(changeEvent(admin, { id, sequence: 1, plan: back })).rejects.toMatchObject(refused('past'))
    const ahead = { ...back, eventDate: new Date('2027-02-02T17:00:00Z') }
    expect(await changeEvent(admin, { id, sequence: 1, plan: ahead })).toEqual({ mailed: 1 })
  })
})

describe('cancelling', () => {
  test('increases the sequence, mails those who attend, and refuses later edits', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { id } = await withGuest(ctx)
    expect(await cancelEvent(admin, { id, sequence: 0 })).toEqual({ mailed: 1 })
    expect(await rowOf(ctx, id)).toMatchObject({ status: 'cancelled', sequence: 1 })
    expect(await queued(ctx, eventCancelled)).toMatchObject([{ event: { status: 'cancelled', sequence: 1 } }])
    expect(await logOf(ctx, id)).toMatchObject([{ action: 'event.cancelled', details: { mailed: 1 } }])
    await expect(cancelEvent(admin, { id, sequence: 1 })).rejects.toMatchObject(refused('cancelled'))
    const edit = changeEvent(admin, { id, sequence: 1, plan: plan({ title: 'Still on' }) })
    await expect(edit).rejects.toMatchObject(refused('cancelled'))
    await expect(changeEvent(admin, { id, sequence: 1, plan: plan() })).rejects.toMatchObject(refused('cancelled'))
    expect(await logOf(ctx, id)).toHaveLength(1)
  })

  test('an event that has begun can’t be cancelled', async ({ ctx }) => {
    const id = await addEvent(ctx, { eventDate: ctx.now })
    await expect(cancelEvent(await asAdmin(ctx), { id, sequence: 0 })).rejects.toMatchObject(refused('begun'))
  })
})

test('members and visitors can’t plan events; an unknown event is refused as gone', async ({ ctx }) => {
  const id = await addEvent(ctx)
  for (const forbiddenCtx of [ctx, await asMember(ctx, { level: 'premium' })]) {
    const forbidden = { kind: 'forbidden', message: 'event.manage' }
    const input = { id: crypto.randomUUID(), copyOf: undefined, status: 'draft', plan: plan() } as const
    await expect(createEvent(forbiddenCtx, input)).rejects.toMatchObject(forbidden)
    await expect(changeEvent(forbiddenCtx, { id, sequence: 0, plan: plan() })).rejects.toMatchObject(forbidden)
    await expect(cancelEvent(forbiddenCtx, { id, sequence: 0 })).rejects.toMatchObject(forbidden)
  }
  expect(await ctx.db.select().from(events)).toMatchObject([{ id, sequence: 0 }])
  const admin = await asAdmin(ctx)
  for (const unknown of [crypto.randomUUID(), '1', "' or true --"]) {
    await expect(cancelEvent(admin, { id: unknown, sequence: 0 })).rejects.toMatchObject(refused('gone'))
  }
})

// Last in the file: they commit.
test('of two admins who save at once the first wins, and one mail job is queued', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const { id } = await withGuest(ctx)
  const admins = [await asAdmin(ctx), await asAdmin(ctx)]
  const saved = await Promise.allSettled(
    admins.map((admin, n) => changeEvent(admin, { id, sequence: 0, plan: plan({ title: `Title ${n}` }) })),
  )
  expect(saved.map((result) => (result.status === 'fulfilled' ? 'saved' : result.reason.message)).sort()).toEqual([
    'saved',
    'stale',
  ])
  expect(await rowOf(ctx, id)).toMatchObject({ sequence: 1 })
  expect(await queued(ctx, eventChanged)).toHaveLength(1)
})

test('of a lower limit and an answer for the same seat at once, one is refused', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const { id } = await withGuest(ctx, { maxParticipants: 2 })
  const [admin, guest] = [await asAdmin(ctx), await asMember(ctx)]
  const [lowered, taken] = await Promise.allSettled([
    changeEvent(admin, { id, sequence: 0, plan: plan({ maxParticipants: 1 }) }),
    answerEvent(guest, id, 'attending'),
  ])
  expect([lowered.status, taken.status].sort()).toEqual(['fulfilled', 'rejected'])
})

test('ten concurrent clicks on Create make one event', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const admin = await asAdmin(ctx)
  const id = crypto.randomUUID()
  await Promise.all(
    Array.from({ length: 10 }, () => createEvent(admin, { id, copyOf: undefined, status: 'draft', plan: plan() })),
  )
  expect(await logOf(ctx, id)).toHaveLength(1)
})

test('chosen events are cancelled, and their guests mailed; one that was cancelled before is skipped', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const { id } = await withGuest(ctx)
  const cancelled = await addEvent(ctx, { status: 'cancelled' })
  expect(await cancelEvents(admin, { id: [id, cancelled] })).toEqual({ changed: 1, skipped: 1 })
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'cancelled', sequence: 1 })
  expect(await queued(ctx, eventCancelled)).toHaveLength(1)
  const match = new URLSearchParams('show=past')
  await expect(cancelEvents(admin, { id: [], match, expected: 5 })).resolves.toEqual({ changed: 0, skipped: 0 })
})

test('a type that is not on the list is refused, unless the event has it already', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const unknown = plan({ eventType: 'Breakfast' })
  await expect(
    createEvent(ctx, { id: crypto.randomUUID(), copyOf: undefined, status: 'draft', plan: unknown }),
  ).rejects.toMatchObject(refused('type'))
  const id = await addEvent(ctx, { eventType: 'Breakfast' })
  await changeEvent(ctx, { id, sequence: 0, plan: unknown })
  expect(await rowOf(ctx, id)).toMatchObject({ eventType: 'Breakfast' })
  const other = changeEvent(ctx, { id, sequence: 0, plan: plan({ eventType: 'Brunch', location: 'Oslo' }) })
  await expect(other).rejects.toMatchObject(refused('type'))
})

test('only an admin can be made host, and one who is no admin any more stays host', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const [admin, member] = [await asAdmin(base), await asMember(base)]
  const hostedBy = ({ actor }: { actor: { userId: string } }) => plan({ hostId: actor.userId })
  const id = crypto.randomUUID()
  await expect(
    createEvent(ctx, { id, copyOf: undefined, status: 'draft', plan: hostedBy(member) }),
  ).rejects.toMatchObject(refused('host'))
  await createEvent(ctx, { id, copyOf: undefined, status: 'draft', plan: hostedBy(admin) })
  await ctx.db.update(userAccessLevels).set({ adminRole: null }).where(eq(userAccessLevels.userId, admin.actor.userId))
  await changeEvent(ctx, { id, sequence: 0, plan: { ...hostedBy(admin), location: 'Oslo' } })
  expect(await rowOf(ctx, id)).toMatchObject({ location: 'Oslo', hostId: admin.actor.userId })
})

test('texts in languages and the agenda are stored, and saving them again changes nothing', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const id = crypto.randomUUID()
  const texts = {
    agenda: [{ time: '18:00', text: 'In' }],
    translations: { sv: { title: 'Vård hemma', hook: 'Kort', agenda: ['In'] } },
  }
  await createEvent(ctx, { id, copyOf: undefined, status: 'draft', plan: plan(texts) })
  await changeEvent(ctx, { id, sequence: 0, plan: plan(texts) })
  expect(await rowOf(ctx, id)).toMatchObject({ ...texts, sequence: 0 })
})

test('moved to another day, those who could not come are counted too', async ({ ctx: base }) => {
  const { id } = await withGuest(base)
  await answerEvent(await asMember(base), id, 'not_attending')
  const ctx = await asAdmin(base)
  const later = (eventDate: string, sequence: number) =>
    changeEvent(ctx, { id, sequence, plan: plan({ eventDate: new Date(eventDate) }) })
  expect(await later('2026-12-01T19:00:00Z', 0)).toEqual({ mailed: 1 })
  expect(await later('2026-12-02T19:00:00Z', 1)).toEqual({ mailed: 2 })
})
