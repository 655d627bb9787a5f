import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { deliverableFiles } from '~/db/schema/deliverables'
import { organisationMembers } from '~/db/schema/organisations'
import { deleteOrphanedFile, fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { addRunning, findDeliverable } from '../../../test/deliverables'
import { addPartner, partnerWithAdmin } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import { aPage, aPdf } from '../../../test/uploads'
import { moveDeliverable } from './commands.server'
import { maxFiles } from './model'
import { getDeliverableFile, listDeliverables } from './queries.server'
import { attachFile, removeFile } from './sources/file-commands.server'

const unknown = { kind: 'not-found' }

async function withDeliverable(ctx: Ctx) {
  const partner = await partnerWithAdmin(ctx)
  const engagementId = await addRunning(partner.admin, partner.organisationId)
  const { id: deliverableId } = await findDeliverable(ctx, engagementId, 'sites')
  return { ...partner, engagementId, ref: { engagementId, deliverableId } }
}

const aFile = (name = 'sites.pdf') => ({ id: crypto.randomUUID(), file: { name, bytes: aPdf() } })

test('a file is there for the members of the organisation, and for nobody else', async ({ ctx }) => {
  const { admin, kari, engagementId, ref } = await withDeliverable(ctx)
  const file = aFile()
  await attachFile(admin, { ...ref, ...file })
  const listed = (await listDeliverables(kari, [engagementId])).flatMap(({ files }) => files)
  expect(listed).toEqual([
    {
      id: file.id,
      fileName: 'sites.pdf',
      size: file.file.bytes.length,
      href: `/engagements/${engagementId}/files/${file.id}`,
    },
  ])
  for (const reader of [kari, admin]) {
    const { stream, ...found } = await getDeliverableFile(reader, engagementId, file.id)
    stream.cancel().catch(() => {})
    expect(found).toMatchObject({ fileName: 'sites.pdf', mediaType: 'application/pdf' })
  }
  const stranger = await asMember(ctx)
  await addPartner(ctx, 'Other', stranger)
  const editor = await asMember(ctx, { adminRole: 'editor' })
  for (const other of [stranger, editor, await asMember(ctx)])
    await expect(getDeliverableFile(other, engagementId, file.id)).rejects.toMatchObject(unknown)
  for (const [engagement, id] of [
    [engagementId, crypto.randomUUID()],
    [crypto.randomUUID(), file.id],
    ['x', 'y'],
  ] as const)
    await expect(getDeliverableFile(kari, engagement, id)).rejects.toMatchObject(unknown)
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
  await expect(getDeliverableFile(kari, engagementId, file.id)).rejects.toMatchObject(unknown)
  await expect(getDeliverableFile(ctx, engagementId, file.id)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('the files of what was dropped are no longer shown to the partner', async ({ ctx }) => {
  const { admin, kari, engagementId, ref } = await withDeliverable(ctx)
  const file = aFile()
  await attachFile(admin, { ...ref, ...file })
  const drop = { state: 'dropped' as const, version: 0, reason: 'Cancelled' }
  await moveDeliverable(admin, { engagementId, deliverable: ref.deliverableId, ...drop })
  await expect(getDeliverableFile(kari, engagementId, file.id)).rejects.toMatchObject(unknown)
  expect(await getDeliverableFile(admin, engagementId, file.id)).toMatchObject({ fileName: 'sites.pdf' })
})

test('forms sent twice attach once and remove once; the file is deleted when no row has it', async ({ ctx }) => {
  const { admin, ref } = await withDeliverable(ctx)
  const file = aFile()
  for (let twice = 0; twice < 2; twice += 1) await attachFile(admin, { ...ref, ...file })
  const other = { ...file, file: { name: 'other.pdf', bytes: aPdf() } }
  await expect(attachFile(admin, { ...ref, ...other })).rejects.toMatchObject({ reason: 'sent-before' })
  const [row] = await ctx.db.select().from(deliverableFiles)
  const key = row?.fileKey ?? ''
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.files.has(key)).toBe(true)
  expect(await removeFile(admin, { ...ref, file: file.id })).toEqual({ wasGone: false })
  expect(await removeFile(admin, { ...ref, file: file.id })).toEqual({ wasGone: true })
  // Once when it was stored, in case that its row is never written, and once when it was removed.
  expect((await queued(ctx, fileOrphaned)).filter((job) => job.key === key)).toHaveLength(2)
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.files.has(key)).toBe(false)
  const log = await ctx.db.select().from(auditLog)
  expect(log.map(({ action, details }) => `${action} ${details.file}`)).toEqual([
    'deliverable.file-added sites.pdf',
    'deliverable.file-removed sites.pdf',
  ])
})

test('what is no PDF is refused', async ({ ctx }) => {
  const { admin, ref } = await withDeliverable(ctx)
  const input = { ...ref, id: crypto.randomUUID(), file: { name: 'sites.pdf', bytes: aPage } }
  await expect(attachFile(admin, input)).rejects.toMatchObject({ name: 'FileRefused' })
})

test('a file too many is refused, also of two at once', async ({ database, jobs }) => {
  const { admin, ref } = await withDeliverable(committing(database, jobs))
  for (let count = 1; count < maxFiles; count += 1) await attachFile(admin, { ...ref, ...aFile() })
  const results = await Promise.allSettled([
    attachFile(admin, { ...ref, ...aFile() }),
    attachFile(admin, { ...ref, ...aFile() }),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await admin.db.$count(deliverableFiles)).toBe(maxFiles)
})

test('only those who manage engagements attach and remove', async ({ ctx }) => {
  const { kari, ref } = await withDeliverable(ctx)
  for (const actor of [
    kari,
    await asMember(ctx, { adminRole: 'reader' }),
    await asMember(ctx, { adminRole: 'editor' }),
  ]) {
    await expect(attachFile(actor, { ...ref, ...aFile() })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(removeFile(actor, { ...ref, file: crypto.randomUUID() })).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
