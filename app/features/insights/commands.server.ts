import { and, desc, eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { insights } from '~/db/schema/insights'
import { adminCommand } from '~/features/admin/commands.server'
import { storeFile } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { checkKind, checkPdf, type Upload } from '~/files/check.server'
import { cleanFileName } from '~/files/file-name'
import { kinds } from '~/files/kinds'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { InsightRefusal } from './model'
import { isInsightId } from './queries.server'
import type { InsightChange, NewInsight } from './schema'

const refused = (reason: InsightRefusal, by?: string) => new Refused(reason, by)

// Files are stored before the transaction, which would stay open meanwhile.

/** Makes an item of an uploaded PDF. Sent twice, it is made once. */
export async function addInsight(ctx: Ctx, { file, ...input }: NewInsight) {
  authorize(ctx.actor, 'content.manage')
  await insertInsight(ctx, { ...input, stored: await storePdf(ctx, file) })
}

type Insert = Omit<NewInsight, 'file'> & { stored: Stored }

const insertInsight = adminCommand('content.manage', async (ctx, { id, stored, published, ...texts }: Insert) => {
  const timestamps = { publishedAt: published ? ctx.now : null, createdAt: ctx.now, updatedAt: ctx.now }
  const [added] = await ctx.db
    .insert(insights)
    .values({ id, ...texts, ...stored, ...timestamps })
    .onConflictDoNothing({ target: insights.id })
    .returning()
  if (!added) return refuseOther(ctx, id, stored)
  const { roles, minLevel, fileName } = added
  const details = { file: fileName, roles: roles.join(', '), minLevel, published }
  await ctx.record({ action: 'insight.added', id, name: added.title.en, details })
})

/** The second press of one button sends the same file. Another file in an old form would be lost without a word. */
async function refuseOther(ctx: Ctx, id: string, { fileName, size }: Stored) {
  const [there] = await ctx.db.select().from(insights).where(eq(insights.id, id))
  if (there?.fileName !== fileName || there.size !== size) throw refused('sent-before')
}

/** Changes what an item says, whom it is for, its file when there is a new one, and whether it can be had. */
export async function changeInsight(ctx: Ctx, { file, ...input }: InsightChange & InsightRef) {
  authorize(ctx.actor, 'content.manage')
  refuseUnknown(input)
  await updateInsight(ctx, { ...input, stored: file && (await storePdf(ctx, file)) })
}

type InsightRef = { id: string }
type Update = Omit<InsightChange, 'file'> & InsightRef & { stored: Stored | undefined }

const updateInsight = adminCommand('content.manage', async (ctx, input: Update) => {
  const { id, version, stored, published, ...texts } = input
  // Locked, so that of two who save at once the second finds the first one's version.
  const [before] = await ctx.db.select().from(insights).where(eq(insights.id, id)).for('update')
  if (before?.version !== version) throw await whyNot(ctx, id)
  const publishedAt = published ? (before.publishedAt ?? ctx.now) : null
  await ctx.db
    .update(insights)
    .set({ ...texts, ...stored, publishedAt, version: version + 1, updatedAt: ctx.now })
    .where(eq(insights.id, id))
  if (stored) await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: before.fileKey })
  const turned = published ? 'insight.published' : 'insight.unpublished'
  const action = published === Boolean(before.publishedAt) ? 'insight.changed' : turned
  const details = { ...(stored && { file: stored.fileName }), roles: texts.roles.join(', '), minLevel: texts.minLevel }
  await ctx.record({ action, id, name: texts.title.en, details })
})

/** Takes an item away for good. Its file goes once that is certain. */
export const deleteInsight = adminCommand('content.manage', async (ctx, input: InsightRef & { version: number }) => {
  const { id, version } = input
  refuseUnknown(input)
  const [deleted] = await ctx.db
    .delete(insights)
    .where(and(eq(insights.id, id), eq(insights.version, version)))
    .returning()
  if (!deleted) {
    // The second press of one button: it is gone, as was wished.
    if ((await whoDid(ctx, id, 'insight.deleted')) === ctx.actor.email) return
    throw await whyNot(ctx, id)
  }
  await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: deleted.fileKey })
  await ctx.record({ action: 'insight.deleted', id, name: deleted.title.en, details: { file: deleted.fileName } })
})

function refuseUnknown({ id }: InsightRef) {
  if (!isInsightId(id)) throw refused('unknown')
}

type Stored = { fileKey: string; fileName: string; mediaType: string; size: number }

async function storePdf(ctx: Ctx, file: Upload): Promise<Stored> {
  checkKind(file, ['pdf'])
  checkPdf(file)
  const fileKey = await storeFile(ctx, 'insights', 'pdf', file.bytes)
  const { mediaType } = kinds.pdf
  return { fileKey, fileName: cleanFileName(file.name, 'pdf'), mediaType, size: file.bytes.length }
}

/** Who did this to an item last, or anything at all. */
async function whoDid(ctx: Ctx, id: string, action?: 'insight.deleted') {
  const [last] = await ctx.db
    .select({ by: auditLog.actorEmail })
    .from(auditLog)
    .where(and(eq(auditLog.objectId, id), action && eq(auditLog.action, action)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  return last?.by
}

/** Whoever comes second is told who was first. */
async function whyNot(ctx: Ctx, id: string) {
  const isGone = (await ctx.db.$count(insights, eq(insights.id, id))) === 0
  return refused(isGone ? 'deleted' : 'changed', await whoDid(ctx, id, isGone ? 'insight.deleted' : undefined))
}
