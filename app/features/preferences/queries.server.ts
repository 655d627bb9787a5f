import { eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { userPreferences } from '~/db/schema/workspace'
import type { Ctx } from '~/web/ctx.server'
import { type StartPage, startAddress } from './model'

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
