import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { can, type Member } from '~/auth/permissions'
import { insights } from '~/db/schema/insights'
import { createFileStore } from '~/files/store.server'
import { accessLevels } from '~/lib/access-levels'
import { memberRoles } from '~/lib/member-roles'
import { pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { insightsInCard } from './model'
import { getInsightFile, getNewestInsights, listInsights } from './queries.server'
import { ownInsightFilter } from './schema'

const bytes = new TextEncoder().encode('%PDF-1.7 a sample')

function asMember(ctx: Ctx, overrides: Partial<Member> = {}): Ctx {
  const actor = { userId: crypto.randomUUID(), email: 'a@devices.example', adminRole: null, ...overrides }
  return { ...ctx, actor: { role: 'supplier', level: 'entry', ...actor } }
}

const all = { q: '', page: 1 }

/** The ctx with a separate file store, removed after the test. */
function withFiles(ctx: Ctx): Ctx {
  const dataDir = mkdtempSync(join(tmpdir(), 'nordbro-insights-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { ...ctx, files: createFileStore({ dataDir }) }
}

async function addInsight({ db, now }: Ctx, overrides: Partial<typeof insights.$inferInsert> = {}) {
  const [insight] = await db
    .insert(insights)
    .values({
      title: { en: 'Needs', sv: 'Behov' },
      fileKey: `insights/${crypto.randomUUID()}.pdf`,
      fileName: 'needs.pdf',
      mediaType: 'application/pdf',
      size: bytes.length,
      roles: ['supplier'],
      publishedAt: now,
      ...overrides,
    })
    .returning()
  if (!insight) throw new Error('nothing was stored')
  return insight
}

test('published items are listed newest first, in the reader’s language', async ({ ctx }) => {
  const publishedAt = new Date('2026-11-01T09:00:00Z')
  const old = await addInsight(ctx, { publishedAt, title: { en: 'Older' }, summary: { en: 'Why', sv: 'Varför' } })
  const newest = await addInsight(ctx)
  await addInsight(ctx, { publishedAt: null })
  await addInsight(ctx, { publishedAt: new Date('2026-11-17T09:00:00Z') })
  const file = { fileName: 'needs.pdf', size: bytes.length }
  const inSwedish = [
    { id: newest.id, title: { text: 'Behov' }, summary: null, ...file },
    { id: old.id, title: { text: 'Older', lang: 'en' }, summary: { text: 'Varför' }, ...file },
  ]
  const reader = asMember({ ...ctx, locale: 'sv' })
  const days = [ctx.now, publishedAt].map((day) => day.toISOString())
  expect(await listInsights(reader, all)).toEqual({
    insights: inSwedish.map((insight, index) => ({ ...insight, publishedAt: days[index] })),
    total: 2,
    page: 1,
  })
  expect(await getNewestInsights(reader)).toEqual({ newest: inSwedish, total: 2 })
})

test('the lists, a search and the download offer each member exactly what the rule allows', async ({ ctx: plain }) => {
  const ctx = withFiles(plain)
  const items = [await addInsight(ctx), await addInsight(ctx, { roles: ['supplier', 'embassy'], minLevel: 'builder' })]
  items.push(await addInsight(ctx, { roles: ['hospital'], minLevel: 'premium' }))
  for (const { fileKey } of items) await ctx.files.put(fileKey, bytes)
  for (const role of memberRoles) {
    for (const level of accessLevels) {
      for (const adminRole of ['reader', null] as const) {
        const asker = asMember(ctx, { role, level, adminRole })
        const allowedIds = items.filter((insight) => can(asker.actor, 'insight.read', insight)).map(({ id }) => id)
        const card = await getNewestInsights(asker)
        const lists = [await listInsights(asker, all), await listInsights(asker, { q: 'needs', page: 1 })]
        for (const { insights, total } of [{ insights: card.newest, total: card.total }, ...lists]) {
          expect(insights.map(({ id }) => id).toSorted()).toEqual(allowedIds.toSorted())
          expect(total).toBe(allowedIds.length)
        }
        for (const insight of items) {
          const allowed = allowedIds.includes(insight.id)
          const outcome = await getInsightFile(asker, insight.id).then(
            ({ fileName }) => fileName,
            (error) => error.kind,
          )
          expect(outcome).toBe(allowed ? 'needs.pdf' : 'not-found')
        }
      }
    }
  }
})

test('the card has the newest, and the pages have all of them in the same order', async ({ ctx }) => {
  const count = pageSize + 2
  const added: string[] = []
  // Two of a time each, so that the order of equal times matters too.
  for (let index = 0; index < count; index += 1) {
    const publishedAt = new Date(ctx.now.getTime() - Math.floor(index / 2) * 60_000)
    added.push((await addInsight(ctx, { publishedAt })).id)
  }
  await addInsight(ctx, { roles: ['hospital'] })
  const reader = asMember(ctx)
  const [first, second] = [await listInsights(reader, all), await listInsights(reader, { q: '', page: 2 })]
  expect([first.insights.length, second.insights.length]).toEqual([pageSize, 2])
  expect([first.total, second.total, second.page]).toEqual([count, count, 2])
  const listed = [...first.insights, ...second.insights]
  expect(listed.map(({ id }) => id).toSorted()).toEqual(added.toSorted())
  const days = listed.map(({ publishedAt }) => publishedAt)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(await listInsights(reader, { q: '', page: 99 })).toEqual(second)
  const card = await getNewestInsights(reader)
  expect(card.newest.map(({ id }) => id)).toEqual(listed.slice(0, insightsInCard).map(({ id }) => id))
  expect(card.total).toBe(count)
})

test('a search finds parts of titles in any language and of file names', async ({ ctx }) => {
  const titles = { en: 'Night shifts', sv: 'Nattpass på Östra', no: 'Nattevakter' }
  const shifts = await addInsight(ctx, { title: titles, fileName: 'shifts_2026-final.pdf' })
  const share = await addInsight(ctx, { title: { en: 'Why 50% of pilots end (and how)' }, fileName: 'pilots.xlsx' })
  const find = async (q: string) => {
    const { insights, total } = await listInsights(asMember(ctx), ownInsightFilter(new URLSearchParams({ q })))
    expect(total).toBe(insights.length)
    return insights.map(({ id }) => id)
  }
  for (const q of ['night', 'IFTS', ' shifts night ', 'ostra', 'Östra', 'nattevakt', '2026', 'shifts_2026-final.pdf']) {
    expect([q, await find(q)]).toEqual([q, [shifts.id]])
  }
  for (const q of ['50%', '50% of pilots', '(and how)', '.xlsx']) expect([q, await find(q)]).toEqual([q, [share.id]])
  // Numbers and words of two letters are found at the start of a word: in '_20', not in '2026-12'.
  expect([await find('shifts_20'), await find('shifts_26')]).toEqual([[shifts.id], []])
  // As wildcards, the first six would find something.
  const wildcards = ['%', '_', '%%%', '___', 'n%t', 'nig_t']
  for (const q of [...wildcards, '\\', "'", '…', '🫀', 'nig\ud800ht', 'night pilots', 'x'.repeat(4000)]) {
    expect([q, await find(q)]).toEqual([q, []])
  }
  for (const q of ['', '   ', '\0']) expect([q, (await find(q)).length]).toEqual([q, 2])
})

test('a search finds nothing that is a draft, not published yet, or for others', async ({ ctx }) => {
  await addInsight(ctx, { publishedAt: null })
  await addInsight(ctx, { publishedAt: new Date('2026-11-17T09:00:00Z') })
  const reader = asMember(ctx)
  const owner = asMember(ctx, { adminRole: 'owner' })
  for (const asker of [reader, owner]) {
    expect(await listInsights(asker, { q: 'needs', page: 1 })).toEqual({ insights: [], total: 0, page: 1 })
  }
  await addInsight(ctx, { roles: ['hospital', 'embassy'] })
  await addInsight(ctx, { minLevel: 'premium' })
  expect((await listInsights(reader, { q: 'needs', page: 1 })).total).toBe(0)
  expect((await listInsights(owner, { q: 'needs', page: 1 })).total).toBe(2)
})

test('the file comes as it was stored', async ({ ctx: plain }) => {
  const ctx = withFiles(plain)
  const { id, fileKey } = await addInsight(ctx)
  await ctx.files.put(fileKey, bytes)
  const { stream, ...facts } = await getInsightFile(asMember(ctx), id)
  expect(facts).toEqual({ fileName: 'needs.pdf', mediaType: 'application/pdf', size: bytes.length })
  expect(await new Response(stream).text()).toBe('%PDF-1.7 a sample')
})

test('an unknown or unpublished item is not found, not even by admins', async ({ ctx: plain }) => {
  const ctx = withFiles(plain)
  const hidden = await addInsight(ctx, { publishedAt: null })
  const later = await addInsight(ctx, { publishedAt: new Date('2026-11-17T09:00:00Z') })
  const notFound = { kind: 'not-found', message: 'insights.unknown' }
  for (const id of [hidden.id, later.id, crypto.randomUUID(), '1', '../../etc/passwd']) {
    await expect(getInsightFile(asMember(ctx), id)).rejects.toMatchObject(notFound)
    await expect(getInsightFile(asMember(ctx, { adminRole: 'owner' }), id)).rejects.toMatchObject(notFound)
  }
})

test('a visitor gets neither the list nor a file', async ({ ctx: plain }) => {
  const ctx = withFiles(plain)
  const { id } = await addInsight(ctx)
  await expect(listInsights(ctx, all)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(getNewestInsights(ctx)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(getInsightFile(ctx, id)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a file missing in the store is an internal error, not a wrong address', async ({ ctx: plain }) => {
  const ctx = withFiles(plain)
  const { id } = await addInsight(ctx)
  await expect(getInsightFile(asMember(ctx), id)).rejects.toThrow('is gone')
})
