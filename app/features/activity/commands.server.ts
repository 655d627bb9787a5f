import { and, eq, gt } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import type { Ctx } from '~/web/ctx.server'

export type RecordedAction = { action: string; id: string; name: string; details?: Record<string, unknown> }

/** Whoever has left has an address and no account. */
type Recorder = Pick<Member, 'email'> & { userId: string | null }

/** Adds a row to the audit log, in the transaction of the action: neither is committed without the other. */
export async function recordAction(
  ctx: Omit<Ctx, 'actor'> & { actor: Recorder },
  { action, id, name, details = {} }: RecordedAction,
) {
  const { userId, email } = ctx.actor
  await ctx.db
    .insert(auditLog)
    .values({ actorId: userId, actorEmail: email, action, objectId: id, objectName: name, details, createdAt: ctx.now })
}

/** For actions that mail a link: a second click within a minute must not replace the link that was just mailed. */
export async function wasRecordedWithinMinute(ctx: Ctx, action: string, id: string) {
  const since = new Date(ctx.now.getTime() - 60_000)
  const [row] = await ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.objectId, id), eq(auditLog.action, action), gt(auditLog.createdAt, since)))
    .limit(1)
  return row !== undefined
}
