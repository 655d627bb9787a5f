import { and, asc, eq, type SQL } from 'drizzle-orm'
import { eventMaterials } from '~/db/schema/event-materials'
import { events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import type { LocalizedText } from '~/features/content/model'
import type { Ctx } from '~/web/ctx.server'
import { isNarrower, materialPath } from '../model'

export const selectMaterials = ({ db }: Ctx, eventId: string, only?: SQL) =>
  db
    .select({ material: eventMaterials, item: insights, event: { roles: events.roles, minLevel: events.minLevel } })
    .from(eventMaterials)
    .innerJoin(events, eq(events.id, eventMaterials.eventId))
    .leftJoin(insights, eq(insights.id, eventMaterials.insightId))
    .where(and(eq(eventMaterials.eventId, eventId), only))
    .orderBy(asc(eventMaterials.createdAt), asc(eventMaterials.id))

type MaterialRow = typeof eventMaterials.$inferSelect
type Item = typeof insights.$inferSelect | null

export const fileOf = ({ id, eventId, fileName, size }: MaterialRow, item: Item) => ({
  id,
  href: item ? `/insights/${item.id}` : materialPath(eventId, id),
  fileName: item?.fileName ?? fileName ?? '',
  size: item?.size ?? size ?? 0,
})

/** A material as a mail links to it: opening it asks to sign in. */
export type MaterialLink = { path: string; title: LocalizedText }

/**
 * What all guests may open after an event: its files, and the items of the Content Hub that are published and for its whole
 * audience. A mail to all guests must not name the others.
 */
export async function listMaterialLinks(ctx: Ctx, eventId: string) {
  const rows = await selectMaterials(ctx, eventId)
  const links = rows.flatMap(({ material, item, event }): MaterialLink[] => {
    const isPublished = !item || (item.publishedAt !== null && item.publishedAt <= ctx.now)
    if (!isPublished || (item && isNarrower(item, event))) return []
    return [{ path: fileOf(material, item).href, title: item?.title ?? { en: material.title ?? '' } }]
  })
  return { links, leftOut: rows.length - links.length }
}
