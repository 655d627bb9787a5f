import { eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { userPreferences } from '~/db/schema/workspace'
import type { Ctx } from '~/web/ctx.server'
import { type OptOutState, type StartPage, startAddress } from './model'
import { findByOptOutToken } from './sources/opt-out.server'

/** Where this member wants to land after signing in. */
export async function getStartPage({ db, actor }: Ctx): Promise<StartPage> {
  authorize(actor, 'account.see', actor?.userId ?? '')
  const [row] = await db
    .select({ startPage: userPreferences.startPage })
    .from(userPreferences)
    .where(eq(userPreferences.userId, actor.userId))
  return row?.startPage ?? 'select-role'
}

/** The address where this member lands after signing in. */
export async function getStartAddress(ctx: Ctx): Promise<string> {
  const { actor } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  return startAddress(await getStartPage(ctx), actor)
}

/** Whether this member wants to be told of new events by mail. */
export async function wantsAnnouncements({ db, actor }: Ctx): Promise<boolean> {
  authorize(actor, 'account.see', actor?.userId ?? '')
  const [row] = await db
    .select({ wants: userPreferences.wantsAnnouncements })
    .from(userPreferences)
    .where(eq(userPreferences.userId, actor.userId))
  return row?.wants ?? true
}

/** What the link of an announcement can still do. */
export async function getOptOutState(ctx: Ctx, token: string): Promise<OptOutState> {
  const found = await findByOptOutToken(ctx, token)
  if (!found) return 'wrong'
  return found.wantsAnnouncements ? 'open' : 'done'
}
