import { afterEach, describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { contentDocuments } from '~/db/schema/documents'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, logged, noteInput, revisionsOf, rowOf, typed, visible, which } from '../../../../test/editing'
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
  test('a page that is stale overwrites nothing, whatever it asks for', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    await publishDocument(ctx, { ...which, ...noteInput() })
    await saveDraft(ctx, { ...which, ...noteInput({ 'title.en': 'Newest' }, 1) })
    const before = await rowOf(ctx, 'n1')
    const stale = { ...which, version: 1 }
    for (const attempt of [
      () => saveDraft(ctx, { ...which, ...noteInput({ 'title.en': 'Old page' }, 1) }),
      () => publishDocument(ctx, { ...which, ...noteInput({ 'title.en': 'Old page' }, 1) }),
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
    await saveDraft(ctx, { ...which, ...noteInput() })
    await saveDraft(ctx, { ...which, ...noteInput() })
    await publishDocument(ctx, { ...which, ...noteInput({}, 1) })
    await publishDocument(ctx, { ...which, ...noteInput({}, 1) })
    expect(await rowOf(ctx, 'n1')).toMatchObject({ version: 2 })
    expect(await logged(ctx)).toHaveLength(2)
  })

  test('there is one site and one home page', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    const site = typed('site', { 'trustedByLine.en': 'Those who know.' }, null)
    await saveDraft(ctx, { type: 'site', id: 'a', ...site })
    await expect(saveDraft(ctx, { type: 'site', id: 'b', ...site })).rejects.toThrow('only-one')
  })

  test('an address that another note has is told, new or not; a feed’s is taken too', async ({ ctx: world }) => {
    const ctx = await asAdmin(world)
    const other = { type: 'note', id: 'n2' } as const
    await publishDocument(ctx, { ...which, ...noteInput() })
    await expect(publishDocument(ctx, { ...other, ...noteInput({ 'title.en': 'Two' }) })).rejects.toThrow('slug-taken')
    await saveDraft(ctx, { ...other, ...noteInput({ 'title.en': 'Two' }) })
    await expect(publishDocument(ctx, { ...other, ...noteInput({ 'title.en': 'Two' }, 1) })).rejects.toThrow(
      'slug-taken',
    )
    await publishDocument(ctx, { ...other, ...noteInput({ 'title.en': 'Two', slug: 'two' }, 1) })
    await expect(publishDocument(ctx, { ...which, ...noteInput({ slug: 'feed.xml' }, 1) })).rejects.toThrow(
      'slug-taken',
    )
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
      await saveDraft(one, { ...which, ...noteInput() })
      const tries = await Promise.allSettled([
        saveDraft(one, { ...which, ...noteInput({ 'title.en': 'From one' }, 1) }),
        publishDocument(two, { ...which, ...noteInput({ 'title.en': 'From two' }, 1) }),
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
      await saveDraft(ctx, { type: 'note', id: 'a', ...noteInput() })
      await saveDraft(ctx, { type: 'note', id: 'b', ...noteInput() })
      const tries = await Promise.allSettled(
        ['a', 'b'].map((id) => publishDocument(ctx, { type: 'note', id, ...noteInput({}, 1) })),
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
      await saveDraft(ctx, { ...which, ...noteInput() })
      expect(await settled()).toBe(0)
      await publishDocument(ctx, { ...which, ...noteInput({}, 1) })
      expect(await settled()).toBe(1)
      await saveDraft(ctx, { ...which, ...noteInput({ 'title.en': 'Later' }, 2) })
      expect(await settled()).toBe(1)
      await unpublishDocument(ctx, { ...which, version: 3 })
      expect(await settled()).toBe(2)
      await publishDocument(ctx, { ...which, ...noteInput({}, 4) })
      await deleteDocument(ctx, { ...which, version: 5 })
      expect(await settled()).toBe(4)
    })
  })
})
