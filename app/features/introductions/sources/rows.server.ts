import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { users } from '~/db/schema/users'
import { ownOrganisationId } from '~/features/organisations/sources/own-organisation.server'
import type { EngagementState } from '~/lib/engagement-states'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import { introductionsItem, promisedIntroductions } from '../model'
import { introductionDays } from '../model/days'

export type IntroductionRow = typeof introductions.$inferSelect

/** The introductions of these engagements with who made them, the first one first. */
export const listRows = ({ db }: Ctx, engagementIds: readonly string[]) =>
  db
    .select({ row: introductions, author: users.name })
    .from(introductions)
    .leftJoin(users, eq(users.id, introductions.authorId))
    .where(inArray(introductions.engagementId, [...engagementIds]))
    .orderBy(asc(introductions.introducedOn), asc(introductions.createdAt), asc(introductions.id))

/** The engagements with the day by which introductions are promised; null where the item was dropped or never there. */
export const listEngagements = ({ db, actor }: Ctx & { actor: Member }, engagementIds: readonly string[]) =>
  db
    .select({
      id: engagements.id,
      isOwn: sql<boolean>`coalesce(${engagements.organisationId} = ${ownOrganisationId(actor.userId)}, false)`,
      program: engagements.program,
      state: engagements.state,
      startsOn: engagements.startsOn,
      dueOn: deliverables.dueOn,
    })
    .from(engagements)
    .leftJoin(
      deliverables,
      and(
        eq(deliverables.engagementId, engagements.id),
        eq(deliverables.templateKey, introductionsItem),
        ne(deliverables.state, 'dropped'),
      ),
    )
    .where(inArray(engagements.id, [...engagementIds]))

type Engagement = Awaited<ReturnType<typeof listEngagements>>[number]

/**
 * What an engagement promises today: nothing when its program, or its own list of deliverables, has no introductions. The days of
 * one that is closed count no more.
 */
export function promiseOf(
  { now }: Pick<Ctx, 'now'>,
  { program, dueOn, state }: Pick<Engagement, 'program' | 'dueOn' | 'state'>,
) {
  const promised = promisedIntroductions(program)
  if (!promised || !dueOn) return { atMost: 0, days: null }
  return {
    atMost: promised.atMost,
    days: state === 'closed' ? null : introductionDays(dueOn, promised.withinDays, officeDay(now)),
  }
}

/** Those that have begun. Corrections are possible after the end: who is named may ask for one at any time. */
export const correctableStates: readonly EngagementState[] = ['running', 'closed']
