import { count, sql } from 'drizzle-orm'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import type { Ctx } from '~/web/ctx.server'

/** Number and bytes of stored files of each kind, for metrics. Without authorization: no content is revealed. */
export async function countUploads({ db }: Pick<Ctx, 'db'>) {
  const [pictures] = await db.select({ files: count(), bytes: sum(media.size) }).from(media)
  const [documents] = await db.select({ files: count(), bytes: sum(insights.size) }).from(insights)
  return { picture: pictures ?? none, document: documents ?? none }
}

const none = { files: 0, bytes: 0 }
const sum = (size: typeof media.size | typeof insights.size) => sql<number>`coalesce(sum(${size}), 0)::float8`
