import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { can, type Member } from '~/auth/permissions'
import { insights } from '~/db/schema/insights'
import { createFileStore } from '~/files/store.server'
import { accessLevels } from '~/lib/access-levels'
import { memberRoles } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { getInsightFile, listInsights } from './queries.server'

const bytes = new TextEncoder().encode('%PDF-1.7 a sample')

function asMember(ctx: Ctx, overrides: Partial<Member> = {}): Ctx {
  const actor = { userId: crypto.randomUUID(), email: 'a@devices.example', adminRole: null, ...overrides }
  return { ...ctx, actor: { role: 'supplier', level: 'entry', ...actor } }
}

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
  expect(await listInsights(asMember({ ...ctx, locale: 'sv' }))).toEqual([
    { id: newest.id, title: { text: 'Behov' }, summary: null, ...file, publishedAt: ctx.now.toISOString() },
    {
      id: old.id,
      title: { text: 'Older', lang: 'en' },
      summary: { text: 'Varför' },
      ...file,
      publishedAt: publishedAt.toISOString(),
    },
  ])
})

test('the list and the download offer each member exactly what the rule allows', async ({ ctx: plain }) => {
  const ctx = withFiles(plain)
  const items = [await addInsight(ctx), await addInsight(ctx, { roles: ['supplier', 'embassy'], minLevel: 'builder' })]
  items.push(await addInsight(ctx, { roles: ['hospital'], minLevel: 'premium' }))
  for (const { fileKey } of items) await ctx.files.put(fileKey, bytes)
  for (const role of memberRoles) {
    for (const level of accessLevels) {
      for (const adminRole of ['reader', null] as const) {
        const asker = asMember(ctx, { role, level, adminRole })
        const listed = (await listInsights(asker)).map(({ id }) => id)
        for (const insight of items) {
          const allowed = can(asker.actor, 'insight.read', insight)
          expect(listed.includes(insight.id)).toBe(allowed)
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
  await expect(listInsights(ctx)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(getInsightFile(ctx, id)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a file missing in the store is an internal error, not a wrong address', async ({ ctx: plain }) => {
  const ctx = withFiles(plain)
  const { id } = await addInsight(ctx)
  await expect(getInsightFile(asMember(ctx), id)).rejects.toThrow('is gone')
})
