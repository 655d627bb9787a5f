import { eq } from 'drizzle-orm'
import { memberProfiles } from '~/db/schema/member-profiles'
import { recordConsent, recordWithdrawal } from '~/features/consents/commands.server'
import { isOutdated } from '~/features/consents/model'
import { getLastConsent } from '~/features/consents/queries.server'
import { ensureProfile } from '~/features/profile/commands.server'
import { getMessages } from '~/i18n/load-messages'
import { directoryMessages } from '~/i18n/messages/directory'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { consentVersion, type DirectoryChoices, directoryFields, nobodySees } from './model'
import { audienceColumns } from './queries.server'

/**
 * Stores who sees which field. A change is recorded with the wording that the member agreed to, in their language, and so
 * is saving the same choices under a newer wording. A copy is mailed when the member enters or leaves the directory or
 * agrees to a newer wording, but not for every change of a field.
 */
export async function changeChoices(ctx: Ctx, choices: DirectoryChoices) {
  const { consent: words } = (await getMessages(directoryMessages, ctx.locale)).choices
  const isGiven = directoryFields.some((field) => choices[field] !== 'nobody')
  await inTransaction(ctx, async (ctx) => {
    const userId = await ensureProfile(ctx)
    const ownProfile = eq(memberProfiles.userId, userId)
    // Locked, so that of two equal changes at once one is recorded.
    const [stored] = await ctx.db.select(audienceColumns).from(memberProfiles).where(ownProfile).for('update')
    const last = await getLastConsent(ctx, { userId }, 'directory')
    const isNewlyWorded = isGiven && isOutdated(last, consentVersion)
    const isSame = directoryFields.every((field) => stored?.[field] === choices[field])
    if (isSame && !isNewlyWorded) return
    await ctx.db
      .update(memberProfiles)
      .set({
        nameAudience: choices.name,
        titleAudience: choices.title,
        organisationAudience: choices.organisation,
        countryAudience: choices.country,
        seeksAudience: choices.seeks,
        offersAudience: choices.offers,
        emailAudience: choices.email,
      })
      .where(ownProfile)
    const isMailed = isNewlyWorded || last?.isGiven !== isGiven
    const receipt = { person: { userId }, purpose: 'directory', way: 'account', choices, isMailed } as const
    // Who leaves agrees to nothing new: the receipt has the words that they had agreed to.
    if (!isGiven && last?.isGiven) return recordWithdrawal(ctx, receipt)
    await recordConsent(ctx, { ...receipt, isGiven, words, version: consentVersion, locale: ctx.locale })
  })
}

/** Nobody sees anything any more, from the next request on. */
export const leaveDirectory = (ctx: Ctx) => changeChoices(ctx, nobodySees)
