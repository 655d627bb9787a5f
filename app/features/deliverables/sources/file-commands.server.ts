import { and, eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { deliverableFiles } from '~/db/schema/deliverables'
import { adminCommand } from '~/features/admin/commands.server'
import { type StoredFile, storePdf } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import type { Upload } from '~/files/check.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { type DeliverableRefusal, maxFiles } from '../model'
import { lockDeliverable } from './lock.server'

const refused = (reason: DeliverableRefusal) => new Refused(reason)

type Ref = { engagementId: string; deliverableId: string }

/** Attaches an uploaded PDF. A form sent twice attaches one. Stored before the transaction, which would else wait for it. */
export async function attachFile(ctx: Ctx, { file, ...input }: Ref & { id: string; file: Upload }) {
  authorize(ctx.actor, 'engagement.manage')
  await insertFile(ctx, { ...input, stored: await storePdf(ctx, 'deliverables', file) })
}

type StoredInput = Ref & { id: string; stored: StoredFile }

const insertFile = adminCommand('engagement.manage', async (ctx, input: StoredInput) => {
  const { id, stored, engagementId, deliverableId } = input
  const { row, engagement, name } = await lockDeliverable(ctx, { engagementId, id: deliverableId })
  if (row.acceptedAt) throw refused('accepted')
  const [added] = await ctx.db
    .insert(deliverableFiles)
    .values({ id, deliverableId: row.id, ...stored, createdAt: ctx.now })
    .onConflictDoNothing({ target: deliverableFiles.id })
    .returning()
  if (!added) return refuseOtherFile(ctx, id, stored)
  if ((await ctx.db.$count(deliverableFiles, eq(deliverableFiles.deliverableId, row.id))) > maxFiles)
    throw refused('too-many-files')
  const details = { deliverable: row.title.en, file: stored.fileName }
  await ctx.record({ action: 'deliverable.file-added', id: engagement.id, name, details })
})

/** A double click sends the same file again. Another file in a form sent before is refused, not silently lost. */
async function refuseOtherFile({ db }: Ctx, id: string, { fileName, size }: StoredFile) {
  const [existing] = await db.select().from(deliverableFiles).where(eq(deliverableFiles.id, id))
  if (existing?.fileName !== fileName || existing.size !== size) throw refused('sent-before')
}

/** Removes it, unless it was gone already. A job deletes the file after the commit. */
export const removeFile = adminCommand('engagement.manage', async (ctx, { file, ...ref }: Ref & { file: string }) => {
  const { row, engagement, name } = await lockDeliverable(ctx, { ...ref, id: ref.deliverableId })
  if (row.acceptedAt) throw refused('accepted')
  const [removed] = await ctx.db
    .delete(deliverableFiles)
    .where(and(eq(deliverableFiles.id, file), eq(deliverableFiles.deliverableId, row.id)))
    .returning()
  if (!removed) return { wasGone: true }
  await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: removed.fileKey })
  const details = { deliverable: row.title.en, file: removed.fileName }
  await ctx.record({ action: 'deliverable.file-removed', id: engagement.id, name, details })
  return { wasGone: false }
})
