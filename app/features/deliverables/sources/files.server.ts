import { eq, inArray, sql } from 'drizzle-orm'
import { deliverableFiles, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import type { Ctx } from '~/web/ctx.server'
import { type DeliverableFile, filePath } from '../model'

type StoredFile = Omit<DeliverableFile, 'href'>

const { id, deliverableId, fileName, size, createdAt } = deliverableFiles

/**
 * The files of a row of `deliverables`, the oldest first, as a column of a query: a statement of their own would cost a page more
 * than they do. For queries with a join; in others drizzle leaves out the names of tables.
 */
export const filesColumn = sql<StoredFile[]>`(
  select coalesce(json_agg(json_build_object('id', ${id}, 'fileName', ${fileName}, 'size', ${size})
    order by ${createdAt}, ${id}), '[]')
  from ${deliverableFiles} where ${deliverableId} = ${deliverables.id})`

/** With the addresses at which the partner finds them. */
export const withLinks = (engagementId: string, files: readonly StoredFile[]): DeliverableFile[] =>
  files.map((file) => ({ ...file, href: filePath(engagementId, file.id) }))

/** By deliverable, the oldest first. */
export async function listFiles(
  { db }: Ctx,
  rows: readonly Pick<typeof deliverables.$inferSelect, 'id'>[],
): Promise<Map<string, DeliverableFile[]>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.id)
  const found = await db
    .select({ id: deliverables.id, engagementId: engagements.id, files: filesColumn })
    .from(deliverables)
    .innerJoin(engagements, eq(engagements.id, deliverables.engagementId))
    .where(inArray(deliverables.id, ids))
  return new Map(found.map((row) => [row.id, withLinks(row.engagementId, row.files)]))
}
