import { randomUUID } from 'node:crypto'
import { authorize, type PlainRule } from '~/auth/permissions'
import { checkKind, checkPdf, type Upload } from '~/files/check.server'
import { cleanFileName } from '~/files/file-name'
import { kinds } from '~/files/kinds'
import type { Ctx } from '~/web/ctx.server'
import { fileOrphaned } from './jobs.server'

/** Delay before an upload without a row is deleted: far longer than inserting the row takes. */
const cleanUpDelayMs = 60 * 60 * 1000

/** Who may store files in a folder. Members attach files to their dialogue; its command checks that the thread is theirs. */
const folders = {
  deliverables: 'engagement.manage',
  'event-mails': 'content.manage',
  insights: 'content.manage',
  materials: 'content.manage',
  media: 'content.manage',
  threads: 'thread.list',
} as const satisfies Record<string, PlainRule>

type Folder = keyof typeof folders

/**
 * Stores a checked file before the transaction that inserts its row. If the row is never inserted, a job deletes the
 * file: so no row is without a file, and no file stays without a row.
 */
export async function storeFile(ctx: Ctx, folder: Folder, extension: string, bytes: Uint8Array) {
  authorize(ctx.actor, folders[folder])
  // A generated name: the uploaded file's name is never used as a path.
  const key = `${folder}/${randomUUID()}.${extension}`
  await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key }, { startAfter: new Date(ctx.now.getTime() + cleanUpDelayMs) })
  await ctx.files.put(key, bytes)
  return key
}

export type StoredFile = { fileKey: string; fileName: string; mediaType: string; size: number }

/** Checks and stores a PDF, and gives the columns of its row. */
export async function storePdf(ctx: Ctx, folder: Folder, file: Upload): Promise<StoredFile> {
  checkKind(file, ['pdf'])
  checkPdf(file)
  const fileKey = await storeFile(ctx, folder, 'pdf', file.bytes)
  const { mediaType } = kinds.pdf
  return { fileKey, fileName: cleanFileName(file.name, 'pdf'), mediaType, size: file.bytes.length }
}
