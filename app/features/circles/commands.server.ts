import { circleRequests } from '~/db/schema/circle-requests'
import type { Locale } from '~/i18n/locales'
import { circlesPage as en } from '~/i18n/messages/en/circles-page'
import { circlesPage as no } from '~/i18n/messages/no/circles-page'
import { circlesPage as sv } from '~/i18n/messages/sv/circles-page'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { circleRequestReceived } from './jobs.server'
import { consentVersion } from './model'
import type { CircleRequestInput } from './schema'

/** The very texts the form shows. */
const consentTexts: Record<Locale, string> = { en: en.form.consent, sv: sv.form.consent, no: no.form.consent }

/** Stores the request with what was agreed to, and has both mails sent. The very same one, while the first is new, adds nothing. */
export async function submitCircleRequest(ctx: Ctx, { consent: _given, ...input }: CircleRequestInput) {
  await inTransaction(ctx, async (ctx) => {
    // The unique index decides, so two that arrive at once leave one row and one pair of mails.
    const [row] = await ctx.db
      .insert(circleRequests)
      .values({
        ...input,
        consentText: consentTexts[ctx.locale],
        consentVersion,
        consentedAt: ctx.now,
        locale: ctx.locale,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: circleRequests.id })
    if (row) await ctx.jobs.enqueue(ctx.db, circleRequestReceived, { requestId: row.id })
  })
}
