import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { isOneOf, preparedQuery } from '~/db/prepared-query.server'
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

const inOrder = [asc(introductions.introducedOn), asc(introductions.createdAt), asc(introductions.id)]

/** The introductions of an engagement, the first one first. */
export const listRows = ({ db }: Ctx, engagementId: string): Promise<IntroductionRow[]> =>
  db
    .select()
    .from(introductions)
    .where(eq(introductions.engagementId, engagementId))
    .orderBy(...inOrder)

const engagementsQuery = preparedQuery((db) =>
  db
    .select({
      engagement: {
        id: engagements.id,
        isOwn: sql<boolean>`coalesce(${engagements.organisationId} = ${ownOrganisationId(sql.placeholder('userId'))}, false)`,
        program: engagements.program,
        state: engagements.state,
        startsOn: engagements.startsOn,
      },
      dueOn: deliverables.dueOn,
      row: introductions,
      author: users.name,
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
    .leftJoin(introductions, eq(introductions.engagementId, engagements.id))
    .leftJoin(users, eq(users.id, introductions.authorId))
    .where(isOneOf(engagements.id, 'engagementIds'))
    .orderBy(...inOrder)
    .prepare('engagements-with-introductions'),
)

/**
 * The engagements with their introductions and who made them, the first one first, and with the day by which these are promised;
 * null where the item was dropped or never there. One statement, because the page of a role has many.
 */
export async function listEngagements(
  { db, actor }: Ctx & { actor: Member },
  engagementIds: readonly string[],
): Promise<EngagementRows[]> {
  const found = await engagementsQuery(db).execute({ engagementIds, userId: actor.userId })
  const byEngagement = Map.groupBy(found, ({ engagement }) => engagement.id)
  return [...byEngagement.values()].flatMap((rows) => {
    const made = rows.flatMap(({ row, author }) => (row ? [{ row, author }] : []))
    return rows.slice(0, 1).map(({ engagement, dueOn }) => ({ ...engagement, dueOn, made }))
  })
}

type EngagementRows = Pick<typeof engagements.$inferSelect, 'id' | 'program' | 'state' | 'startsOn'> & {
  isOwn: boolean
  dueOn: string | null
  made: { row: IntroductionRow; author: string | null }[]
}

/**
 * What an engagement promises today: nothing when its program, or its own list of deliverables, has no introductions. The days of
 * one that is closed count no more.
 */
export function promiseOf(
  { now }: Pick<Ctx, 'now'>,
  { program, dueOn, state }: Pick<EngagementRows, 'program' | 'dueOn' | 'state'>,
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
