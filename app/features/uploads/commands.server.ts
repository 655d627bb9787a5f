import { randomUUID } from 'node:crypto'
import { authorize } from '~/auth/permissions'
import type { Ctx } from '~/web/ctx.server'
import { fileOrphaned } from './jobs.server'

/** Far longer than it takes to write the row. */
const hour = 60 * 60 * 1000

/**
 * Puts a checked file into the store, before the transaction that writes its row. If that row never comes, the file is
 * deleted later: whoever reads finds no row without a file, and no file stays without a row.
 */
export async function storeFile(ctx: Ctx, folder: 'insights' | 'media', extension: string, bytes: Uint8Array) {
  authorize(ctx.actor, 'content.manage')
  // A name of our own: what the file was called is never a path.
  const key = `${folder}/${randomUUID()}.${extension}`
  await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key }, { startAfter: new Date(ctx.now.getTime() + hour) })
  await ctx.files.put(key, bytes)
  return key
}
