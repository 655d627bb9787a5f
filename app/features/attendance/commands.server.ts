import { eq } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { userPreferences } from '~/db/schema/workspace'
import { recordConsent, recordWithdrawal } from '~/features/consents/commands.server'
import { isOutdated } from '~/features/consents/model'
import { getLastConsent } from '~/features/consents/queries.server'
import { getMessages } from '~/i18n/load-messages'
import { attendanceMessages } from '~/i18n/messages/attendance'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { consentVersion } from './model'

/** Other guests see the name from the next request on. Recorded with the words that the member agreed to. */
export const showAttendance = (ctx: Ctx) => changeAttendance(ctx, true)

/** Nobody sees the name as a guest any more, from the next request on. */
export const hideAttendance = (ctx: Ctx) => changeAttendance(ctx, false)

async function changeAttendance(ctx: Ctx, showsAttendance: boolean) {
  authorize(ctx.actor, 'account.change', ctx.actor?.userId ?? '')
  const { userId } = ctx.actor
  const { consent: words } = await getMessages(attendanceMessages, ctx.locale)
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(userPreferences).values({ userId }).onConflictDoNothing()
    const isOwn = eq(userPreferences.userId, userId)
    // Locked, so that of two equal changes at once one is recorded.
    const [stored] = await ctx.db.select().from(userPreferences).where(isOwn).for('update')
    const last = await getLastConsent(ctx, { userId }, 'attendance')
    const isNewlyWorded = showsAttendance && isOutdated(last, consentVersion)
    if (stored?.showsAttendance === showsAttendance && !isNewlyWorded) return
    await ctx.db.update(userPreferences).set({ showsAttendance }).where(isOwn)
    const receipt = { person: { userId }, purpose: 'attendance', way: 'account', isMailed: true } as const
    if (!showsAttendance) return recordWithdrawal(ctx, receipt)
    await recordConsent(ctx, { ...receipt, isGiven: true, words, version: consentVersion, locale: ctx.locale })
  })
}
