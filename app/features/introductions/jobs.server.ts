import { and, eq } from 'drizzle-orm'
import { engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { listOrganisationPeople } from '~/features/dialogue/sources/people.server'
import { getOfferTexts } from '~/features/engagements/sources/offer-texts.server'
import { handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { introductionMail } from './emails/introduction-mail'
import { introductionMade } from './sources/job-kinds.server'

/**
 * Tells the members of the organisation whom they were introduced to, all mails or none. Who they are is asked when the mail is
 * written; an introduction that was removed before is not mailed.
 */
export const mailIntroduction = handle(introductionMade, async (ctx: Ctx, { introductionId }) => {
  await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ introduction: introductions, engagement: engagements, author: users.name })
      .from(introductions)
      .innerJoin(engagements, eq(engagements.id, introductions.engagementId))
      .leftJoin(users, eq(users.id, introductions.authorId))
      .where(and(eq(introductions.id, introductionId), eq(engagements.state, 'running')))
    if (!found) return
    const { introduction, engagement, author } = found
    for (const { id, name, email, locale } of await listOrganisationPeople(ctx, engagement)) {
      const { labels, day } = await getOfferTexts(locale)
      const made = {
        ...{ ...introduction, author },
        offer: labels.offering(engagement),
        introducedOn: day(introduction.introducedOn),
      }
      await queueMail(ctx, {
        key: `introduction.made:${introductionId}:${id}`,
        template: 'introduction.made',
        locale,
        to: { name, address: email },
        replyTo: ctx.brand.email,
        ...(await renderMail(ctx, locale, (tools) => introductionMail(tools, made), name)),
      })
    }
  })
})

export const introductionJobs = [mailIntroduction]
