import { count, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { deliverableFiles } from '~/db/schema/deliverables'
import { eventMaterials } from '~/db/schema/event-materials'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { threadFiles } from '~/db/schema/threads'
import type { Ctx } from '~/web/ctx.server'

/** Number and bytes of stored files of each kind, for metrics. Without authorization: no content is revealed. */
export async function countUploads({ db }: Pick<Ctx, 'db'>) {
  const [pictures] = await db.select({ files: count(), bytes: sum(media.size) }).from(media)
  const [documents] = await db.select({ files: count(), bytes: sum(insights.size) }).from(insights)
  const [materials] = await db
    .select({ files: count(eventMaterials.fileKey), bytes: sum(eventMaterials.size) })
    .from(eventMaterials)
  const [deliverables] = await db.select({ files: count(), bytes: sum(deliverableFiles.size) }).from(deliverableFiles)
  const [threads] = await db.select({ files: count(), bytes: sum(threadFiles.size) }).from(threadFiles)
  return {
    ...{ picture: pictures ?? none, document: documents ?? none, material: materials ?? none },
    ...{ deliverable: deliverables ?? none, thread: threads ?? none },
  }
}

const none = { files: 0, bytes: 0 }
const sum = (size: AnyPgColumn) => sql<number>`coalesce(sum(${size}), 0)::float8`
