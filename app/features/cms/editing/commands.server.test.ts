import { describe, expect } from 'vitest'
import { contentDocuments } from '~/db/schema/documents'
import type { Fields } from '~/features/cms/fields/model'
import type { Ctx } from '~/web/ctx.server'
import {
  asAdmin,
  auditRows,
  documentValues,
  later,
  noteInput,
  noteRef,
  revisionsOf,
  rowOf,
  visible,
} from '../../../../test/editing'
import { test } from '../../../../test/test'
import {
  deleteDocument,
  discardDraft,
  publishDocument,
  restoreRevision,
  saveDraft,
  unpublishDocument,
} from './commands.server'
import { findTranslationIssues } from './model'

describe('a draft and what is published', () => {
  test('a draft is stored, not visible on the pages, and then published', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await saveDraft(ctx, { ...noteRef, ...documentValues('note', { 'title.en': 'Half' }, null) })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ draft: { title: { en: 'Half' } }, published: null, version: 1 })
    expect(await visible(ctx)).toEqual([])
    await publishDocument(later(ctx, 1), { ...noteRef, ...noteInput({}, 1) })
    const row = await rowOf(ctx, 'n1')
    expect(row).toMatchObject({ draft: null, version: 2, updatedBy: ctx.actor.email })
    expect(row?.publishedAt).toEqual(later(ctx, 1).now)
    expect(await visible(ctx)).toEqual(['n1'])
    expect(await auditRows(ctx)).toEqual([
      { who: ctx.actor.email, what: 'content.saved', name: 'Half' },
      { who: ctx.actor.email, what: 'content.published', name: 'One' },
    ])
  })

  test('an incomplete document is not published', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    const half = documentValues('note', { 'title.en': 'Half' }, null)
    await expect(publishDocument(ctx, { ...noteRef, ...half })).rejects.toThrow('incomplete')
    expect(await rowOf(ctx, 'n1')).toBeUndefined()
  })

  test('a draft does not change what is published, and can be discarded', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await publishDocument(ctx, { ...noteRef, ...noteInput() })
    await saveDraft(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Two' }, 1) })
    expect(await rowOf(ctx, 'n1')).toMatchObject({
      published: { title: { en: 'One' } },
      draft: { title: { en: 'Two' } },
    })
    await discardDraft(ctx, { ...noteRef, version: 2 })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ published: { title: { en: 'One' } }, draft: null, version: 3 })
    await discardDraft(ctx, { ...noteRef, version: 3 })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ version: 3 })
  })

  test('saving the published text again leaves no draft', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await publishDocument(ctx, { ...noteRef, ...noteInput() })
    await saveDraft(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Two' }, 1) })
    await saveDraft(ctx, { ...noteRef, ...noteInput({}, 2) })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ draft: null, version: 3 })
  })

  test('an unpublished document becomes a draft, which can’t be discarded', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await publishDocument(ctx, { ...noteRef, ...noteInput() })
    await unpublishDocument(ctx, { ...noteRef, version: 1 })
    expect(await visible(ctx)).toEqual([])
    expect(await rowOf(ctx, 'n1')).toMatchObject({
      draft: { title: { en: 'One' } },
      published: null,
      publishedAt: null,
    })
    await expect(discardDraft(ctx, { ...noteRef, version: 2 })).rejects.toThrow('never-published')
  })

  test('deleting removes the document and its history; a second click changes nothing', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await publishDocument(ctx, { ...noteRef, ...noteInput() })
    await deleteDocument(ctx, { ...noteRef, version: 1 })
    await deleteDocument(ctx, { ...noteRef, version: 1 })
    expect(await rowOf(ctx, 'n1')).toBeUndefined()
    expect(await revisionsOf(ctx, 'n1')).toEqual([])
    expect((await auditRows(ctx)).map(({ what }) => what).sort()).toEqual(['content.deleted', 'content.published'])
  })
})

describe('history', () => {
  test('every change adds a version with its fields, and any version can be restored as a draft', async ({
    ctx: visitorCtx,
  }) => {
    const ctx = await asAdmin(visitorCtx)
    await saveDraft(ctx, { ...noteRef, ...noteInput() })
    await publishDocument(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Two' }, 1) })
    await unpublishDocument(ctx, { ...noteRef, version: 2 })
    await publishDocument(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Three' }, 3) })
    await restoreRevision(ctx, { ...noteRef, version: 4, revision: 1 })
    const title = ({ fields }: { fields: Fields }) => (fields.title as { en: string }).en
    expect((await revisionsOf(ctx, 'n1')).map((row) => [row.version, row.kind, title(row)])).toEqual([
      [1, 'saved', 'One'],
      [2, 'published', 'Two'],
      [3, 'unpublished', 'Two'],
      [4, 'published', 'Three'],
      [5, 'restored', 'One'],
    ])
    expect(await rowOf(ctx, 'n1')).toMatchObject({
      draft: { title: { en: 'One' } },
      published: { title: { en: 'Three' } },
    })
    await expect(restoreRevision(ctx, { ...noteRef, version: 5, revision: 9 })).rejects.toThrow('gone')
  })

  test('the first change stores the version that existed before there was a history', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    const published = { title: { en: 'First words' }, slug: 'one', summary: { en: 'x' }, date: '2026-11-01' }
    await ctx.db.insert(contentDocuments).values({ id: 'n1', type: 'note', published, publishedAt: ctx.now })
    await publishDocument(ctx, { ...noteRef, ...noteInput({}, 0) })
    const [first] = await revisionsOf(ctx, 'n1')
    expect(first).toMatchObject({ version: 0, kind: 'published', fields: published, editorEmail: '' })
  })
})

describe('translations', () => {
  const issuesOf = async (ctx: Ctx) => {
    const row = await rowOf(ctx, 'n1')
    const fields = row?.draft ?? row?.published ?? {}
    return findTranslationIssues(row?.type ?? 'note', fields, row?.changedAt ?? {}).map(
      ({ name, state }) => `${name} ${state}`,
    )
  }
  const translated = { 'title.sv': 'Ett', 'title.no': 'En', 'summary.sv': 'Kort.', 'summary.no': 'Kort.' }

  test('an empty translation is missing; one older than its English is outdated, until it is changed or confirmed', async ({
    ctx: visitorCtx,
  }) => {
    const ctx = await asAdmin(visitorCtx)
    await saveDraft(ctx, { ...noteRef, ...noteInput() })
    expect(await issuesOf(ctx)).toEqual([
      'title.sv missing',
      'title.no missing',
      'summary.sv missing',
      'summary.no missing',
    ])
    await saveDraft(later(ctx, 1), { ...noteRef, ...noteInput(translated, 1) })
    expect(await issuesOf(ctx)).toEqual([])
    await saveDraft(later(ctx, 2), { ...noteRef, ...noteInput({ ...translated, 'title.en': 'Another' }, 2) })
    expect(await issuesOf(ctx)).toEqual(['title.sv outdated', 'title.no outdated'])
    const again = { ...translated, 'title.en': 'Another', 'title.sv': 'En annan' }
    await saveDraft(later(ctx, 3), { ...noteRef, ...noteInput(again, 3) })
    expect(await issuesOf(ctx)).toEqual(['title.no outdated'])
    await saveDraft(later(ctx, 4), { ...noteRef, ...noteInput({ ...again, 'confirmed.title.no': 'on' }, 4) })
    expect(await issuesOf(ctx)).toEqual([])
  })

  test('a discarded draft leaves no translation outdated', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await publishDocument(ctx, { ...noteRef, ...noteInput(translated) })
    await saveDraft(later(ctx, 1), { ...noteRef, ...noteInput({ ...translated, 'title.en': 'Another' }, 1) })
    await discardDraft(later(ctx, 2), { ...noteRef, version: 2 })
    expect(await issuesOf(ctx)).toEqual([])
  })
})

test('visitors and members can’t change documents', async ({ ctx: visitorCtx }) => {
  const admin = await asAdmin(visitorCtx)
  await publishDocument(admin, { ...noteRef, ...noteInput() })
  const before = await rowOf(visitorCtx, 'n1')
  for (const ctx of [visitorCtx, await asAdmin(visitorCtx, 'member@devices.example', false)]) {
    for (const attempt of [
      () => saveDraft(ctx, { ...noteRef, ...noteInput({ slug: 'x' }, 1) }),
      () => publishDocument(ctx, { ...noteRef, ...noteInput({ slug: 'x' }, 1) }),
      () => unpublishDocument(ctx, { ...noteRef, version: 1 }),
      () => discardDraft(ctx, { ...noteRef, version: 1 }),
      () => deleteDocument(ctx, { ...noteRef, version: 1 }),
      () => restoreRevision(ctx, { ...noteRef, version: 1, revision: 1 }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' })
    }
  }
  expect(await rowOf(visitorCtx, 'n1')).toEqual(before)
})

test('a document of another type, or with an id that none has, is not found', async ({ ctx: visitorCtx }) => {
  const ctx = await asAdmin(visitorCtx)
  await publishDocument(ctx, { ...noteRef, ...noteInput() })
  for (const id of ['n1', 'none', '\0', 'x'.repeat(200)]) {
    await expect(unpublishDocument(ctx, { type: 'brief', id, version: 1 })).rejects.toThrow('gone')
  }
})
