import { afterEach, describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { contentDocuments } from '~/db/schema/documents'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import {
  asAdmin,
  auditRows,
  documentValues,
  noteInput,
  noteRef,
  revisionsOf,
  rowOf,
  visible,
} from '../../../../test/editing'
import { committing, test } from '../../../../test/test'
import {
  deleteDocument,
  discardDraft,
  publishDocument,
  restoreRevision,
  saveDraft,
  unpublishDocument,
} from './commands.server'

describe('two at once', () => {
  test('no command with a stale version changes anything', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await publishDocument(ctx, { ...noteRef, ...noteInput() })
    await saveDraft(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Newest' }, 1) })
    const before = await rowOf(ctx, 'n1')
    const stale = { ...noteRef, version: 1 }
    for (const attempt of [
      () => saveDraft(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Old page' }, 1) }),
      () => publishDocument(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Old page' }, 1) }),
      () => unpublishDocument(ctx, stale),
      () => discardDraft(ctx, stale),
      () => deleteDocument(ctx, stale),
      () => restoreRevision(ctx, { ...stale, revision: 1 }),
    ]) {
      await expect(attempt()).rejects.toThrow('stale')
    }
    expect(await rowOf(ctx, 'n1')).toEqual(before)
  })

  test('a second click makes no second document, version or row of the log', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    await saveDraft(ctx, { ...noteRef, ...noteInput() })
    await saveDraft(ctx, { ...noteRef, ...noteInput() })
    await publishDocument(ctx, { ...noteRef, ...noteInput({}, 1) })
    await publishDocument(ctx, { ...noteRef, ...noteInput({}, 1) })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ version: 2 })
    expect(await auditRows(ctx)).toHaveLength(2)
  })

  test('a second document of a single type is refused', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    const site = documentValues('site', { 'trustedByLine.en': 'Those who know.' }, null)
    await saveDraft(ctx, { type: 'site', id: 'a', ...site })
    await expect(saveDraft(ctx, { type: 'site', id: 'b', ...site })).rejects.toThrow('only-one')
  })

  test('a note can’t be published with the slug of another note or of the feed', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    const other = { type: 'note', id: 'n2' } as const
    await publishDocument(ctx, { ...noteRef, ...noteInput() })
    await expect(publishDocument(ctx, { ...other, ...noteInput({ 'title.en': 'Two' }) })).rejects.toThrow('slug-taken')
    await saveDraft(ctx, { ...other, ...noteInput({ 'title.en': 'Two' }) })
    await expect(publishDocument(ctx, { ...other, ...noteInput({ 'title.en': 'Two' }, 1) })).rejects.toThrow(
      'slug-taken',
    )
    await publishDocument(ctx, { ...other, ...noteInput({ 'title.en': 'Two', slug: 'two' }, 1) })
    for (const slug of ['feed.xml', 'category', 'brief.data']) {
      await expect(publishDocument(ctx, { ...noteRef, ...noteInput({ slug }, 1) })).rejects.toThrow('slug-taken')
    }
    expect(await visible(ctx)).toHaveLength(2)
  })

  test('a week has one published letter', async ({ ctx: visitorCtx }) => {
    const ctx = await asAdmin(visitorCtx)
    const letter = (weekStart: string, version: number | null) =>
      documentValues('brief', { weekStart, 'items.0.was': '', 'items.0.heading.en': 'A plan' }, version)
    await publishDocument(ctx, { type: 'brief', id: 'b1', ...letter('2026-11-09', null) })
    await expect(publishDocument(ctx, { type: 'brief', id: 'b2', ...letter('2026-11-09', null) })).rejects.toThrow(
      'week-taken',
    )
    await publishDocument(ctx, { type: 'brief', id: 'b2', ...letter('2026-11-16', null) })
    await publishDocument(ctx, { type: 'brief', id: 'b1', ...letter('2026-11-09', 1) })
  })

  describe('on the database itself', () => {
    let committingCtx: Ctx | undefined
    afterEach(async () => {
      for (const table of [contentDocuments, auditLog, users]) await committingCtx?.db.delete(table)
    })

    test('of two who save one version, the first wins and the second is told', async ({ database, jobs }) => {
      committingCtx = committing(database, jobs)
      const [one, two] = [
        await asAdmin(committingCtx, 'one@nordbro.example'),
        await asAdmin(committingCtx, 'two@nordbro.example'),
      ]
      await saveDraft(one, { ...noteRef, ...noteInput() })
      const tries = await Promise.allSettled([
        saveDraft(one, { ...noteRef, ...noteInput({ 'title.en': 'From one' }, 1) }),
        publishDocument(two, { ...noteRef, ...noteInput({ 'title.en': 'From two' }, 1) }),
      ])
      const outcomes = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.message : 'done'))
      expect(outcomes.sort()).toEqual(['done', 'stale'])
      expect(await rowOf(committingCtx, 'n1')).toMatchObject({ version: 2 })
      expect(await revisionsOf(committingCtx, 'n1')).toHaveLength(2)
      expect(await auditRows(committingCtx)).toHaveLength(2)
    })

    test('of two concurrent notes with one slug, one is published and the other refused', async ({
      database,
      jobs,
    }) => {
      committingCtx = committing(database, jobs)
      const ctx = await asAdmin(committingCtx)
      await saveDraft(ctx, { type: 'note', id: 'a', ...noteInput() })
      await saveDraft(ctx, { type: 'note', id: 'b', ...noteInput() })
      const tries = await Promise.allSettled(
        ['a', 'b'].map((id) => publishDocument(ctx, { type: 'note', id, ...noteInput({}, 1) })),
      )
      const outcomes = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.message : 'done'))
      expect(outcomes.sort()).toEqual(['done', 'slug-taken'])
      expect(await visible(ctx)).toHaveLength(1)
    })

    test('publishing, unpublishing and deleting notify of changed content; saving a draft does not', async ({
      database,
      jobs,
    }) => {
      committingCtx = committing(database, jobs)
      const ctx = await asAdmin(committingCtx)
      let notifications = 0
      await database.listen('content_changed', () => {
        notifications += 1
      })
      const countNotifications = async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return notifications
      }
      await saveDraft(ctx, { ...noteRef, ...noteInput() })
      expect(await countNotifications()).toBe(0)
      await publishDocument(ctx, { ...noteRef, ...noteInput({}, 1) })
      expect(await countNotifications()).toBe(1)
      await saveDraft(ctx, { ...noteRef, ...noteInput({ 'title.en': 'Later' }, 2) })
      expect(await countNotifications()).toBe(1)
      await unpublishDocument(ctx, { ...noteRef, version: 3 })
      expect(await countNotifications()).toBe(2)
      await publishDocument(ctx, { ...noteRef, ...noteInput({}, 4) })
      await deleteDocument(ctx, { ...noteRef, version: 5 })
      expect(await countNotifications()).toBe(4)
    })
  })
})
