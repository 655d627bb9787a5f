import { authorize } from '~/auth/permissions'
import { userPreferences } from '~/db/schema/workspace'
import type { Ctx } from '~/web/ctx.server'
import type { StartPage } from './model'

export async function changeStartPage({ db, actor }: Ctx, { startPage }: { startPage: StartPage }) {
  authorize(actor, 'account.change', actor?.userId ?? '')
  await db
    .insert(userPreferences)
    .values({ userId: actor.userId, startPage })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { startPage } })
}
