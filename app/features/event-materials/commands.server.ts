import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { eventMaterials } from '~/db/schema/event-materials'
import { events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { type StoredFile, storePdf } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import type { Upload } from '~/files/check.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { type MaterialRefusal, maxMaterials } from './model'

const refused = (reason: MaterialRefusal) => new Refused(reason)

/** Attaches an item of the Content Hub. One that is attached already stays as it is. */
export const attachItem = adminCommand('event.manage', async (ctx, input: { eventId: string; insight: string }) => {
  const event = await lockEvent(ctx, input.eventId)
  // Locked, so that it is not deleted meanwhile.
  const [item] = await ctx.db.select().from(insights).where(eq(insights.id, input.insight)).for('share')
  if (!item) throw refused('gone')
  const [added] = await ctx.db
    .insert(eventMaterials)
    .values({ eventId: event.id, insightId: item.id, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  await refuseTooMany(ctx, event.id)
  await recordAdded(ctx, event, item.title.en)
})

type NewFile = { eventId: string; id: string; title: string; file: Upload }

/** Attaches an uploaded PDF. A form sent twice attaches one. Stored before the transaction, which would else wait for it. */
export async function attachFile(ctx: Ctx, { file, ...input }: NewFile) {
  authorize(ctx.actor, 'event.manage')
  await insertFile(ctx, { ...input, stored: await storePdf(ctx, 'materials', file) })
}

type StoredMaterial = Omit<NewFile, 'file'> & { stored: StoredFile }

const insertFile = adminCommand('event.manage', async (ctx, { eventId, id, title, stored }: StoredMaterial) => {
  const event = await lockEvent(ctx, eventId)
  const [added] = await ctx.db
    .insert(eventMaterials)
    .values({ id, eventId: event.id, title, ...stored, createdAt: ctx.now })
    .onConflictDoNothing({ target: eventMaterials.id })
    .returning()
  if (!added) return refuseOtherFile(ctx, id, stored)
  await refuseTooMany(ctx, event.id)
  await recordAdded(ctx, event, title)
})

/** A double click sends the same file again. Another file in a form sent before is refused, not silently lost. */
async function refuseOtherFile({ db }: Ctx, id: string, { fileName, size }: StoredFile) {
  const [existing] = await db.select().from(eventMaterials).where(eq(eventMaterials.id, id))
  if (existing?.fileName !== fileName || existing.size !== size) throw refused('sent-before')
}

/** Detaches it. A job deletes an uploaded file after the commit. What is detached already stays so. */
export const removeMaterial = adminCommand(
  'event.manage',
  async (ctx, input: { eventId: string; material: string }) => {
    const event = await lockEvent(ctx, input.eventId)
    const [removed] = await ctx.db
      .delete(eventMaterials)
      .where(and(eq(eventMaterials.id, input.material), eq(eventMaterials.eventId, event.id)))
      .returning()
    if (!removed) return
    if (removed.fileKey) await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: removed.fileKey })
    const material = removed.title ?? (await titleOf(ctx, removed.insightId ?? ''))
    await ctx.record({ action: 'event.material-removed', id: event.id, name: event.title, details: { material } })
  },
)

async function titleOf({ db }: Ctx, insightId: string) {
  const [item] = await db.select({ title: insights.title }).from(insights).where(eq(insights.id, insightId))
  return item?.title.en ?? ''
}

type EventRow = typeof events.$inferSelect

const recordAdded = ({ record }: AdminCtx, { id, title }: EventRow, material: string) =>
  record({ action: 'event.material-added', id, name: title, details: { material } })

/** Locked, so that materials of one event are counted one after another. */
async function lockEvent({ db }: Ctx, id: string) {
  const [event] = z.guid().safeParse(id).success
    ? await db.select().from(events).where(eq(events.id, id)).for('update')
    : []
  if (!event) throw refused('gone')
  return event
}

async function refuseTooMany({ db }: Ctx, eventId: string) {
  if ((await db.$count(eventMaterials, eq(eventMaterials.eventId, eventId))) > maxMaterials) throw refused('too-many')
}
