import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { insights } from '~/db/schema/insights'
import { users } from '~/db/schema/users'
import { deleteOrphanedFile, fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { committing, queued, test, work } from '../../../test/test'
import { aPage, aPdf, upload } from '../../../test/uploads'
import { addInsight, changeInsight, deleteInsight } from './commands.server'
import { getInsight, getInsightFile, getNewestInsights, listAllInsights } from './queries.server'
import type { InsightChange, NewInsight } from './schema'

const member: Member = { userId: '', email: 'm@devices.example', role: 'supplier', level: 'entry', adminRole: null }

async function asAdmin(ctx: Ctx, email = 'a@nordbro.example') {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return { ...ctx, actor: { ...member, userId: user?.id ?? '', email, adminRole: 'owner' as const } }
}

const item = (overrides: Partial<NewInsight> = {}): NewInsight => ({
  id: crypto.randomUUID(),
  file: upload('needs.pdf', aPdf()),
  title: { en: 'Needs', sv: undefined, no: undefined },
  summary: null,
  roles: ['supplier'],
  minLevel: 'entry',
  published: true,
  ...overrides,
})

const change = (overrides: Partial<InsightChange> = {}): InsightChange => {
  const { id: _id, file: _file, ...fields } = item()
  return { version: 0, file: undefined, ...fields, ...overrides }
}

/** In the order of the inserts: `cmin` numbers the commands of the test's transaction, in which all times are the same. */
const actions = async ({ db }: Ctx) =>
  (await db.select().from(auditLog).orderBy(sql`cmin::text::int`)).map(({ action }) => action)
const keyOf = async ({ db }: Ctx, id: string) =>
  (await db.select().from(insights).where(eq(insights.id, id)))[0]?.fileKey ?? ''

test('a published PDF is offered to its audience under a sanitised file name, a draft to nobody', async ({
  ctx: plain,
}) => {
  const ctx = await asAdmin(plain)
  const insight = item({ file: upload('../../etc/Needs "2026"\r\n.pdf', aPdf()) })
  await addInsight(ctx, insight)
  await addInsight(ctx, item({ published: false }))
  const reader = { ...ctx, actor: member }
  expect((await getNewestInsights(reader)).newest.map(({ id }) => id)).toEqual([insight.id])
  const { stream, ...facts } = await getInsightFile(reader, insight.id)
  expect(facts).toEqual({ fileName: 'Needs 2026.pdf', mediaType: 'application/pdf', size: aPdf().length })
  expect(Buffer.compare(await new Response(stream).bytes(), aPdf())).toBe(0)
  expect(await keyOf(ctx, insight.id)).toMatch(/^insights\/[\da-f-]{36}\.pdf$/)
  expect(await actions(ctx)).toEqual(['insight.added', 'insight.added'])
})

test('a file that is no complete PDF is refused and adds no item', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  await expect(addInsight(ctx, item({ file: upload('a.pdf', aPage) }))).rejects.toThrow('is a web page')
  await expect(addInsight(ctx, item({ file: upload('a.pdf', aPdf().subarray(0, 99)) }))).rejects.toThrow('to its end')
  expect((await listAllInsights(ctx, { q: '', state: undefined, sort: 'changed', page: 1 })).total).toBe(0)
  expect(await queued(ctx, fileOrphaned)).toEqual([])
})

test('a change is saved and logged, and a replaced file is deleted', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  const { id, ...fields } = item({ published: false })
  await addInsight(ctx, { id, ...fields })
  const old = await keyOf(ctx, id)
  await changeInsight(ctx, { id, ...change({ published: true, roles: ['hospital'], minLevel: 'premium' }) })
  expect(await keyOf(ctx, id)).toBe(old)
  const next = { version: 1, published: true, file: upload('new.pdf', aPdf({ last: '\n' })) }
  await changeInsight(ctx, { id, ...change({ ...next, title: { en: 'Newer', sv: 'Nyare', no: 'Nyere' } }) })
  await changeInsight(ctx, { id, ...change({ version: 2, published: false }) })
  expect(await getInsight(ctx, id)).toMatchObject({ version: 3, fileName: 'new.pdf', publishedAt: null })
  expect(await actions(ctx)).toEqual(['insight.added', 'insight.published', 'insight.changed', 'insight.unpublished'])
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.files.has(old)).toBe(false)
  expect(await ctx.files.has(await keyOf(ctx, id))).toBe(true)
})

test('saving or deleting from an outdated page is refused, naming who changed it first', async ({ ctx: plain }) => {
  const first = await asAdmin(plain, 'first@nordbro.example')
  const second = await asAdmin(plain, 'second@nordbro.example')
  const insight = item()
  await addInsight(first, insight)
  await changeInsight(first, { id: insight.id, ...change({ title: { en: 'Theirs', sv: undefined, no: undefined } }) })
  const refused = { reason: 'changed', by: 'first@nordbro.example' }
  await expect(changeInsight(second, { id: insight.id, ...change() })).rejects.toMatchObject(refused)
  await expect(deleteInsight(second, { id: insight.id, version: 0 })).rejects.toMatchObject(refused)
  await expect(changeInsight(first, { id: insight.id, ...change() })).rejects.toMatchObject(refused)
  expect((await getInsight(second, insight.id)).title.en).toBe('Theirs')
})

test('a deleted item is gone with its file; a second click is no error, a colleague’s is', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  const insight = item()
  await addInsight(ctx, insight)
  const key = await keyOf(ctx, insight.id)
  await deleteInsight(ctx, { id: insight.id, version: 0 })
  await deleteInsight(ctx, { id: insight.id, version: 0 })
  const late = await asAdmin(plain, 'late@nordbro.example')
  await expect(deleteInsight(late, { id: insight.id, version: 0 })).rejects.toMatchObject({
    reason: 'deleted',
    by: 'a@nordbro.example',
  })
  await expect(changeInsight(late, { id: insight.id, ...change() })).rejects.toMatchObject({
    reason: 'deleted',
    by: 'a@nordbro.example',
  })
  expect(await actions(ctx)).toEqual(['insight.added', 'insight.deleted'])
  expect(await ctx.files.has(key)).toBe(true)
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.files.has(key)).toBe(false)
})

test('only admins add, change, delete and list items, and no file is stored for others', async ({ ctx }) => {
  for (const actor of [null, member]) {
    const asker = { ...ctx, actor }
    await expect(addInsight(asker, item())).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(changeInsight(asker, { id: crypto.randomUUID(), ...change() })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(deleteInsight(asker, { id: crypto.randomUUID(), version: 0 })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(listAllInsights(asker, { q: '', state: undefined, sort: 'changed', page: 1 })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(getInsight(asker, crypto.randomUUID())).rejects.toMatchObject({ kind: 'forbidden' })
  }
  expect(await queued(ctx, fileOrphaned)).toEqual([])
})

test('an invalid or unknown id is refused', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  for (const id of ['1', "'; drop table insights", crypto.randomUUID()]) {
    await expect(changeInsight(ctx, { id, ...change() })).rejects.toMatchObject({ name: 'Refused' })
    await expect(deleteInsight(ctx, { id, version: 0 })).rejects.toMatchObject({ name: 'Refused' })
    await expect(getInsight(ctx, id)).rejects.toMatchObject({ kind: 'not-found' })
  }
})

test('the list is searched by title in any language and by file name, and filtered by state', async ({
  ctx: plain,
}) => {
  const ctx = await asAdmin(plain)
  await addInsight(ctx, item({ title: { en: 'Needs', sv: 'Behov 100 %', no: undefined } }))
  await addInsight(ctx, item({ title: { en: 'Wards', sv: undefined, no: undefined }, published: false }))
  const found = async (q: string, state?: 'published' | 'draft') =>
    (await listAllInsights(ctx, { q, state, sort: 'changed', page: 1 })).rows.map(({ title }) => title.en).sort()
  expect(await found('')).toEqual(['Needs', 'Wards'])
  expect(await found('behov 100 %')).toEqual(['Needs'])
  expect(await found('needs.pdf')).toEqual(['Needs', 'Wards'])
  expect(await found('', 'draft')).toEqual(['Wards'])
  expect(await found('', 'published')).toEqual(['Needs'])
  expect(await found('_')).toEqual([])
  const byTitle = await listAllInsights(ctx, { q: '', state: undefined, sort: 'title', page: 1 })
  expect(byTitle.rows.map(({ title }) => title.en)).toEqual(['Needs', 'Wards'])
})

// Last in the file: it commits, so its rows stay.
test('a form sent twice at once makes one item, and the spare file is deleted', async ({ database, jobs }) => {
  const ctx = await asAdmin(committing(database, jobs), 'twice@nordbro.example')
  const insight = item()
  await Promise.all([addInsight(ctx, insight), addInsight(ctx, insight)])
  const keys = (await queued(ctx, fileOrphaned)).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  await work(ctx, deleteOrphanedFile)
  const usedKey = await keyOf(ctx, insight.id)
  for (const key of keys) expect(await ctx.files.has(key)).toBe(key === usedKey)
  // The same form with another file is refused.
  const other = { ...insight, file: upload('other.pdf', aPdf()) }
  await expect(addInsight(ctx, other)).rejects.toMatchObject({ name: 'Refused' })
})
