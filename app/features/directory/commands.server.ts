import { and, eq, ne, or } from 'drizzle-orm'
import { directoryConsents, memberProfiles } from '~/db/schema/member-profiles'
import { ensureProfile } from '~/features/profile/commands.server'
import { getMessages } from '~/i18n/load-messages'
import { directoryMessages } from '~/i18n/messages/directory'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { consentVersion, type DirectoryChoices, directoryFields, nobodySees } from './model'
import { audienceColumns } from './queries.server'

/** Stores who sees which field. A change is recorded with the wording that the member agreed to, in their language. */
export async function changeChoices(ctx: Ctx, choices: DirectoryChoices) {
  const { consent } = (await getMessages(directoryMessages, ctx.locale)).choices
  await inTransaction(ctx, async (ctx) => {
    const userId = await ensureProfile(ctx)
    const isDifferent = or(...directoryFields.map((field) => ne(audienceColumns[field], choices[field])))
    // Only a row that differs matches, so of two equal changes at once one is recorded.
    const [changed] = await ctx.db
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
      .where(and(eq(memberProfiles.userId, userId), isDifferent))
      .returning({ userId: memberProfiles.userId })
    if (!changed) return
    const { locale, now } = ctx
    await ctx.db
      .insert(directoryConsents)
      .values({ userId, choices, consentText: consent, consentVersion, locale, createdAt: now })
  })
}

/** Nobody sees anything any more, from the next request on. */
export const leaveDirectory = (ctx: Ctx) => changeChoices(ctx, nobodySees)
