import { and, eq, gt } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import type { Ctx } from '~/web/ctx.server'

export type RecordedAction = { action: string; id: string; name: string; details?: Record<string, unknown> }

/** Writes down what an admin did, in the transaction that does it: neither happens without the other. */
export async function recordAction(ctx: Ctx & { actor: Member }, { action, id, name, details = {} }: RecordedAction) {
  const { userId, email } = ctx.actor
  await ctx.db
    .insert(auditLog)
    .values({ actorId: userId, actorEmail: email, action, objectId: id, objectName: name, details, createdAt: ctx.now })
}

/** Within a minute a second click sends no second mail, whose link would end the first one's. */
export async function wasRecordedWithinMinute(ctx: Ctx, action: string, id: string) {
  const since = new Date(ctx.now.getTime() - 60_000)
  const [row] = await ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.objectId, id), eq(auditLog.action, action), gt(auditLog.createdAt, since)))
    .limit(1)
  return row !== undefined
}
