import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { contentDocuments } from '~/db/schema/documents'
import { eventResponses, events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { sampleContent, sampleData } from '~/db/schema/sample-data'
import { users } from '~/db/schema/users'
import { listUpcomingEvents } from '~/features/events/queries.server'
import { deleteOrphanedFile, fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { loadSamples, removeSamples } from './commands.server'
import { hasAny } from './model'
import { getSamples, hasSamples } from './queries.server'

const remove = (ctx: Ctx) => removeSamples(ctx, undefined)
const tables = [contentDocuments, events, insights, media, sampleContent]
const countsOf = (ctx: Ctx) => Promise.all(tables.map((table) => ctx.db.$count(table)))
const aNote = (slug: string) => ({ type: 'note' as const, published: { slug }, publishedAt: new Date() })

test('sessions, notes, letters, events, files and pictures are added once, and no accounts or requests', async ({
  ctx: base,
}) => {
  const ctx = await asAdmin(base)
  expect(await hasSamples(ctx.db)).toBe(false)
  await loadSamples(ctx)
  const loaded = await countsOf(ctx)
  await loadSamples(ctx)
  expect(await countsOf(ctx)).toEqual(loaded)
  const { counts } = await getSamples(ctx)
  expect(hasAny({ counts })).toBe(true)
  expect([counts.document, counts.event, counts.insight, counts.picture]).toEqual(loaded.slice(0, 4))
  const types = await ctx.db.selectDistinct({ type: contentDocuments.type }).from(contentDocuments)
  expect(types.map(({ type }) => type).toSorted()).toEqual(['brief', 'note'])
  expect(await ctx.db.$count(users)).toBe(1)
  expect(await hasSamples(ctx.db)).toBe(true)
})

test('what members see one by one says that it is a sample', async ({ ctx: base }) => {
  await loadSamples(await asAdmin(base))
  const titles = (await listUpcomingEvents(await asMember(base))).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => !title.startsWith('Sample: '))).toEqual([])
})

test('removal leaves exactly what was there before, and can be done twice', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await addEvent(ctx)
  await ctx.db.insert(contentDocuments).values(aNote('our-own'))
  const before = await countsOf(ctx)
  await loadSamples(ctx)
  await remove(ctx)
  await remove(ctx)
  expect(await countsOf(ctx)).toEqual(before)
  expect(await hasSamples(ctx.db)).toBe(false)
  const actions = await ctx.db.select({ action: auditLog.action }).from(auditLog)
  expect(actions.map(({ action }) => action)).toEqual(['samples.loaded', 'samples.removed'])
  await loadSamples(ctx)
  expect(hasAny(await getSamples(ctx))).toBe(true)
})

test('samples that were changed or answered are counted, and removed too', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await loadSamples(ctx)
  expect(await getSamples(ctx)).toMatchObject({ changed: 0, answers: 0, kept: 0 })
  const [event] = await ctx.db.select().from(events)
  const [document] = await ctx.db.select().from(contentDocuments)
  await ctx.db
    .insert(eventResponses)
    .values({ eventId: event?.id ?? '', userId: ctx.actor.userId, response: 'attending' })
  await ctx.db
    .update(events)
    .set({ updatedAt: new Date(ctx.now.getTime() + 1000) })
    .where(eq(events.id, event?.id ?? ''))
  await ctx.db
    .update(contentDocuments)
    .set({ version: 1 })
    .where(eq(contentDocuments.id, document?.id ?? ''))
  expect(await getSamples(ctx)).toMatchObject({ changed: 2, answers: 1 })
  await remove(ctx)
  expect(await countsOf(ctx)).toEqual([0, 0, 0, 0, 0])
  expect(await ctx.db.$count(eventResponses)).toBe(0)
})

test('a sample picture that a document of one’s own shows stays, and is no sample any more', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await loadSamples(ctx)
  const [picture] = await ctx.db.select().from(media)
  const draft = { image: `/media/${picture?.id}` }
  await ctx.db.insert(contentDocuments).values({ type: 'clientLogo', draft })
  expect((await getSamples(ctx)).kept).toBe(1)
  await remove(ctx)
  expect((await ctx.db.select().from(media)).map(({ id }) => id)).toEqual([picture?.id])
  expect(await hasSamples(ctx.db)).toBe(false)
})

test('the files are stored, and deleted after the removal', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await loadSamples(ctx)
  const keys = [
    ...(await ctx.db.select({ key: insights.fileKey }).from(insights)),
    ...(await ctx.db.select({ key: media.fileKey }).from(media)),
  ].map(({ key }) => key)
  const stored = () => Promise.all(keys.map((key) => ctx.files.has(key)))
  expect(new Set(await stored())).toEqual(new Set([true]))
  await remove(ctx)
  for (const payload of await queued(ctx, fileOrphaned))
    await deleteOrphanedFile.run(ctx as never, payload, { isLast: false })
  expect(new Set(await stored())).toEqual(new Set([false]))
})

test('a note at a taken address and a letter of a taken week are left out', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await loadSamples(ctx)
  const all = await getSamples(ctx)
  const documents = await ctx.db.select().from(contentDocuments)
  const [note] = documents.filter(({ type, published }) => type === 'note' && published)
  const [letter] = documents.filter(({ type }) => type === 'brief')
  await remove(ctx)
  for (const own of [note, letter]) {
    await ctx.db
      .insert(contentDocuments)
      .values({ type: own?.type ?? 'note', published: own?.published, publishedAt: ctx.now })
  }
  await loadSamples(ctx)
  expect((await getSamples(ctx)).counts.document).toBe(all.counts.document - 2)
  await remove(ctx)
  expect(await ctx.db.$count(contentDocuments)).toBe(2)
})

test('a demo has its samples already, and keeps them', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await ctx.db.insert(sampleData).values({})
  await expect(loadSamples(ctx)).rejects.toThrow('demo')
  expect(await hasSamples(ctx.db)).toBe(true)
  expect(await ctx.db.$count(events)).toBe(0)
})

test('two admins who load at once load one set', async ({ database, jobs }) => {
  const [one, other] = [await asAdmin(committing(database, jobs)), await asAdmin(committing(database, jobs))]
  await Promise.all([loadSamples(one), loadSamples(other)])
  const { counts } = await getSamples(one)
  expect([counts.event, counts.insight]).toEqual([await one.db.$count(events), await one.db.$count(insights)])
  expect(await one.db.$count(auditLog)).toBe(1)
})

test('members can neither load nor remove them', async ({ ctx: base }) => {
  const ctx = await asMember(base)
  await expect(loadSamples(ctx)).rejects.toThrow('content.manage')
  await expect(remove(ctx)).rejects.toThrow('content.manage')
  await expect(getSamples(ctx)).rejects.toThrow('content.manage')
})
