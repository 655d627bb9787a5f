import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { eventMessages } from '~/db/schema/event-messages'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, queued, startTimes, test } from '../../../test/test'
import { aPdf } from '../../../test/uploads'
import {
  addFile,
  deleteMessage,
  removeFile,
  saveAnnouncement,
  saveMessage,
  sendMessage,
  startMessage,
  testMessage,
  undoMessage,
} from './commands.server'
import { eventMessageHeld, eventMessageTested } from './jobs.server'
import type { MessageKind } from './model'
import { countRecipients, getMessage, listMessages } from './queries.server'

async function start(ctx: Ctx, eventId: string, kind: MessageKind) {
  const id = crypto.randomUUID()
  await startMessage(ctx, { eventId, message: id, kind })
  return { eventId, id, version: 0 }
}

const rowOf = async ({ db }: Ctx, id: string) =>
  (await db.select().from(eventMessages).where(eq(eventMessages.id, id)))[0]
const audience = { to: 'audience' as const, people: [], organisations: [] }
const english = { texts: { en: { subject: 'Parking', body: 'Behind the house.' } }, organisations: [] }

async function addOrganisation({ db }: Ctx, userId?: string) {
  const [row] = await db.insert(organisations).values({ name: 'Region Väst', kind: 'hospital' }).returning()
  const id = row?.id ?? ''
  if (userId) await db.insert(organisationMembers).values({ userId, organisationId: id })
  return id
}

test('a form sent twice starts one draft, and another with the same id is refused', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const [eventId, other] = [await addEvent(ctx), await addEvent(ctx)]
  const message = crypto.randomUUID()
  await startMessage(admin, { eventId, message, kind: 'announcement' })
  await startMessage(admin, { eventId, message, kind: 'announcement' })
  expect(await listMessages(admin, eventId)).toHaveLength(1)
  await expect(startMessage(admin, { eventId, message, kind: 'message' })).rejects.toThrow('exists')
  await expect(startMessage(admin, { eventId: other, message, kind: 'announcement' })).rejects.toThrow('exists')
})

test('a draft is not announced, nor is what is cancelled or over; guests of both can be written to', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const draft = await addEvent(ctx, { status: 'draft' })
  const cancelled = await addEvent(ctx, { status: 'cancelled' })
  const over = await addEvent(ctx, { eventDate: new Date('2026-11-01T17:00:00Z') })
  await expect(start(admin, draft, 'announcement')).rejects.toThrow('unpublished')
  await expect(start(admin, draft, 'message')).rejects.toThrow('unpublished')
  for (const id of [cancelled, over]) {
    await expect(start(admin, id, 'announcement')).rejects.toThrow('over')
    await start(admin, id, 'message')
  }
  await expect(start(admin, crypto.randomUUID(), 'message')).rejects.toThrow('gone')
})

test('only those who may change events write mails about them', async ({ ctx }) => {
  const eventId = await addEvent(ctx)
  const ref = await start(await asAdmin(ctx), eventId, 'announcement')
  const reader = await asMember(ctx, { adminRole: 'reader' })
  for (const actor of [reader, await asMember(ctx)]) {
    await expect(start(actor, eventId, 'message')).rejects.toThrow('event.manage')
    await expect(sendMessage(actor, ref)).rejects.toThrow('event.manage')
    await expect(undoMessage(actor, ref)).rejects.toThrow('event.manage')
  }
  expect(await listMessages(reader, eventId)).toHaveLength(1)
})

test('someone whom the event is not for is refused by their address, and nothing is saved', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const eventId = await addEvent(ctx, { minLevel: 'builder' })
  const inside = await asMember(ctx, { level: 'premium' })
  const low = await asMember(ctx)
  const hospital = await asMember(ctx, { role: 'hospital', level: 'premium' })
  const ref = await start(admin, eventId, 'announcement')
  const choose = (people: string[], organisations: string[] = []) =>
    saveAnnouncement(admin, { ...ref, to: 'chosen', people, organisations })
  const outside = choose([inside.actor.email, low.actor.email, hospital.actor.email, 'nobody@b.example'])
  await expect(outside).rejects.toMatchObject({
    reason: 'outside',
    by: `${low.actor.email}, ${hospital.actor.email}, nobody@b.example`,
  })
  await expect(choose([], [await addOrganisation(ctx, low.actor.userId)])).rejects.toThrow('outside')
  await expect(choose([])).rejects.toThrow('nobody')
  expect(await rowOf(ctx, ref.id)).toMatchObject({ groups: ['audience'], version: 0 })
  await choose([inside.actor.email], [await addOrganisation(ctx, inside.actor.userId)])
  expect(await rowOf(ctx, ref.id)).toMatchObject({ groups: ['chosen'], userIds: [inside.actor.userId], version: 1 })
})

test('sending holds a message for the time of undo; undo makes it a draft again', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await asMember(ctx)
  const ref = await start(admin, await addEvent(ctx), 'announcement')
  await sendMessage(admin, ref)
  const sendAt = new Date(ctx.now.getTime() + ctx.undoSeconds * 1000)
  expect(await rowOf(ctx, ref.id)).toMatchObject({ status: 'held', sendAt, senderEmail: admin.actor.email })
  expect(await startTimes(ctx, eventMessageHeld)).toEqual([sendAt])
  await expect(saveAnnouncement(admin, { ...ref, ...audience, version: 1 })).rejects.toThrow('sent')
  await expect(deleteMessage(admin, { ...ref, version: 1 })).rejects.toThrow('sent')
  await undoMessage(await asAdmin(ctx), ref)
  expect(await rowOf(ctx, ref.id)).toMatchObject({ status: 'draft', sendAt: null, senderEmail: null })
  await expect(undoMessage(admin, ref)).rejects.toThrow('not-held')
})

test('what was changed since the preview is not sent, nor is a message without text or recipients', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const eventId = await addEvent(ctx, { roles: ['embassy'] })
  const ref = await start(admin, eventId, 'message')
  await expect(sendMessage(admin, ref)).rejects.toThrow('no-text')
  await expect(testMessage(admin, { ...ref, locale: 'en' })).rejects.toThrow('no-text')
  await saveMessage(admin, { ...ref, ...english, groups: ['attending'] })
  await expect(sendMessage(admin, ref)).rejects.toThrow('stale')
  await expect(sendMessage(admin, { ...ref, version: 1 })).rejects.toThrow('nobody')
  await testMessage(admin, { ...ref, version: 1, locale: 'sv' })
  expect(await queued(ctx, eventMessageTested)).toMatchObject([{ messageId: ref.id, locale: 'sv' }])
  await expect(sendMessage(admin, { ...ref, eventId: await addEvent(ctx) })).rejects.toThrow('gone')
})

test('of two admins who send at once one does, and the other is told who', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await asMember(ctx)
  const [one, other] = [await asAdmin(ctx), await asAdmin(ctx)]
  const ref = await start(one, await addEvent(ctx), 'announcement')
  const results = await Promise.allSettled([sendMessage(one, ref), sendMessage(other, ref)])
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toMatchObject({ reason: 'sent', by: expect.stringContaining('@nordbro.example') })
  expect(await queued(ctx, eventMessageHeld)).toHaveLength(1)
})

test('a message has up to five files, which are deleted with it', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const ref = await start(admin, await addEvent(ctx), 'message')
  const file = { name: '../Välkommen "hit".pdf', bytes: aPdf() }
  for (const version of [0, 1, 2, 3, 4]) await addFile(admin, { ...ref, version, file })
  await expect(addFile(admin, { ...ref, version: 5, file })).rejects.toThrow('too-many-files')
  await expect(addFile(admin, { ...ref, version: 4, file })).rejects.toThrow('stale')
  const script = { name: 'a.pdf', bytes: new TextEncoder().encode('<script>') }
  await expect(addFile(admin, { ...ref, version: 5, file: script })).rejects.toThrow()
  const [first, ...rest] = (await rowOf(ctx, ref.id))?.files ?? []
  expect(first).toMatchObject({ fileName: 'Välkommen hit.pdf', mediaType: 'application/pdf' })
  expect(await ctx.files.has(first?.key ?? '')).toBe(true)
  await removeFile(admin, { ...ref, version: 5, key: first?.key ?? '' })
  expect((await rowOf(ctx, ref.id))?.files).toEqual(rest)
  await deleteMessage(admin, { ...ref, version: 6 })
  // Once when it was uploaded, and once when it was removed.
  const perKey = Map.groupBy(await queued(ctx, fileOrphaned), ({ key }) => key)
  for (const stored of [first, ...rest]) expect(perKey.get(stored?.key ?? '')).toHaveLength(2)
  expect(await rowOf(ctx, ref.id)).toBeUndefined()
})

test('every step is in the log, on the event', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await asMember(ctx)
  const eventId = await addEvent(ctx)
  const ref = await start(admin, eventId, 'announcement')
  await saveAnnouncement(admin, { ...ref, ...audience })
  await sendMessage(admin, { ...ref, version: 1 })
  await undoMessage(admin, ref)
  await deleteMessage(admin, { ...ref, version: 3 })
  const log = await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, eventId)).orderBy(auditLog.id)
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'event-mail.changed',
    'event-mail.deleted',
    'event-mail.sent',
    'event-mail.started',
    'event-mail.taken-back',
  ])
})

test('the page says how many would get it in which language', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const eventId = await addEvent(ctx, { roles: ['embassy'] })
  for (const locale of ['sv', 'sv', 'no'] as const) await asMember(ctx, { role: 'embassy', locale })
  const ref = await start(admin, eventId, 'announcement')
  const counts = await countRecipients(admin, await getMessage(admin, eventId, ref.id))
  expect(counts).toEqual({ total: 3, byLocale: { en: 0, sv: 2, no: 1 }, skipped: {} })
})
