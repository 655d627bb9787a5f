import { eq } from 'drizzle-orm'
import { engagementRequests, engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { requestMail } from './emails/engagement-mail'
import { stateAt } from './model/clock'
import { engagementChanged, engagementRequested, offerEndsSoon } from './sources/job-kinds.server'
import { findChange, mailOwner, mailPartner, mailTeam } from './sources/mail-changes.server'
import { getOfferTexts } from './sources/offer-texts.server'

/** Mails both sides of what has happened, all mails or none. */
export const mailEngagementChange = handle(engagementChanged, async (ctx: Ctx, { engagementId, number }) => {
  await inTransaction(ctx, async (ctx) => {
    const found = await findChange(ctx, engagementId, number)
    if (!found) return
    await mailPartner(ctx, found.row, found.organisation, found.change)
    await mailTeam(ctx, found.row, found.organisation, found.change)
  })
})

/** Reminds the owner of an offer that nobody has answered, unless somebody has meanwhile or it has another last day. */
export const mailOfferEndsSoon = handle(offerEndsSoon, async (ctx: Ctx, { engagementId, validUntil }) => {
  const [found] = await ctx.db
    .select({ row: engagements, organisation: organisations.name })
    .from(engagements)
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .where(eq(engagements.id, engagementId))
  if (!found || stateAt(found.row, ctx.now) !== 'offered' || found.row.validUntil !== validUntil) return
  await mailOwner(ctx, { ...found, kind: 'endsSoon', key: validUntil })
})

/** Tells the team what a member asks for; a reply goes to the member. */
export const mailEngagementRequest = handle(engagementRequested, async (ctx: Ctx, { requestId }) => {
  const [found] = await ctx.db
    .select({ request: engagementRequests, user: users, organisation: organisations.name })
    .from(engagementRequests)
    .innerJoin(users, eq(users.id, engagementRequests.userId))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(engagementRequests.id, requestId))
  if (!found) return
  const { request, user, organisation } = found
  const { labels } = await getOfferTexts('en')
  const { program, tier, message } = request
  const offer = tier ? labels.offering({ program, tier }) : labels.program(program)
  const asked = { name: user.name || user.email, organisation: organisation ?? '', offer, message }
  await queueMail(ctx, {
    // Whoever asks again adds to the text, which never becomes shorter.
    key: `engagement.requested:${requestId}:${message.length}`,
    template: 'engagement.requested',
    locale: 'en',
    to: { name: ctx.brand.product, address: ctx.brand.email },
    replyTo: user.email,
    ...(await renderMail(ctx, 'en', (tools) => requestMail(tools, asked))),
  })
})

export const engagementJobs = [mailEngagementChange, mailOfferEndsSoon, mailEngagementRequest]
