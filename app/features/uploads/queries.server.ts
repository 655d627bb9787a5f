import { count, sql } from 'drizzle-orm'
import { eventMaterials } from '~/db/schema/event-materials'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import type { Ctx } from '~/web/ctx.server'

/** Number and bytes of stored files of each kind, for metrics. Without authorization: no content is revealed. */
export async function countUploads({ db }: Pick<Ctx, 'db'>) {
  const [pictures] = await db.select({ files: count(), bytes: sum(media.size) }).from(media)
  const [documents] = await db.select({ files: count(), bytes: sum(insights.size) }).from(insights)
  const [materials] = await db
    .select({ files: count(eventMaterials.fileKey), bytes: sum(eventMaterials.size) })
    .from(eventMaterials)
  return { picture: pictures ?? none, document: documents ?? none, material: materials ?? none }
}

const none = { files: 0, bytes: 0 }
const sum = (size: typeof media.size | typeof insights.size | typeof eventMaterials.size) =>
  sql<number>`coalesce(sum(${size}), 0)::float8`
