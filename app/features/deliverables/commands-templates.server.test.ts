import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import type { Ctx } from '~/web/ctx.server'
import { addRunning, deliverablesByKey } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { defaultTemplates } from './model/templates'
import { getTemplate } from './queries.server'
import { editTemplate, removeTemplateItem, restoreTemplate } from './sources/template-commands.server'

const item = (overrides = {}) => ({
  ...{
    program: 'visits' as const,
    version: 0,
    key: 'review',
    titleEn: 'Review',
    titleSv: 'Genomgång',
    textEn: 'Afterwards.',
  },
  ...{ side: 'both' as const, needsAcceptance: false, after: 'visit', unit: 'months' as const, count: 3, tiers: [] },
  ...overrides,
})
const keysOf = async (admin: Ctx, program = 'visits') => (await getTemplate(admin, program)).items.map(({ key }) => key)
const versionOf = async (admin: Ctx) => (await getTemplate(admin, 'visits')).version

test('an edited template counts for engagements that start later', async ({ ctx }) => {
  const { admin, organisationId } = await partnerWithAdmin(ctx)
  const before = await addRunning(admin, organisationId)
  await editTemplate(admin, item())
  const after = await addRunning(admin, organisationId)
  expect([...(await deliverablesByKey(ctx, before)).keys()]).not.toContain('review')
  const review = (await deliverablesByKey(ctx, after)).get('review')
  expect(review).toMatchObject({
    title: { en: 'Review', sv: 'Genomgång' },
    due: { after: 'visit', unit: 'months', count: 3 },
  })
})

test('an item is changed in its place, and the other programs are not', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await editTemplate(admin, item({ key: 'sites', after: 'scope', titleEn: 'Hosts' }))
  const { items, isEdited } = await getTemplate(admin, 'visits')
  expect(items.map(({ key }) => key)).toEqual(defaultTemplates.visits.map(({ key }) => key))
  expect(items[1]?.title).toEqual({ en: 'Hosts', sv: 'Genomgång' })
  expect(isEdited).toBe(true)
  expect((await getTemplate(admin, 'exchange')).isEdited).toBe(false)
})

test('a template goes back to what it was, and every change has a line in the log', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await editTemplate(admin, item())
  // A second click finds no difference.
  await editTemplate(admin, item())
  await removeTemplateItem(admin, { program: 'visits', version: 1, key: 'memo' })
  expect(await keysOf(admin)).toEqual(['scope', 'sites', 'visit', 'introductions', 'review'])
  await restoreTemplate(admin, { program: 'visits', version: 2 })
  expect(await keysOf(admin)).toEqual(defaultTemplates.visits.map(({ key }) => key))
  const log = await ctx.db.select().from(auditLog)
  expect(log.map(({ action, objectName }) => `${action} ${objectName}`)).toEqual(
    Array.from({ length: 3 }, () => 'deliverable-template.changed Clinical visits'),
  )
})

test('a due date that is counted from itself or from nothing is refused', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const circle = { reason: 'circle' }
  await expect(editTemplate(admin, item({ after: 'review' }))).rejects.toMatchObject(circle)
  await expect(editTemplate(admin, item({ after: 'nothing' }))).rejects.toMatchObject(circle)
  await expect(editTemplate(admin, item({ key: 'scope', after: 'visit' }))).rejects.toMatchObject(circle)
  const followed = removeTemplateItem(admin, { program: 'visits', version: 0, key: 'visit' })
  await expect(followed).rejects.toMatchObject({ reason: 'is-followed' })
})

test('levels and add-ons of other programs, and a version that is old, are refused', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await expect(editTemplate(admin, item({ addOn: 'support' }))).rejects.toMatchObject({ reason: 'unknown-choice' })
  await expect(editTemplate(admin, item({ tiers: ['nordics'] }))).rejects.toMatchObject({ reason: 'unknown-choice' })
  await editTemplate(admin, item())
  await expect(editTemplate(admin, item({ titleEn: 'Another' }))).rejects.toMatchObject({ reason: 'stale' })
  expect(await versionOf(admin)).toBe(1)
  await expect(getTemplate(admin, 'nothing')).rejects.toMatchObject({ kind: 'not-found' })
})

test('of two first changes at once one is refused, and nothing of the other is lost', async ({ database, jobs }) => {
  const admin = await asAdmin(committing(database, jobs))
  const results = await Promise.allSettled([
    editTemplate(admin, item()),
    editTemplate(admin, item({ key: 'dinner', after: 'visit' })),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await keysOf(admin)).toHaveLength(defaultTemplates.visits.length + 1)
})

test('only those who manage engagements edit templates', async ({ ctx }) => {
  for (const actor of [await asMember(ctx), await asMember(ctx, { adminRole: 'reader' })]) {
    const forbidden = { kind: 'forbidden' }
    await expect(getTemplate(actor, 'visits')).rejects.toMatchObject(forbidden)
    await expect(editTemplate(actor, item())).rejects.toMatchObject(forbidden)
    await expect(removeTemplateItem(actor, { program: 'visits', version: 0, key: 'memo' })).rejects.toMatchObject(
      forbidden,
    )
    await expect(restoreTemplate(actor, { program: 'visits', version: 0 })).rejects.toMatchObject(forbidden)
  }
})
