import { and, desc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, can } from '~/auth/permissions'
import { eventMaterials } from '~/db/schema/event-materials'
import { insights } from '~/db/schema/insights'
import { resolveText } from '~/features/content/model'
import { getShownEvent, isFor } from '~/features/events/queries.server'
import { insightPage } from '~/features/insights/model'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { type AttachedMaterial, isNarrower, type Material, type MaterialsOfEvent } from './model'
import { fileOf, selectMaterials } from './sources/materials.server'

/** What this member gets after an event: its files, and items of the Content Hub that they may read. Nothing before it is over. */
export async function listMaterials(ctx: Ctx, eventId: string): Promise<Material[]> {
  const { actor, locale, now } = ctx
  authorize(actor, 'event.list')
  const { isOver, isCancelled } = await getShownEvent(ctx, eventId)
  if (!isOver || isCancelled) return []
  const isPublished = sql`${insights.publishedAt} <= ${now.toISOString()}::timestamptz`
  const isFile = sql`${eventMaterials.fileKey} is not null`
  const rows = await selectMaterials(ctx, eventId, or(isFile, and(isPublished, isFor(actor, insights))))
  return rows.map(({ material, item }) => ({
    ...fileOf(material, item),
    title: item ? resolveText(locale, item.title) : { text: material.title ?? '' },
  }))
}

/** An uploaded file, for members when the event is over, and for admins before. */
export async function getMaterialFile(ctx: Ctx, eventId: string, id: string) {
  const { isOver, isCancelled } = await getShownEvent(ctx, eventId)
  const isOpen = (isOver && !isCancelled) || can(ctx.actor, 'event.oversee')
  const isAsked = and(eq(eventMaterials.id, id), eq(eventMaterials.eventId, eventId))
  const [material] =
    isOpen && z.guid().safeParse(id).success ? await ctx.db.select().from(eventMaterials).where(isAsked) : []
  const { fileKey, fileName, mediaType, size } = material ?? {}
  if (!fileKey || !fileName || !mediaType || !size) throw new AppError('not-found', 'materials.unknown')
  if (!(await ctx.files.has(fileKey))) throw new Error(`the file ${fileKey} of the material ${id} is gone`)
  return { fileName, mediaType, size, stream: ctx.files.read(fileKey) }
}

/** More items than an editor looks through in a list; the last changed ones. */
const maxChoices = 200

/** For the admin's page of an event: what is attached, and what can be. */
export async function getMaterials(ctx: Ctx, eventId: string): Promise<MaterialsOfEvent> {
  authorize(ctx.actor, 'event.oversee')
  const rows = await selectMaterials(ctx, eventId)
  const attached = rows.map(
    ({ material, item, event }): AttachedMaterial => ({
      ...fileOf(material, item),
      // The item's own page: a draft can't be downloaded.
      ...(item && { href: insightPage(item.id) }),
      title: item?.title.en ?? material.title ?? '',
      limit: item && (item.publishedAt === null ? 'draft' : isNarrower(item, event) ? 'narrower' : null),
    }),
  )
  const items = can(ctx.actor, 'event.manage')
    ? await ctx.db.select().from(insights).orderBy(desc(insights.updatedAt), desc(insights.id)).limit(maxChoices)
    : []
  const taken = new Set(rows.map(({ item }) => item?.id))
  const choices = items.filter(({ id }) => !taken.has(id)).map(({ id, title }) => ({ value: id, label: title.en }))
  return { attached, choices, newId: crypto.randomUUID() }
}
