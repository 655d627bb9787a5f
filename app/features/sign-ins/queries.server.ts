import { and, eq, inArray } from 'drizzle-orm'
import { securityEvents } from '~/db/schema/security-events'
import { sessions } from '~/db/schema/users'
import { before, keptFor } from '~/features/privacy/model'
import type { Ctx } from '~/web/ctx.server'

/**
 * Whether nobody has signed in to the account yet. One that is older than the events is never new: theirs may have been
 * deleted.
 */
export async function isFirstSignIn({ db, now }: Ctx, user: { id: string; createdAt: Date }): Promise<boolean> {
  if (user.createdAt < before(now, keptFor.securityEvents)) return false
  const [event] = await db
    .select({ number: securityEvents.number })
    .from(securityEvents)
    .where(
      and(eq(securityEvents.userId, user.id), inArray(securityEvents.kind, ['session.started', 'account.created'])),
    )
    .limit(1)
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id)).limit(1)
  return event === undefined && session === undefined
}
