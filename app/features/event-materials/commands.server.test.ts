import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { eventMaterials } from '~/db/schema/event-materials'
import { eventResponses } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { aPdf } from '../../../test/uploads'
import { attachFile, attachItem, removeMaterial } from './commands.server'
import { isNarrower, maxMaterials } from './model'
import { getMaterialFile, getMaterials, listMaterials } from './queries.server'

const ended = { eventDate: new Date('2026-11-01T17:00:00Z') }
const unknown = { kind: 'not-found' }
const aFile = (eventId: string, id = crypto.randomUUID()) => ({
  ...{ eventId, id, title: 'Slides' },
  file: { name: 'slides.pdf', bytes: aPdf() },
})

async function addItem({ db, now }: Ctx, overrides: Partial<typeof insights.$inferInsert> = {}) {
  const id = crypto.randomUUID()
  const file = { fileKey: `insights/${id}.pdf`, fileName: 'a.pdf', mediaType: 'application/pdf', size: 10 }
  const audience = { roles: ['supplier' as const], publishedAt: now }
  await db.insert(insights).values({ id, title: { en: 'Figures', sv: 'Siffror' }, ...file, ...audience, ...overrides })
  return id
}

const titles = async (reader: Ctx, eventId: string) =>
  (await listMaterials(reader, eventId)).map(({ title }) => title.text).sort()

test('members who may see the event get its materials when it is over, and not before', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const reader = await asMember({ ...ctx, locale: 'sv' })
  const id = await addEvent(ctx)
  await attachItem(admin, { eventId: id, insight: await addItem(ctx) })
  await attachFile(admin, aFile(id))
  const file = (await getMaterials(admin, id)).attached.find(({ title }) => title === 'Slides')
  expect(await titles(reader, id)).toEqual([])
  await expect(getMaterialFile(reader, id, file?.id ?? '')).rejects.toMatchObject(unknown)
  const later = { ...reader, now: new Date('2026-12-02T09:00:00Z') }
  expect(await titles(later, id)).toEqual(['Siffror', 'Slides'])
  expect(await getMaterialFile(later, id, file?.id ?? '')).toMatchObject({ fileName: 'slides.pdf' })
  const outside = await asMember({ ...later, actor: null }, { role: 'hospital' })
  await expect(listMaterials(outside, id)).rejects.toMatchObject(unknown)
  await expect(getMaterialFile(outside, id, file?.id ?? '')).rejects.toMatchObject(unknown)
  // A guest keeps the files when the audience was narrowed since, but gets no item that is not for them.
  await ctx.db.insert(eventResponses).values({ eventId: id, userId: outside.actor.userId, response: 'attending' })
  expect(await titles(outside, id)).toEqual(['Slides'])
  expect(await getMaterialFile(outside, id, file?.id ?? '')).toMatchObject({ fileName: 'slides.pdf' })
  await expect(getMaterialFile(later, await addEvent(ctx, ended), file?.id ?? '')).rejects.toMatchObject(unknown)
})

test('attaching an item gives nobody a right to it, and the admin is told', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await addEvent(ctx, { ...ended, roles: ['supplier', 'hospital'] })
  for (const item of [
    await addItem(ctx),
    await addItem(ctx, { roles: ['supplier', 'hospital'], title: { en: 'For all' } }),
    await addItem(ctx, { publishedAt: null, title: { en: 'Draft' } }),
  ])
    await attachItem(admin, { eventId: id, insight: item })
  expect(await titles(await asMember(ctx), id)).toEqual(['Figures', 'For all'])
  expect(await titles(await asMember(ctx, { role: 'hospital' }), id)).toEqual(['For all'])
  const { attached } = await getMaterials(admin, id)
  expect(attached.map(({ title, limit }) => [title, limit]).sort()).toEqual([
    ['Draft', 'draft'],
    ['Figures', 'narrower'],
    ['For all', null],
  ])
})

test('an item is narrower if a role or a level of the event is not among its own', () => {
  const event = { roles: ['supplier', 'hospital'], minLevel: 'builder' } as const
  expect(isNarrower({ roles: ['supplier', 'hospital', 'embassy'], minLevel: 'entry' }, event)).toBe(false)
  expect(isNarrower({ roles: ['supplier', 'hospital'], minLevel: 'builder' }, event)).toBe(false)
  expect(isNarrower({ roles: ['supplier', 'hospital'], minLevel: 'premium' }, event)).toBe(true)
  expect(isNarrower({ roles: ['supplier'], minLevel: 'entry' }, event)).toBe(true)
})

test('forms sent twice attach once and detach once, with one line in the log each', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const [id, item] = [await addEvent(ctx), await addItem(ctx)]
  const file = aFile(id)
  for (let twice = 0; twice < 2; twice += 1) {
    await attachItem(admin, { eventId: id, insight: item })
    await attachFile(admin, file)
  }
  const other = { ...file, file: { name: 'other.pdf', bytes: aPdf() } }
  await expect(attachFile(admin, other)).rejects.toMatchObject({ reason: 'sent-before' })
  const { attached, choices } = await getMaterials(admin, id)
  expect(attached).toHaveLength(2)
  expect(choices).toEqual([])
  const [row] = (await ctx.db.select().from(eventMaterials)).filter(({ fileKey }) => fileKey)
  for (const { id: material } of [...attached, ...attached]) await removeMaterial(admin, { eventId: id, material })
  // Once when it was stored, in case that its row is never written, and once when it was detached.
  expect((await queued(ctx, fileOrphaned)).filter(({ key }) => key === row?.fileKey)).toHaveLength(2)
  const log = await ctx.db.select().from(auditLog)
  expect(log.map(({ action, details }) => `${action} ${details.material}`).sort()).toEqual([
    'event.material-added Figures',
    'event.material-added Slides',
    'event.material-removed Figures',
    'event.material-removed Slides',
  ])
})

test('what is gone is refused, and so is one too many, also of two at once', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const admin = await asAdmin(ctx)
  const id = await addEvent(ctx)
  for (const eventId of [crypto.randomUUID(), 'x']) {
    await expect(attachItem(admin, { eventId, insight: crypto.randomUUID() })).rejects.toMatchObject({ reason: 'gone' })
  }
  await expect(attachItem(admin, { eventId: id, insight: crypto.randomUUID() })).rejects.toMatchObject({
    reason: 'gone',
  })
  const items = await Promise.all(Array.from({ length: maxMaterials + 1 }, () => addItem(ctx)))
  const results = await Promise.allSettled(items.map((insight) => attachItem(admin, { eventId: id, insight })))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect((await getMaterials(admin, id)).attached).toHaveLength(maxMaterials)
})

test('only editors attach and detach', async ({ ctx }) => {
  const id = await addEvent(ctx)
  for (const actor of [await asMember(ctx), await asMember(ctx, { adminRole: 'reader' })]) {
    const refused = { kind: 'forbidden' }
    await expect(attachItem(actor, { eventId: id, insight: id })).rejects.toMatchObject(refused)
    await expect(attachFile(actor, aFile(id))).rejects.toMatchObject(refused)
    await expect(removeMaterial(actor, { eventId: id, material: id })).rejects.toMatchObject(refused)
  }
  await expect(getMaterials(await asMember(ctx), id)).rejects.toMatchObject({ kind: 'forbidden' })
})
