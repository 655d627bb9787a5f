import { eq } from 'drizzle-orm'
import { consents } from '~/db/schema/consents'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { consentCopy } from './emails/consent-copy'

export const consentRecorded = defineJob<{ consentId: string; locale?: Locale }>('consent.recorded')

/** Mails the person a copy of the receipt, in the language they use now; the words stay in theirs. */
export const mailConsentCopy = handle(consentRecorded, async (ctx: Ctx, { consentId, ...used }) => {
  const [row] = await ctx.db
    .select({ consent: consents, user: { email: users.email, name: users.name } })
    .from(consents)
    .leftJoin(users, eq(users.id, consents.userId))
    .where(eq(consents.id, consentId))
  const address = row?.user?.email ?? row?.consent.email
  if (!row || !address) return
  const { consent, user } = row
  const locale = used.locale ?? consent.locale
  await queueMail(ctx, {
    key: `consent.copy:${consentId}`,
    template: 'consent.copy',
    locale,
    to: { name: user?.name ?? '', address },
    replyTo: ctx.brand.email,
    ...(await renderMail(ctx, locale, (tools) => consentCopy(tools, consent, locale), user?.name)),
  })
})

export const consentJobs = [mailConsentCopy]
