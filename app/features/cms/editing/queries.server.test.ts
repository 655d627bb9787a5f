import { expect } from 'vitest'
import { contentDocuments } from '~/db/schema/documents'
import { users } from '~/db/schema/users'
import { documentInput } from '~/features/cms/forms/schema'
import { openPreview } from '~/features/cms/previews/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../../test/test'
import { publishDocument, saveDraft } from './commands.server'
import { documentFilter, getBlank, getContentOverview, getDocument, getHistory, listDocuments } from './queries.server'

const member = (isAdmin: boolean) =>
  ({
    userId: crypto.randomUUID(),
    email: 'a@nordbro.example',
    role: 'supplier',
    level: 'entry',
    adminRole: isAdmin ? 'owner' : null,
  }) as const
async function asAdmin(ctx: Ctx) {
  const actor = member(true)
  await ctx.db.insert(users).values({ id: actor.userId, email: actor.email, passwordHash: '', locale: 'en' })
  return { ...ctx, actor }
}

const voices = ['Åsa', 'Kari', 'Per'].map((author, rank) => ({
  id: `v${rank}`,
  type: 'testimonial' as const,
  published: { author, quote: { en: 'Useful.', sv: 'Nyttigt.' }, rank },
  publishedAt: new Date('2026-11-01'),
}))

test('the overview counts documents, drafts and missing translations of each type', async ({ ctx: visitorCtx }) => {
  const ctx = await asAdmin(visitorCtx)
  expect((await getContentOverview(ctx)).isEmpty).toBe(true)
  await ctx.db.insert(contentDocuments).values(voices)
  await ctx.db.insert(contentDocuments).values({ type: 'note', draft: { slug: 'half' } })
  const { types, isEmpty } = await getContentOverview(ctx)
  expect(isEmpty).toBe(false)
  expect(types).toHaveLength(7)
  expect(types.find(({ type }) => type === 'testimonial')).toMatchObject({
    count: 3,
    drafts: 0,
    translationIssues: 'Norsk: 3 missing',
  })
  expect(types.find(({ type }) => type === 'note')).toMatchObject({ count: 1, drafts: 1, translationIssues: null })
})

test('a list is searched and filtered by query parameters', async ({ ctx: visitorCtx }) => {
  const ctx = await asAdmin(visitorCtx)
  await ctx.db.insert(contentDocuments).values(voices)
  await ctx.db.insert(contentDocuments).values({ type: 'testimonial', draft: { author: 'Anna' } })
  const names = async (search: string) => {
    const { rows, total } = await listDocuments(ctx, 'testimonial', documentFilter(new URLSearchParams(search)))
    expect(total).toBe(rows.length)
    const names = rows.map(({ name }) => name)
    return search.includes('sort') ? names : names.sort()
  }
  expect(await names('')).toEqual(['Anna', 'Kari', 'Per', 'Åsa'])
  expect(await names('q=åsa')).toEqual(['Åsa'])
  expect(await names('state=drafts')).toEqual(['Anna'])
  expect(await names('state=published')).toEqual(['Kari', 'Per', 'Åsa'])
  expect(await names('state=translate&q=per')).toEqual(['Per'])
  expect(await names('sort=name')).toEqual(['Anna', 'Åsa', 'Kari', 'Per'])
  expect(await names('state=nonsense&page=99&q=%00')).toHaveLength(4)
})

test('the history lists editors and versions, and what a version changed', async ({ ctx: visitorCtx }) => {
  const ctx = await asAdmin(visitorCtx)
  const ref = { type: 'testimonial', id: 't1' } as const
  const inputOf = (values: Record<string, string>) => documentInput('testimonial', 'draft').parse(values)
  await saveDraft(ctx, { ...ref, ...inputOf({ 'quote.en': 'Useful.', author: 'Kari' }) })
  await publishDocument(ctx, { ...ref, ...inputOf({ 'quote.en': 'Very useful.', author: 'Kari', version: '1' }) })
  const { rows, selected } = await getHistory(ctx, 'testimonial', 't1', new URLSearchParams())
  expect(rows).toMatchObject([
    { version: 2, kind: 'published', editorEmail: 'a@nordbro.example' },
    { version: 1, kind: 'saved' },
  ])
  expect(selected).toMatchObject({ version: 2, isCurrent: true, isFirst: false })
  expect(selected?.changes).toMatchObject([
    { label: 'Quote', language: 'en', before: 'Useful.', after: 'Very useful.' },
  ])
  const first = await getHistory(ctx, 'testimonial', 't1', new URLSearchParams('version=1'))
  expect(first.selected).toMatchObject({ version: 1, isCurrent: false, isFirst: true })
  expect((await getHistory(ctx, 'testimonial', 't1', new URLSearchParams('version=99'))).selected).toBeUndefined()
})

test('visitors and members can’t read lists, drafts, forms, history or previews', async ({ ctx: visitorCtx }) => {
  await visitorCtx.db.insert(contentDocuments).values(voices)
  for (const actor of [null, member(false)]) {
    const ctx = { ...visitorCtx, actor }
    const tries = [
      async () => getContentOverview(ctx),
      async () => listDocuments(ctx, 'testimonial', documentFilter(new URLSearchParams())),
      async () => getDocument(ctx, 'testimonial', 'v1'),
      async () => getBlank(ctx, 'testimonial'),
      async () => getHistory(ctx, 'testimonial', 'v1', new URLSearchParams()),
      async () => openPreview(ctx, 'v1'),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' })
  }
})

test('an unknown or malformed id is not found', async ({ ctx: visitorCtx }) => {
  const ctx = await asAdmin(visitorCtx)
  for (const id of ['none', '\0', '../x', 'x'.repeat(101)]) {
    await expect(getDocument(ctx, 'note', id)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await openPreview(ctx, id)).toBeNull()
  }
})

test('a new note has the day of today, in the team’s time zone', async ({ ctx: base }) => {
  const ctx = { ...(await asAdmin(base)), now: new Date('2026-11-16T23:30:00Z') }
  expect(getBlank(ctx, 'note').values).toEqual({ date: '2026-11-17' })
  expect(getBlank(ctx, 'testimonial').values).toEqual({})
})
