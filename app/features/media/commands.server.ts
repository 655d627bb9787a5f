import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { media } from '~/db/schema/media'
import { recordAction } from '~/features/activity/commands.server'
import { storeFile } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { cleanFileName, extensionOf } from '~/files/file-name'
import { readPicture } from '~/files/pictures.server'
import { AppError } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { showing } from './queries.server'
import type { AddPicture, DeletePicture } from './schema'

/** Takes a picture in, drawn anew, and gives back its id. The same file sent twice is one picture. */
export async function addPicture(ctx: Ctx, { file }: AddPicture): Promise<string> {
  const { actor } = ctx
  authorize(actor, 'content.manage')
  const id = idOf(file.bytes)
  if (await ctx.db.$count(media, eq(media.id, id))) return id
  const { bytes, mediaType, width, height } = await readPicture(file)
  const fileKey = await storeFile(ctx, 'media', 'webp', bytes)
  const fileName = cleanFileName(file.name, extensionOf(file.name))
  await inTransaction(ctx, async (ctx) => {
    const row = { id, fileKey, fileName, mediaType, size: bytes.length, width, height, createdAt: ctx.now }
    const added = await ctx.db
      .insert(media)
      .values({ ...row, uploadedBy: actor.email })
      .onConflictDoNothing({ target: media.id })
      .returning({ id: media.id })
    if (added.length === 0) return
    const details = { width, height, size: bytes.length }
    await recordAction({ ...ctx, actor }, { action: 'picture.added', id, name: fileName, details })
  })
  return id
}

/** Deletes a picture that no document shows. */
export async function deletePicture(ctx: Ctx, { id }: DeletePicture) {
  const { actor } = ctx
  authorize(actor, 'content.manage')
  await inTransaction(ctx, async (ctx) => {
    const [deleted] = await ctx.db
      .delete(media)
      .where(and(eq(media.id, id), sql`not exists (select from ${showing})`))
      .returning()
    if (!deleted) {
      const isThere = await ctx.db.$count(media, eq(media.id, id))
      if (isThere) throw new AppError('refused', 'used')
      // Gone already, by another press or another admin: as was wished.
      return
    }
    await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: deleted.fileKey })
    await recordAction({ ...ctx, actor }, { action: 'picture.deleted', id, name: deleted.fileName })
  })
}

/** Made of the file's own bytes (a UUID of version 8): the same file has the same id, whoever sends it and how often. */
function idOf(bytes: Uint8Array) {
  const hex = createHash('sha256').update(bytes).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
