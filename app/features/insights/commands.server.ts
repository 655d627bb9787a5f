import { and, desc, eq } from 'drizzle-orm'
import { authorize, type Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { insights } from '~/db/schema/insights'
import { recordAction } from '~/features/activity/commands.server'
import { storeFile } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { checkKind, checkPdf, type Upload } from '~/files/check.server'
import { cleanFileName } from '~/files/file-name'
import { kinds } from '~/files/kinds'
import { AppError } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { isInsightId } from './queries.server'
import type { InsightChange, NewInsight } from './schema'

/** Makes an item of an uploaded PDF. Sent twice, it is made once. */
export async function addInsight(ctx: Ctx, { id, file, published, ...said }: NewInsight) {
  const { actor } = ctx
  authorize(actor, 'content.manage')
  const stored = await storePdf(ctx, file)
  await inTransaction(ctx, async (ctx) => {
    const when = { publishedAt: published ? ctx.now : null, createdAt: ctx.now, updatedAt: ctx.now }
    const [added] = await ctx.db
      .insert(insights)
      .values({ id, ...said, ...stored, ...when })
      .onConflictDoNothing({ target: insights.id })
      .returning()
    if (!added) return refuseOther(ctx, id, stored)
    const { roles, minLevel, fileName } = added
    const details = { file: fileName, roles: roles.join(', '), minLevel, published }
    await recordAction({ ...ctx, actor }, { action: 'insight.added', id, name: added.title.en, details })
  })
}

/** The second press of one button sends the same file. Another file in an old form would be lost without a word. */
async function refuseOther(ctx: Ctx, id: string, { fileName, size }: Stored) {
  const [there] = await ctx.db.select().from(insights).where(eq(insights.id, id))
  if (there?.fileName !== fileName || there.size !== size)
    throw new AppError('refused', 'This form has been sent before. Open Upload Content anew for another file.')
}

/** Changes what an item says, whom it is for, its file when there is a new one, and whether it can be had. */
export async function changeInsight(ctx: Ctx, id: string, { version, file, published, ...said }: InsightChange) {
  const { actor } = ctx
  authorize(actor, 'content.manage')
  refuseUnknown(id)
  const stored = file && (await storePdf(ctx, file))
  await inTransaction(ctx, async (ctx) => {
    // Locked, so that of two who save at once the second finds the first one's version.
    const [before] = await ctx.db.select().from(insights).where(eq(insights.id, id)).for('update')
    if (before?.version !== version) throw await whyNot({ ...ctx, actor }, id)
    const publishedAt = published ? (before.publishedAt ?? ctx.now) : null
    await ctx.db
      .update(insights)
      .set({ ...said, ...stored, publishedAt, version: version + 1, updatedAt: ctx.now })
      .where(eq(insights.id, id))
    if (stored) await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: before.fileKey })
    const turned = published ? 'insight.published' : 'insight.unpublished'
    const action = published === Boolean(before.publishedAt) ? 'insight.changed' : turned
    const details = { ...(stored && { file: stored.fileName }), roles: said.roles.join(', '), minLevel: said.minLevel }
    await recordAction({ ...ctx, actor }, { action, id, name: said.title.en, details })
  })
}

/** Takes an item away for good. Its file goes once that is certain. */
export async function deleteInsight(ctx: Ctx, id: string, { version }: { version: number }) {
  const { actor } = ctx
  authorize(actor, 'content.manage')
  refuseUnknown(id)
  await inTransaction(ctx, async (ctx) => {
    const [deleted] = await ctx.db
      .delete(insights)
      .where(and(eq(insights.id, id), eq(insights.version, version)))
      .returning()
    if (!deleted) {
      // The second press of one button: it is gone, as was wished.
      if ((await whoDid(ctx, id, 'insight.deleted')) === actor.email) return
      throw await whyNot({ ...ctx, actor }, id)
    }
    await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key: deleted.fileKey })
    const details = { file: deleted.fileName }
    await recordAction({ ...ctx, actor }, { action: 'insight.deleted', id, name: deleted.title.en, details })
  })
}

function refuseUnknown(id: string) {
  if (!isInsightId(id)) throw new AppError('refused', 'There is no such item.')
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
async function whyNot(ctx: Ctx & { actor: Member }, id: string) {
  const isGone = (await ctx.db.$count(insights, eq(insights.id, id))) === 0
  const by = (await whoDid(ctx, id, isGone ? 'insight.deleted' : undefined)) ?? 'Someone'
  const who = by === ctx.actor.email ? 'You, in another window,' : by
  return new AppError(
    'refused',
    isGone
      ? `${who} deleted this item. Nothing was saved.`
      : `${who} changed this item after you opened it. Nothing was saved: open it anew to see the change, then make yours.`,
  )
}
