import { eq } from 'drizzle-orm'
import { consents } from '~/db/schema/consents'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { consentCopy } from './emails/consent-copy'

export const consentRecorded = defineJob<{ consentId: string }>('consent.recorded')

/** Mails the person a copy of the receipt. */
export const mailConsentCopy = handle(consentRecorded, async (ctx: Ctx, { consentId }) => {
  const [row] = await ctx.db
    .select({ consent: consents, user: { email: users.email, name: users.name } })
    .from(consents)
    .leftJoin(users, eq(users.id, consents.userId))
    .where(eq(consents.id, consentId))
  const address = row?.user?.email ?? row?.consent.email
  if (!row || !address) return
  const { consent, user } = row
  await queueMail(ctx, {
    key: `consent.copy:${consentId}`,
    template: 'consent.copy',
    locale: consent.locale,
    to: { name: user?.name ?? '', address },
    replyTo: ctx.brand.email,
    ...(await renderMail(ctx, consent.locale, (tools) => consentCopy(tools, consent), user?.name)),
  })
})

export const consentJobs = [mailConsentCopy]
