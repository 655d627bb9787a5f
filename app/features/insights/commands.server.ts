import { and, desc, eq, not, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { insightDownloads, insights } from '~/db/schema/insights'
import { hasObjected, isRestricted } from '~/db/schema/personal-data'
import { adminCommand } from '~/features/admin/commands.server'
import { type StoredFile, storePdf } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { InsightRefusal } from './model'
import { isInsightId } from './queries.server'
import type { InsightChange, NewInsight } from './schema'

const refused = (reason: InsightRefusal, by?: string) => new Refused(reason, by)

// Files are stored before the transaction, which would otherwise stay open while they are written.

/** Adds an item with an uploaded PDF. A form sent twice adds one item. */
export async function addInsight(ctx: Ctx, { file, ...input }: NewInsight) {
  authorize(ctx.actor, 'content.manage')
  await insertInsight(ctx, { ...input, stored: await storePdf(ctx, 'insights', file) })
}

type Insert = Omit<NewInsight, 'file'> & { stored: StoredFile }

const insertInsight = adminCommand('content.manage', async (ctx, { id, stored, published, ...fields }: Insert) => {
  const timestamps = { publishedAt: published ? ctx.now : null, createdAt: ctx.now, updatedAt: ctx.now }
  const [added] = await ctx.db
    .insert(insights)
    .values({ id, ...fields, ...stored, ...timestamps })
    .onConflictDoNothing({ target: insights.id })
    .returning()
  if (!added) return refuseOtherFile(ctx, id, stored)
  const { roles, minLevel, fileName } = added
  const details = { file: fileName, roles: roles.join(', '), minLevel, published }
  await ctx.record({ action: 'insight.added', id, name: added.title.en, details })
})

/** A double click sends the same file again. Another file in a form sent before is refused, not silently lost. */
async function refuseOtherFile(ctx: Ctx, id: string, { fileName, size }: StoredFile) {
  const [existing] = await ctx.db.select().from(insights).where(eq(insights.id, id))
  if (existing?.fileName !== fileName || existing.size !== size) throw refused('sent-before')
}

/** Changes an item's texts, audience and publication, and its file if a new one was uploaded. */
export async function changeInsight(ctx: Ctx, { file, ...input }: InsightChange & InsightRef) {
  authorize(ctx.actor, 'content.manage')
  refuseUnknown(input)
  await updateInsight(ctx, { ...input, stored: file && (await storePdf(ctx, 'insights', file)) })
}

type InsightRef = { id: string }
type Update = Omit<InsightChange, 'file'> & InsightRef & { stored: StoredFile | undefined }

const updateInsight = adminCommand('content.manage', async (ctx, input: Update) => {
  const { id, version, stored, published, ...fields } = input
  // Locked, so that the second of two concurrent saves reads the version of the first.
  const [before] = await ctx.db.select().from(insights).where(eq(insights.id, id)).for('update')
  if (before?.version !== version) throw await refusalFor(ctx, id)
  const publishedAt = published ? (before.publishedAt ?? ctx.now) : null
  await ctx.db
    .update(insights)
    .set({ ...fields, ...stored, publishedAt, version: version + 1, updatedAt: ctx.now })
    .where(eq(insights.id, id))
  if (stored) await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: before.fileKey })
  const publishAction = published ? 'insight.published' : 'insight.unpublished'
  const action = published === Boolean(before.publishedAt) ? 'insight.changed' : publishAction
  const details = {
    ...(stored && { file: stored.fileName }),
    roles: fields.roles.join(', '),
    minLevel: fields.minLevel,
  }
  await ctx.record({ action, id, name: fields.title.en, details })
})

/** Deletes an item. A job deletes its file after the commit. */
export const deleteInsight = adminCommand('content.manage', async (ctx, input: InsightRef & { version: number }) => {
  const { id, version } = input
  refuseUnknown(input)
  const [deleted] = await ctx.db
    .delete(insights)
    .where(and(eq(insights.id, id), eq(insights.version, version)))
    .returning()
  if (!deleted) {
    // A second click by the same admin: the item is already deleted.
    if ((await lastActorOn(ctx, id, 'insight.deleted')) === ctx.actor.email) return
    throw await refusalFor(ctx, id)
  }
  await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: deleted.fileKey })
  await ctx.record({ action: 'insight.deleted', id, name: deleted.title.en, details: { file: deleted.fileName } })
})

function refuseUnknown({ id }: InsightRef) {
  if (!isInsightId(id)) throw refused('unknown')
}

/** Who did this to the item last; without `action`, who did anything to it last. */
async function lastActorOn(ctx: Ctx, id: string, action?: 'insight.deleted') {
  const [last] = await ctx.db
    .select({ by: auditLog.actorEmail })
    .from(auditLog)
    .where(and(eq(auditLog.objectId, id), action && eq(auditLog.action, action)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  return last?.by
}

/** Names the admin who changed or deleted the item first. */
async function refusalFor(ctx: Ctx, id: string) {
  const isGone = (await ctx.db.$count(insights, eq(insights.id, id))) === 0
  return refused(isGone ? 'deleted' : 'changed', await lastActorOn(ctx, id, isGone ? 'insight.deleted' : undefined))
}

/** That a member has downloaded an item. Read from the table, so that nothing fails for an item deleted meanwhile. */
export async function recordDownload(ctx: Ctx, id: string) {
  const { actor } = ctx
  authorize(actor, 'insight.list')
  if (ctx.isViewing) return
  const item = ctx.db
    .select({
      id: sql<string>`gen_random_uuid()`.as('id'),
      userId: sql<string>`${actor.userId}::uuid`.as('user_id'),
      insightId: insights.id,
      createdAt: sql<Date>`${ctx.now.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(insights)
    .where(and(eq(insights.id, id), not(hasObjected(actor.email)), not(isRestricted(actor.email))))
  await ctx.db.insert(insightDownloads).select(item)
}
