import { and, eq, max } from 'drizzle-orm'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisations } from '~/db/schema/organisations'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { getOfferTexts } from '~/features/engagements/sources/offer-texts.server'
import { listSignatories } from '~/features/engagements/sources/own-offer.server'
import { handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { completedMail } from './emails/completed-mail'
import { waitsForAcceptance } from './model'
import { acceptanceOf } from './model/rows'
import { deliverableCompleted } from './sources/job-kinds.server'

/**
 * Asks those who signed for the organisation to accept what is complete, all mails or none. Not when it was accepted or reopened
 * before its mail was written.
 */
export const mailCompletedDeliverable = handle(deliverableCompleted, async (ctx: Ctx, { deliverableId, number }) => {
  await inTransaction(ctx, async (ctx) => {
    const found = await findCompleted(ctx, deliverableId)
    if (!found || found.lastNumber !== number) return
    const { row, engagement, organisation } = found
    if (!waitsForAcceptance({ ...row, accepted: acceptanceOf(row) })) return
    for (const { id, name, email, locale } of await listSignatories(ctx, engagement)) {
      const { labels } = await getOfferTexts(locale)
      const completed = {
        ...{ engagementId: engagement.id, organisation, offer: labels.offering(engagement) },
        title: row.title[locale] ?? row.title.en,
      }
      await queueMail(ctx, {
        key: `deliverable.completed:${deliverableId}:${number}:${id}`,
        template: 'deliverable.completed',
        locale,
        to: { name, address: email },
        replyTo: ctx.brand.email,
        ...(await renderMail(ctx, locale, (tools) => completedMail(tools, completed), name)),
      })
    }
  })
})

export const deliverableJobs = [mailCompletedDeliverable]

/** With the number of its last row of history: a mail about an earlier one has come too late. */
async function findCompleted({ db }: Ctx, id: string) {
  const [found] = await db
    .select({ row: deliverables, engagement: engagements, organisation: organisations.name })
    .from(deliverables)
    .innerJoin(engagements, eq(engagements.id, deliverables.engagementId))
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .where(and(eq(deliverables.id, id), eq(engagements.state, 'running')))
  const [last] = await db
    .select({ number: max(deliverableHistory.number) })
    .from(deliverableHistory)
    .where(eq(deliverableHistory.deliverableId, id))
  return found && { ...found, lastNumber: last?.number }
}
