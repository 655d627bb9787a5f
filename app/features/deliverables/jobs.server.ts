import { and, eq, inArray } from 'drizzle-orm'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { getOfferTexts } from '~/features/engagements/sources/offer-texts.server'
import { listSignatories } from '~/features/engagements/sources/own-offer.server'
import { handle } from '~/jobs/jobs.server'
import type { EngagementState } from '~/lib/engagement-states'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { acceptedMail } from './emails/accepted-mail'
import { completedMail } from './emails/completed-mail'
import { reopenedMail } from './emails/reopened-mail'
import { waitsForAcceptance } from './model'
import { acceptanceOf } from './model/rows'
import { deliverableAccepted, deliverableCompleted, deliverableReopened } from './sources/job-kinds.server'
import { lastNumber } from './sources/write.server'

/**
 * Asks those who signed for the organisation to accept what is complete, all mails or none. Not when it was accepted or reopened
 * before its mail was written.
 */
export const mailCompletedDeliverable = handle(deliverableCompleted, async (ctx: Ctx, { deliverableId, number }) => {
  await inTransaction(ctx, async (ctx) => {
    const found = await findDelivered(ctx, deliverableId)
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

/**
 * Tells the colleague who owns it, or who leads the engagement, or else the team, also when the engagement is closed by now. Not
 * when it was reopened meanwhile.
 */
export const mailAcceptedDeliverable = handle(deliverableAccepted, async (ctx: Ctx, { deliverableId, number }) => {
  const found = await findDelivered(ctx, deliverableId, ['running', 'closed'])
  if (!found?.row.acceptedAt || found.lastNumber !== number) return
  const { row, engagement, organisation } = found
  const { name, email, locale } = users
  const ownerId = row.ownerId ?? engagement.ownerId
  const [owner] = ownerId ? await ctx.db.select({ name, email, locale }).from(users).where(eq(users.id, ownerId)) : []
  const to = owner ?? { name: ctx.brand.product, email: ctx.brand.email, locale: 'en' as const }
  const { labels } = await getOfferTexts(to.locale)
  const accepted = {
    ...{ id: row.id, engagementId: engagement.id, organisation, offer: labels.offering(engagement) },
    ...{ title: row.title[to.locale] ?? row.title.en, by: row.acceptedByName ?? '' },
  }
  await queueMail(ctx, {
    key: `deliverable.accepted:${deliverableId}:${number}:team`,
    template: 'deliverable.accepted-team',
    locale: to.locale,
    to: { name: to.name, address: to.email },
    ...(await renderMail(ctx, to.locale, (tools) => acceptedMail(tools, accepted))),
  })
})

/** Tells those who signed, and whoever had accepted it, that it is open again, all mails or none. Not when it was completed meanwhile. */
export const mailReopenedDeliverable = handle(
  deliverableReopened,
  async (ctx: Ctx, { deliverableId, number, acceptedById }) => {
    await inTransaction(ctx, async (ctx) => {
      const found = await findDelivered(ctx, deliverableId)
      if (!found || found.lastNumber !== number) return
      const { row, engagement, organisation } = found
      const isIt = and(eq(deliverableHistory.deliverableId, deliverableId), eq(deliverableHistory.number, number))
      const [history] = await ctx.db.select({ reason: deliverableHistory.reason }).from(deliverableHistory).where(isIt)
      const signed = await listSignatories(ctx, engagement)
      const others = signed.some(({ id }) => id === acceptedById) ? [] : await findMember(ctx, engagement, acceptedById)
      for (const { id, name, email, locale } of [...signed, ...others]) {
        const { labels } = await getOfferTexts(locale)
        const reopened = {
          ...{ engagementId: engagement.id, organisation, offer: labels.offering(engagement) },
          ...{ title: row.title[locale] ?? row.title.en, reason: history?.reason ?? '' },
        }
        await queueMail(ctx, {
          key: `deliverable.reopened:${deliverableId}:${number}:${id}`,
          template: 'deliverable.reopened',
          locale,
          to: { name, address: email },
          replyTo: ctx.brand.email,
          ...(await renderMail(ctx, locale, (tools) => reopenedMail(tools, reopened), name)),
        })
      }
    })
  },
)

export const deliverableJobs = [mailCompletedDeliverable, mailAcceptedDeliverable, mailReopenedDeliverable]

const findMember = ({ db }: Ctx, { organisationId }: { organisationId: string }, userId: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(users.id, userId)))

/** With the number of its last row of history: a mail about an earlier one has come too late. */
async function findDelivered(ctx: Ctx, id: string, states: EngagementState[] = ['running']) {
  const [found] = await ctx.db
    .select({ row: deliverables, engagement: engagements, organisation: organisations.name })
    .from(deliverables)
    .innerJoin(engagements, eq(engagements.id, deliverables.engagementId))
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .where(and(eq(deliverables.id, id), inArray(engagements.state, states)))
  return found && { ...found, lastNumber: await lastNumber(ctx, id) }
}
