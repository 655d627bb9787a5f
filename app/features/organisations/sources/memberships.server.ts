import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { can } from '~/auth/permissions'
import { advisoryLocks } from '~/db/advisory-locks'
import { identityProviders } from '~/db/schema/identity-providers'
import { organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { userAccessLevels } from '~/db/schema/users'
import { endLostSeats } from '~/features/seats/sources/settle.server'
import type { AccessLevel } from '~/lib/access-levels'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { countryOfDomain, type OrganisationRefusal } from '../model'

// What the commands of this feature share with invitations, approvals and imports. Their callers authorize.

export const refused = (reason: OrganisationRefusal, by?: string) => new Refused(reason, by)
export type Row = typeof organisations.$inferSelect

/** Undefined when it is gone. */
export async function findOrganisation({ db }: Ctx, id: string, lock?: 'update'): Promise<Row | undefined> {
  const query = db.select().from(organisations).where(eq(organisations.id, id)).$dynamic()
  const [found] = await (lock ? query.for(lock) : query)
  return found
}

/** Locks the row until the transaction ends: whoever writes while it is merged finds it gone. */
export async function lockOrganisation(ctx: Ctx, id: string): Promise<Row> {
  const found = await findOrganisation(ctx, id, 'update')
  if (!found) throw refused('gone')
  return found
}

type NewOrganisation = Pick<Row, 'name' | 'kind'> & {
  /** Becomes its domain; undefined for that of a mail provider. */
  domain?: string | undefined
}

/** Under a lock, so that two colleagues who come at once get one organisation and not two. */
async function findOrCreate(ctx: Ctx, fields: NewOrganisation, find: () => Promise<Row | undefined>) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.organisationNames})`)
  const found = await find()
  return { organisation: found ?? (await insertOrganisation(ctx, fields)), isNew: !found }
}

/** By the name that an admin has written, as in an import. */
export const findOrCreateByName = (ctx: Ctx, fields: Omit<NewOrganisation, 'domain'>) =>
  findOrCreate(ctx, fields, async () => {
    const [named] = await ctx.db
      .select()
      .from(organisations)
      .where(sql`lower(${organisations.name}) = lower(${fields.name})`)
      .orderBy(asc(organisations.createdAt), asc(organisations.id))
      .limit(1)
    return named
  })

/** By the domain of an applicant's address. Not by the name: a stranger could write that of any organisation. */
export const findOrCreateByDomain = (ctx: Ctx, fields: NewOrganisation) =>
  findOrCreate(ctx, fields, async () => (fields.domain ? await findByDomain(ctx, fields.domain) : undefined))

export async function insertOrganisation(ctx: Ctx, { name, kind, domain }: NewOrganisation): Promise<Row> {
  const country = domain ? countryOfDomain(domain) : null
  const [created] = await ctx.db
    .insert(organisations)
    .values({ name, kind, country, createdAt: ctx.now, updatedAt: ctx.now })
    .returning()
  if (!created) throw refused('gone')
  // Whose people are admins: only an owner gives it to an organisation.
  if (domain && domain !== ctx.brand.domain) await setDomains(ctx, created.id, [domain])
  return created
}

export async function findByDomain({ db }: Ctx, domain: string): Promise<Row | undefined> {
  const [found] = await db
    .select({ organisation: organisations })
    .from(organisationDomains)
    .innerJoin(organisations, eq(organisations.id, organisationDomains.organisationId))
    .where(eq(organisationDomains.domain, domain))
  return found?.organisation
}

/**
 * An organisation with a provider that is on lets in everyone with an address at its domains. So only an owner, who has just
 * proved who they are, lets it gain one. The same for the domain of the team, whose people are admins, at any organisation.
 */
export async function checkMayGainDomains(ctx: Ctx, organisationIds: string[], domains: string[]) {
  if (domains.length === 0) return
  const isOn = and(inArray(identityProviders.organisationId, organisationIds), eq(identityProviders.isEnabled, true))
  const isOwnDomain = domains.includes(ctx.brand.domain)
  const isSignOn = (await ctx.db.$count(identityProviders, isOn)) > 0
  if (!isOwnDomain && !isSignOn) return
  if (!can(ctx.actor, 'organisation.signOn')) throw refused(isOwnDomain ? 'own-domain' : 'sign-on-domains')
  requireFreshProof(ctx)
}

export async function domainsOf({ db }: Ctx, organisationId: string) {
  const rows = await db
    .select({ domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(eq(organisationDomains.organisationId, organisationId))
    .orderBy(asc(organisationDomains.domain))
  return rows.map(({ domain }) => domain)
}

/** A domain belongs to one organisation; of two admins who enter the same one, the second is refused. */
export async function setDomains(ctx: Ctx, organisationId: string, domains: string[]) {
  const { db } = ctx
  const before = await domainsOf(ctx, organisationId)
  const gained = domains.filter((domain) => !before.includes(domain))
  await checkMayGainDomains(ctx, [organisationId], gained)
  const isOther = domains.length > 0 ? notInArray(organisationDomains.domain, domains) : undefined
  await db.delete(organisationDomains).where(and(eq(organisationDomains.organisationId, organisationId), isOther))
  if (domains.length === 0) return
  await db
    .insert(organisationDomains)
    .values(domains.map((domain) => ({ domain, organisationId })))
    .onConflictDoNothing()
  const [taken] = await db
    .select({ name: organisations.name })
    .from(organisationDomains)
    .innerJoin(organisations, eq(organisations.id, organisationDomains.organisationId))
    .where(and(inArray(organisationDomains.domain, domains), ne(organisationDomains.organisationId, organisationId)))
    .limit(1)
  if (taken) throw refused('domain-taken', taken.name)
}

const rowsAtOnce = 5000

/** Moves users into an organisation, whatever they belonged to. */
export async function joinOrganisation(ctx: Ctx, { id, level }: Pick<Row, 'id' | 'level'>, userIds: string[]) {
  for (let at = 0; at < userIds.length; at += rowsAtOnce) {
    const batch = userIds.slice(at, at + rowsAtOnce)
    await ctx.db
      .insert(organisationMembers)
      .values(batch.map((userId) => ({ userId, organisationId: id, joinedAt: ctx.now })))
      .onConflictDoUpdate({ target: organisationMembers.userId, set: { organisationId: id, joinedAt: ctx.now } })
    await setInheritedLevel(ctx, batch, level)
  }
}

export const hasNoOwnLevel = eq(userAccessLevels.hasOwnLevel, false)

export async function setInheritedLevel(ctx: Ctx, userIds: string[], level: AccessLevel) {
  await ctx.db
    .update(userAccessLevels)
    .set({ accessLevel: level })
    .where(and(inArray(userAccessLevels.userId, userIds), hasNoOwnLevel))
  await endLostSeats(ctx, userIds)
}
