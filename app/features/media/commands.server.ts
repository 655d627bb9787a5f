import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { media } from '~/db/schema/media'
import { adminCommand } from '~/features/admin/commands.server'
import { storeFile } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { cleanFileName, extensionOf } from '~/files/file-name'
import { readPicture } from '~/files/pictures.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { PictureRefusal, UploadedPicture } from './model'
import { documentsShowing } from './queries.server'
import type { AddPicture, DeletePicture } from './schema'

/** Stores a picture, re-encoded. The same file sent twice is one picture. */
export async function addPicture(ctx: Ctx, { file }: AddPicture): Promise<UploadedPicture> {
  authorize(ctx.actor, 'content.manage')
  const id = idOf(file.bytes)
  const [existing] = await ctx.db.select({ id: media.id, fileName: media.fileName }).from(media).where(eq(media.id, id))
  if (existing) return existing
  const { bytes, mediaType, width, height } = await readPicture(file)
  const fileKey = await storeFile(ctx, 'media', 'webp', bytes)
  const fileName = cleanFileName(file.name, extensionOf(file.name))
  await insertPicture(ctx, { id, fileKey, fileName, mediaType, size: bytes.length, width, height })
  return { id, fileName }
}

type NewPicture = Omit<typeof media.$inferSelect, 'createdAt' | 'uploadedBy'>

/** Separate from reading and storing the file, which would hold the transaction open. */
const insertPicture = adminCommand('content.manage', async (ctx, picture: NewPicture) => {
  const { id, fileName, width, height, size } = picture
  const added = await ctx.db
    .insert(media)
    .values({ ...picture, createdAt: ctx.now, uploadedBy: ctx.actor.email })
    .onConflictDoNothing({ target: media.id })
    .returning({ id: media.id })
  if (added.length === 0) return
  await ctx.record({ action: 'picture.added', id, name: fileName, details: { width, height, size } })
})

/** Deletes a picture that no document shows. */
export const deletePicture = adminCommand('content.manage', async (ctx, { id }: DeletePicture) => {
  const [deleted] = await ctx.db
    .delete(media)
    .where(and(eq(media.id, id), sql`not exists (select from ${documentsShowing})`))
    .returning()
  if (!deleted) {
    const exists = await ctx.db.$count(media, eq(media.id, id))
    if (exists) throw new Refused<PictureRefusal>('used')
    // Already deleted, by a second click or another admin.
    return
  }
  await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: deleted.fileKey })
  await ctx.record({ action: 'picture.deleted', id, name: deleted.fileName })
})

/** A UUID of version 8 from the hash of the bytes, so that the same file always has the same id. */
function idOf(bytes: Uint8Array) {
  const hex = createHash('sha256').update(bytes).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
