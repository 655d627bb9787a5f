import { and, asc, eq, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { identityProviders, linkedIdentities } from '~/db/schema/identity-providers'
import { organisationDomains, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import type { LinkedIdentity } from './model'

/** The organisations at which the person signs in, and whether they have a password besides. */
export async function getLinkedIdentities(ctx: Ctx): Promise<{ hasPassword: boolean; linked: LinkedIdentity[] }> {
  const { actor, db } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  const [user] = await db.select({ hasPassword: users.hasPassword }).from(users).where(eq(users.id, actor.userId))
  const linked = await db
    .select({
      id: linkedIdentities.id,
      organisation: organisations.name,
      isEnabled: identityProviders.isEnabled,
      createdAt: linkedIdentities.createdAt,
      lastUsedAt: linkedIdentities.lastUsedAt,
    })
    .from(linkedIdentities)
    .innerJoin(identityProviders, eq(identityProviders.id, linkedIdentities.providerId))
    .innerJoin(organisations, eq(organisations.id, identityProviders.organisationId))
    .where(eq(linkedIdentities.userId, actor.userId))
    .orderBy(asc(linkedIdentities.createdAt))
  return { hasPassword: user?.hasPassword ?? true, linked }
}

const isDomainOfUser = sql`${organisationDomains.domain} = split_part(${users.email}, '@', 2)`

/** The provider by which someone without a second factor can prove who they are: one that may also sign them in. */
export async function findProofProvider({ db }: Pick<Ctx, 'db'>, userId: string) {
  const [row] = await db
    .select({ provider: identityProviders, organisation: organisations.name })
    .from(linkedIdentities)
    .innerJoin(identityProviders, eq(identityProviders.id, linkedIdentities.providerId))
    .innerJoin(organisations, eq(organisations.id, identityProviders.organisationId))
    .innerJoin(users, eq(users.id, linkedIdentities.userId))
    .innerJoin(organisationDomains, and(eq(organisationDomains.organisationId, organisations.id), isDomainOfUser))
    .where(and(eq(linkedIdentities.userId, userId), eq(identityProviders.isEnabled, true)))
    .limit(1)
  return row
}
