import { authorize } from '~/auth/permissions'
import { userPreferences } from '~/db/schema/workspace'
import type { Ctx } from '~/web/ctx.server'
import type { StartPage } from './model'
import { findByOptOutToken, storeWantsAnnouncements } from './sources/opt-out.server'

export async function changeStartPage({ db, actor }: Ctx, { startPage }: { startPage: StartPage }) {
  authorize(actor, 'account.change', actor?.userId ?? '')
  await db
    .insert(userPreferences)
    .values({ userId: actor.userId, startPage })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { startPage } })
}

/** Whether this member is told of new events by mail. */
export async function changeAnnouncements(ctx: Ctx, { announcements }: { announcements: boolean }) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await storeWantsAnnouncements(ctx, actor.userId, announcements)
}

/** Ends announcements by the link of a mail. Returns only whether the link is valid; using it again is no error. */
export async function stopAnnouncements(ctx: Ctx, token: string): Promise<boolean> {
  const found = await findByOptOutToken(ctx, token)
  if (!found) return false
  await storeWantsAnnouncements(ctx, found.userId, false)
  return true
}
