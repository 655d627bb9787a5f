import { and, asc, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { engagements } from '~/db/schema/engagements'
import { organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import type { EngagementState } from '~/lib/engagement-states'
import { fold } from '~/lib/folded-text'
import type { Ctx } from '~/web/ctx.server'
import type { EngagementFilter, ListedEngagement } from '../model'

export const owners = alias(users, 'owners')
export const ownerName = sql<string | null>`coalesce(nullif(${owners.name}, ''), ${owners.email})`

export const openStates = ['draft', 'offered', 'accepted', 'running'] as const satisfies readonly EngagementState[]

/** Which engagements a filter lists; `q` is part of the name of the organisation. */
export function matching({ q, state, program, owner }: Omit<EngagementFilter, 'sort' | 'page'>): SQL | undefined {
  const words = fold(q).split(' ').filter(Boolean)
  // What has neither letters nor digits is in no name.
  const isNamed = words.length > 0 ? like(organisations.searched, `%${words.join('%')}%`) : sql`false`
  return and(
    q ? isNamed : undefined,
    state === 'all'
      ? undefined
      : state === 'open'
        ? inArray(engagements.state, openStates)
        : eq(engagements.state, state),
    program === 'all' ? undefined : eq(engagements.program, program),
    owner === 'all' ? undefined : owner === 'none' ? isNull(engagements.ownerId) : eq(engagements.ownerId, owner),
  )
}

const orders: Record<EngagementFilter['sort'], SQL[]> = {
  changed: [desc(engagements.updatedAt)],
  due: [asc(engagements.validUntil)],
  total: [desc(engagements.total)],
  organisation: [asc(organisations.name)],
}

/** The columns of a list, for the query to filter and to cut. */
export const selectListed = ({ db }: Ctx, condition: SQL | undefined, sort: EngagementFilter['sort']) =>
  db
    .select({
      id: engagements.id,
      organisationId: engagements.organisationId,
      organisation: organisations.name,
      program: engagements.program,
      tier: engagements.tier,
      state: engagements.state,
      total: engagements.total,
      owner: ownerName,
      validUntil: engagements.validUntil,
      startsOn: engagements.startsOn,
      decidedAt: engagements.decidedAt,
      closedAt: engagements.closedAt,
      updatedAt: engagements.updatedAt,
    } satisfies Record<keyof Omit<ListedEngagement, 'startsLater'>, unknown>)
    .from(engagements)
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .leftJoin(owners, eq(owners.id, engagements.ownerId))
    .where(condition)
    .orderBy(...orders[sort], asc(engagements.id))
    .$dynamic()

export const countListed = async ({ db }: Ctx, condition: SQL | undefined) => {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(engagements)
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .where(condition)
  return counted?.total ?? 0
}
