import { eq, type Placeholder, sql } from 'drizzle-orm'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import type { Ctx } from '~/web/ctx.server'

export type OwnOrganisation = Pick<typeof organisations.$inferSelect, 'id' | 'name' | 'kind' | 'country' | 'ownerId'>

/** The organisation that a member belongs to at this moment, as an expression for queries; null without one. */
export const ownOrganisationId = (userId: string | Placeholder) =>
  sql`(select ${organisationMembers.organisationId} from ${organisationMembers} where ${organisationMembers.userId} = ${userId})`

/** The organisation that the actor belongs to at this moment; null without one. */
export async function getOwnOrganisation({ db, actor }: Ctx): Promise<OwnOrganisation | null> {
  if (!actor) return null
  const { id, name, kind, country, ownerId } = organisations
  const [own] = await db
    .select({ id, name, kind, country, ownerId })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, actor.userId))
  return own ?? null
}
