import { asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { users } from '~/db/schema/users'
import { createDocumentsSource } from '~/features/content/sources/documents.server'
import type { DocumentType, Fields } from '~/features/document-fields/model'
import { documentInput } from '~/features/document-forms/schema'
import type { Ctx } from '~/web/ctx.server'
import { committing, test } from '../../../test/test'
import {
  deleteDocument,
  discardDraft,
  publishDocument,
  restoreRevision,
  saveDraft,
  unpublishDocument,
} from './commands.server'
import { gapsOf } from './model'

const minute = 60_000

async function asAdmin(ctx: Ctx, email = 'editor@nordbro.example', isAdmin = true) {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return { ...ctx, actor: { userId: user?.id ?? '', email, role: 'supplier', level: 'entry', isAdmin } as const }
}
const later = <Any extends Ctx>(ctx: Any, minutes: number): Any => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * minute),
})

const note = { 'title.en': 'One', slug: 'one', 'summary.en': 'In short.', date: '2026-11-01' }
const typed = (type: DocumentType, values: Record<string, string>, version: number | null) =>
  documentInput(type, 'draft').parse({ ...values, version: version === null ? '' : String(version) })
const noteInput = (more: Record<string, string> = {}, version: number | null = null) =>
  typed('note', { ...note, ...more }, version)

const rowOf = async ({ db }: Ctx, id: string) =>
  (await db.select().from(contentDocuments).where(eq(contentDocuments.id, id)))[0]
const revisionsOf = ({ db }: Ctx, id: string) =>
  db.select().from(contentRevisions).where(eq(contentRevisions.documentId, id)).orderBy(asc(contentRevisions.version))
const logged = ({ db }: Ctx) =>
  db
    .select({ who: auditLog.actorEmail, what: auditLog.action, name: auditLog.objectName })
    .from(auditLog)
    .orderBy(asc(auditLog.createdAt))
/** What visitors could be shown. */
const visible = ({ db }: Ctx) => createDocumentsSource(db).fetch('*[]._id', {}, AbortSignal.timeout(60_000))

const which = { type: 'note', id: 'n1' } as const

describe('a draft and what is published', () => {
  test('a draft is kept, seen by nobody, and published', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await saveDraft(ctx, which, typed('note', { 'title.en': 'Half' }, null))
    expect(await rowOf(ctx, 'n1')).toMatchObject({ draft: { title: { en: 'Half' } }, published: null, version: 1 })
    expect(await visible(ctx)).toEqual([])
    await publishDocument(later(ctx, 1), which, noteInput({}, 1))
    const row = await rowOf(ctx, 'n1')
    expect(row).toMatchObject({ draft: null, version: 2, updatedBy: ctx.actor.email })
    expect(row?.publishedAt).toEqual(later(ctx, 1).now)
    expect(await visible(ctx)).toEqual(['n1'])
    expect(await logged(ctx)).toEqual([
      { who: ctx.actor.email, what: 'content.saved', name: 'Half' },
      { who: ctx.actor.email, what: 'content.published', name: 'One' },
    ])
  })

  test('what the pages would leave out is not published', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    const half = typed('note', { 'title.en': 'Half' }, null)
    await expect(publishDocument(ctx, which, half)).rejects.toThrow('incomplete')
    expect(await rowOf(ctx, 'n1')).toBeUndefined()
  })

  test('a draft leaves what is published alone, and is thrown away', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await publishDocument(ctx, which, noteInput())
    await saveDraft(ctx, which, noteInput({ 'title.en': 'Two' }, 1))
    expect(await rowOf(ctx, 'n1')).toMatchObject({
      published: { title: { en: 'One' } },
      draft: { title: { en: 'Two' } },
    })
    await discardDraft(ctx, { ...which, version: 2 })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ published: { title: { en: 'One' } }, draft: null, version: 3 })
    await discardDraft(ctx, { ...which, version: 3 })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ version: 3 })
  })

  test('typing back what is published leaves no draft', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await publishDocument(ctx, which, noteInput())
    await saveDraft(ctx, which, noteInput({ 'title.en': 'Two' }, 1))
    await saveDraft(ctx, which, noteInput({}, 2))
    expect(await rowOf(ctx, 'n1')).toMatchObject({ draft: null, version: 3 })
  })

  test('what is taken off the pages is a draft; what was never on them can’t go back', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await publishDocument(ctx, which, noteInput())
    await unpublishDocument(ctx, { ...which, version: 1 })
    expect(await visible(ctx)).toEqual([])
    expect(await rowOf(ctx, 'n1')).toMatchObject({
      draft: { title: { en: 'One' } },
      published: null,
      publishedAt: null,
    })
    await expect(discardDraft(ctx, { ...which, version: 2 })).rejects.toThrow('never-published')
  })

  test('what is deleted is gone, with its history; once is enough', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await publishDocument(ctx, which, noteInput())
    await deleteDocument(ctx, { ...which, version: 1 })
    await deleteDocument(ctx, { ...which, version: 1 })
    expect(await rowOf(ctx, 'n1')).toBeUndefined()
    expect(await revisionsOf(ctx, 'n1')).toEqual([])
    expect((await logged(ctx)).map(({ what }) => what).sort()).toEqual(['content.deleted', 'content.published'])
  })
})

describe('two at once', () => {
  test('a page that is stale overwrites nothing, whatever it asks for', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await publishDocument(ctx, which, noteInput())
    await saveDraft(ctx, which, noteInput({ 'title.en': 'Newest' }, 1))
    const before = await rowOf(ctx, 'n1')
    const stale = { ...which, version: 1 }
    for (const attempt of [
      () => saveDraft(ctx, which, noteInput({ 'title.en': 'Old page' }, 1)),
      () => publishDocument(ctx, which, noteInput({ 'title.en': 'Old page' }, 1)),
      () => unpublishDocument(ctx, stale),
      () => discardDraft(ctx, stale),
      () => deleteDocument(ctx, stale),
      () => restoreRevision(ctx, { ...stale, revision: 1 }),
    ]) {
      await expect(attempt()).rejects.toThrow('stale')
    }
    expect(await rowOf(ctx, 'n1')).toEqual(before)
  })

  test('a second click makes no second document, version or row of the log', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await saveDraft(ctx, which, noteInput())
    await saveDraft(ctx, which, noteInput())
    await publishDocument(ctx, which, noteInput({}, 1))
    await publishDocument(ctx, which, noteInput({}, 1))
    expect(await rowOf(ctx, 'n1')).toMatchObject({ version: 2 })
    expect(await logged(ctx)).toHaveLength(2)
  })

  test('there is one site and one home page', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    const site = typed('site', { 'trustedByLine.en': 'Those who know.' }, null)
    await saveDraft(ctx, { type: 'site', id: 'a' }, site)
    await expect(saveDraft(ctx, { type: 'site', id: 'b' }, site)).rejects.toThrow('only-one')
  })

  test('an address that another note has is told, new or not; a feed’s is taken too', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    const other = { type: 'note', id: 'n2' } as const
    await publishDocument(ctx, which, noteInput())
    await expect(publishDocument(ctx, other, noteInput({ 'title.en': 'Two' }))).rejects.toThrow('slug-taken')
    await saveDraft(ctx, other, noteInput({ 'title.en': 'Two' }))
    await expect(publishDocument(ctx, other, noteInput({ 'title.en': 'Two' }, 1))).rejects.toThrow('slug-taken')
    await publishDocument(ctx, other, noteInput({ 'title.en': 'Two', slug: 'two' }, 1))
    await expect(publishDocument(ctx, which, noteInput({ slug: 'feed.xml' }, 1))).rejects.toThrow('slug-taken')
    expect(await visible(ctx)).toHaveLength(2)
  })

  describe('on the database itself', () => {
    let clean: Ctx | undefined
    afterEach(async () => {
      for (const table of [contentDocuments, auditLog, users]) await clean?.db.delete(table)
    })

    test('of two who save one version, the first wins and the second is told', async ({ database, jobs }) => {
      clean = committing(database, jobs)
      const [one, two] = [await asAdmin(clean, 'one@nordbro.example'), await asAdmin(clean, 'two@nordbro.example')]
      await saveDraft(one, which, noteInput())
      const tries = await Promise.allSettled([
        saveDraft(one, which, noteInput({ 'title.en': 'From one' }, 1)),
        publishDocument(two, which, noteInput({ 'title.en': 'From two' }, 1)),
      ])
      const told = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.message : 'done'))
      expect(told.sort()).toEqual(['done', 'stale'])
      expect(await rowOf(clean, 'n1')).toMatchObject({ version: 2 })
      expect(await revisionsOf(clean, 'n1')).toHaveLength(2)
      expect(await logged(clean)).toHaveLength(2)
    })

    test('of two who take one address, one gets it and the other is told', async ({ database, jobs }) => {
      clean = committing(database, jobs)
      const ctx = await asAdmin(clean)
      await saveDraft(ctx, { type: 'note', id: 'a' }, noteInput())
      await saveDraft(ctx, { type: 'note', id: 'b' }, noteInput())
      const tries = await Promise.allSettled(
        ['a', 'b'].map((id) => publishDocument(ctx, { type: 'note', id }, noteInput({}, 1))),
      )
      const told = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.message : 'done'))
      expect(told.sort()).toEqual(['done', 'slug-taken'])
      expect(await visible(ctx)).toHaveLength(1)
    })

    test('pages are told of what is published when it is, and of no draft', async ({ database, jobs }) => {
      clean = committing(database, jobs)
      const ctx = await asAdmin(clean)
      let heard = 0
      await database.listen('content_changed', () => {
        heard += 1
      })
      const settled = async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return heard
      }
      await saveDraft(ctx, which, noteInput())
      expect(await settled()).toBe(0)
      await publishDocument(ctx, which, noteInput({}, 1))
      expect(await settled()).toBe(1)
      await saveDraft(ctx, which, noteInput({ 'title.en': 'Later' }, 2))
      expect(await settled()).toBe(1)
      await unpublishDocument(ctx, { ...which, version: 3 })
      expect(await settled()).toBe(2)
      await publishDocument(ctx, which, noteInput({}, 4))
      await deleteDocument(ctx, { ...which, version: 5 })
      expect(await settled()).toBe(4)
    })
  })
})

describe('history', () => {
  test('every change adds a version with what it said, and any is brought back as a draft', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await saveDraft(ctx, which, noteInput())
    await publishDocument(ctx, which, noteInput({ 'title.en': 'Two' }, 1))
    await unpublishDocument(ctx, { ...which, version: 2 })
    await publishDocument(ctx, which, noteInput({ 'title.en': 'Three' }, 3))
    await restoreRevision(ctx, { ...which, version: 4, revision: 1 })
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
    await expect(restoreRevision(ctx, { ...which, version: 5, revision: 9 })).rejects.toThrow('gone')
  })

  test('one that was there before its history began keeps its first words', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    const published = { title: { en: 'First words' }, slug: 'one', summary: { en: 'x' }, date: '2026-11-01' }
    await ctx.db.insert(contentDocuments).values({ id: 'n1', type: 'note', published, publishedAt: ctx.now })
    await publishDocument(ctx, which, noteInput({}, 0))
    const [first] = await revisionsOf(ctx, 'n1')
    expect(first).toMatchObject({ version: 0, kind: 'published', fields: published, editorEmail: '' })
  })
})

describe('translations', () => {
  const gaps = async (ctx: Ctx) => {
    const row = await rowOf(ctx, 'n1')
    const fields = row?.draft ?? row?.published ?? {}
    return gapsOf(row?.type ?? 'note', fields, row?.changedAt ?? {}).map(({ name, state }) => `${name} ${state}`)
  }
  const translated = { 'title.sv': 'Ett', 'title.no': 'En', 'summary.sv': 'Kort.', 'summary.no': 'Kort.' }

  test('one that is not there is missing; one older than its English is outdated, until it is saved', async ({
    ctx: world,
  }) => {
    const ctx = await asAdmin(world)
    await saveDraft(ctx, which, noteInput())
    expect(await gaps(ctx)).toEqual([
      'title.sv missing',
      'title.no missing',
      'summary.sv missing',
      'summary.no missing',
    ])
    await saveDraft(later(ctx, 1), which, noteInput(translated, 1))
    expect(await gaps(ctx)).toEqual([])
    await saveDraft(later(ctx, 2), which, noteInput({ ...translated, 'title.en': 'Another' }, 2))
    expect(await gaps(ctx)).toEqual(['title.sv outdated', 'title.no outdated'])
    const again = { ...translated, 'title.en': 'Another', 'title.sv': 'En annan' }
    await saveDraft(later(ctx, 3), which, noteInput(again, 3))
    expect(await gaps(ctx)).toEqual(['title.no outdated'])
    await saveDraft(later(ctx, 4), which, noteInput({ ...again, 'still.title.no': 'on' }, 4))
    expect(await gaps(ctx)).toEqual([])
  })

  test('a draft that is thrown away leaves no translation outdated', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await publishDocument(ctx, which, noteInput(translated))
    await saveDraft(later(ctx, 1), which, noteInput({ ...translated, 'title.en': 'Another' }, 1))
    await discardDraft(later(ctx, 2), { ...which, version: 2 })
    expect(await gaps(ctx)).toEqual([])
  })
})

test('visitors and members change nothing', async ({ ctx: world }) => {
  const admin = await asAdmin(world)
  await publishDocument(admin, which, noteInput())
  const before = await rowOf(world, 'n1')
  for (const ctx of [world, await asAdmin(world, 'member@devices.example', false)]) {
    for (const attempt of [
      () => saveDraft(ctx, which, noteInput({ slug: 'x' }, 1)),
      () => publishDocument(ctx, which, noteInput({ slug: 'x' }, 1)),
      () => unpublishDocument(ctx, { ...which, version: 1 }),
      () => discardDraft(ctx, { ...which, version: 1 }),
      () => deleteDocument(ctx, { ...which, version: 1 }),
      () => restoreRevision(ctx, { ...which, version: 1, revision: 1 }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' })
    }
  }
  expect(await rowOf(world, 'n1')).toEqual(before)
})

test('a document of another type, or with an id that none has, is not found', async ({ ctx: world }) => {
  const ctx = await asAdmin(world)
  await publishDocument(ctx, which, noteInput())
  for (const id of ['n1', 'none', '\0', 'x'.repeat(200)]) {
    await expect(unpublishDocument(ctx, { type: 'brief', id, version: 1 })).rejects.toThrow('gone')
  }
})
