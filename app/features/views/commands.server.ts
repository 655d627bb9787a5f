import { and, eq, isNotNull } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { sessions } from '~/db/schema/users'
import { recordAction } from '~/features/activity/commands.server'
import { adminCommand } from '~/features/admin/commands.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { AppError } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { viewMs } from './model'
import type { ViewInput } from './schema'

/** From the next request on, this session sees the members' pages as the role and level, and changes nothing. */
export const startView = adminCommand('view.as', async (ctx, { role, level, locale, theme }: ViewInput) => {
  const { userId, email } = ctx.actor
  const viewUntil = new Date(ctx.now.getTime() + viewMs)
  const isOwn = and(eq(sessions.id, ctx.session?.id ?? ''), eq(sessions.userId, userId))
  const changed = await ctx.db
    .update(sessions)
    .set({ viewRole: role, viewLevel: level, viewLocale: locale, viewTheme: theme, viewUntil })
    .where(isOwn)
    .returning({ id: sessions.id })
  // Signed out in another tab meanwhile.
  if (changed.length === 0) throw new AppError('forbidden', 'views.noSession')
  const details = { role, level, locale, theme }
  await ctx.record({ action: 'view.started', id: userId, name: email, details })
  await recordSecurityEvent(ctx, { kind: 'view.started', userId, details })
})

/** Ends the view of this session. Of two tabs that end it one is recorded; one that is over by its time is just forgotten. */
export async function endView(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await inTransaction(ctx, async (ctx) => {
    const { userId, email } = actor
    const none = { viewRole: null, viewLevel: null, viewLocale: null, viewTheme: null, viewUntil: null }
    const isViewing = and(
      eq(sessions.id, ctx.session?.id ?? ''),
      eq(sessions.userId, userId),
      isNotNull(sessions.viewUntil),
    )
    const ended = await ctx.db.update(sessions).set(none).where(isViewing).returning({ id: sessions.id })
    if (ended.length === 0) return
    await recordAction({ ...ctx, actor }, { action: 'view.ended', id: userId, name: email })
    await recordSecurityEvent(ctx, { kind: 'view.ended', userId })
  })
}
