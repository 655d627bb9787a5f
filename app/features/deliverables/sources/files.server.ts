import { asc, inArray } from 'drizzle-orm'
import { deliverableFiles, type deliverables } from '~/db/schema/deliverables'
import type { Ctx } from '~/web/ctx.server'
import { type DeliverableFile, filePath } from '../model'

type DeliverableRow = Pick<typeof deliverables.$inferSelect, 'id' | 'engagementId'>

/** By deliverable, the oldest first. */
export async function listFiles({ db }: Ctx, rows: readonly DeliverableRow[]): Promise<Map<string, DeliverableFile[]>> {
  if (rows.length === 0) return new Map()
  const engagementOf = new Map(rows.map(({ id, engagementId }) => [id, engagementId]))
  const files = await db
    .select()
    .from(deliverableFiles)
    .where(inArray(deliverableFiles.deliverableId, [...engagementOf.keys()]))
    .orderBy(asc(deliverableFiles.createdAt), asc(deliverableFiles.id))
  const byDeliverable = Map.groupBy(files, ({ deliverableId }) => deliverableId)
  return new Map(
    [...byDeliverable].map(([id, found]) => [
      id,
      found.map(({ id: fileId, fileName, size }) => ({
        ...{ id: fileId, fileName, size },
        href: filePath(engagementOf.get(id) ?? '', fileId),
      })),
    ]),
  )
}
