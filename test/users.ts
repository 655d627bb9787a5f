import { asc, eq } from 'drizzle-orm'
import { auditLog } from '~/db/schema/audit-log'
import { userAccessLevels, users } from '~/db/schema/users'
import type { AdminRole } from '~/lib/admin-roles'
import type { Ctx } from '~/web/ctx.server'
import { provenSession } from './members'

export async function addUser(ctx: Ctx, adminRole: AdminRole | null = null) {
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'sv' }).returning()
  const userId = user?.id ?? ''
  await ctx.db.insert(userAccessLevels).values({ userId, role: 'supplier', adminRole })
  return { userId, email, role: 'supplier', level: 'entry', adminRole } as const
}

/** A ctx with an admin as actor, and a member to act on. */
export async function setUpAdmin(baseCtx: Ctx) {
  const actor = await addUser(baseCtx, 'owner')
  return { ctx: { ...baseCtx, actor, ...provenSession(baseCtx) }, actor, member: await addUser(baseCtx) }
}

export const accessOf = async ({ db }: Ctx, { userId }: { userId: string }) => {
  const [access] = await db.select().from(userAccessLevels).where(eq(userAccessLevels.userId, userId))
  return access
}

export const auditRows = ({ db }: Ctx) =>
  db
    .select({
      actor: auditLog.actorEmail,
      action: auditLog.action,
      object: auditLog.objectName,
      details: auditLog.details,
    })
    .from(auditLog)
    .orderBy(asc(auditLog.objectName))
