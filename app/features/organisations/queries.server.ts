import { and, asc, desc, eq, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { authorize, can } from '~/auth/permissions'
import { accessRequests, requestDomain } from '~/db/schema/access-requests'
import { auditLog, isMerge, origin } from '~/db/schema/audit-log'
import { organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { sessions, userAccessLevels, users } from '~/db/schema/users'
import { AppError } from '~/lib/app-error'
import { fold } from '~/lib/folded-text'
import { isMailProvider } from '~/lib/mail-providers'
import type { MemberRole } from '~/lib/member-roles'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type ChosenOrganisation,
  choiceOf,
  kindOfRole,
  type ListedOrganisation,
  nameOfDomain,
  type Organisation,
  type OrganisationFilter,
  type OrganisationMember,
  readChoice,
  type Suggestion,
} from './model'

/** Organisations with these words in the name, or with this domain. */
function matching({ q, kind }: Pick<OrganisationFilter, 'q' | 'kind'>) {
  const words = fold(q).split(' ').filter(Boolean)
  const isNamed = words.length > 0 ? like(organisations.searched, `%${words.join('%')}%`) : undefined
  const hasDomain = sql`${organisations.id} in (select ${organisationDomains.organisationId} from ${organisationDomains} where ${organisationDomains.domain} = ${q.toLowerCase().replace(/^.*@/, '')})`
  return and(q ? or(isNamed, hasDomain) : undefined, kind === 'all' ? undefined : eq(organisations.kind, kind))
}

/** One page of organisations, each with its owner on our team and the number of its members. */
export async function listOrganisations(ctx: Ctx, filter: OrganisationFilter) {
  authorize(ctx.actor, 'organisation.see')
  const condition = matching(filter)
  const total = await ctx.db.$count(organisations, condition)
  const { page, offset } = pageOf(total, filter.page)
  const order = filter.sort === 'name' ? [asc(organisations.name)] : [desc(organisations.createdAt)]
  const rows: ListedOrganisation[] = await ctx.db
    .select({
      id: organisations.id,
      name: organisations.name,
      kind: organisations.kind,
      country: organisations.country,
      level: organisations.level,
      owner: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      members: ctx.db.$count(organisationMembers, eq(organisationMembers.organisationId, organisations.id)),
    })
    .from(organisations)
    .leftJoin(users, eq(users.id, organisations.ownerId))
    .where(condition)
    .orderBy(...order, asc(organisations.id))
    .limit(pageSize)
    .offset(offset)
  return { organisations: rows, total, page }
}

export async function getOrganisation(ctx: Ctx, id: string): Promise<Organisation> {
  authorize(ctx.actor, 'organisation.see')
  const [found] = z.uuid().safeParse(id).success
    ? await ctx.db.select().from(organisations).where(eq(organisations.id, id))
    : []
  if (!found) throw new AppError('not-found', 'organisations.unknown')
  const { searched: _, updatedAt: __, ...organisation } = found
  const domains = await ctx.db
    .select({ domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(eq(organisationDomains.organisationId, id))
    .orderBy(asc(organisationDomains.domain))
  const notes = can(ctx.actor, 'teamNote.write') ? organisation.notes : ''
  return { ...organisation, notes, domains: domains.map(({ domain }) => domain) }
}

/** The organisation that one which is gone was merged into, and that one perhaps into another; null if it was not. */
export async function findMergedInto(ctx: Ctx, id: string): Promise<string | null> {
  authorize(ctx.actor, 'organisation.see')
  if (!z.uuid().safeParse(id).success) return null
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive merged(id) as (
      select ${id.toLowerCase()}::text
      union select ${auditLog.objectId} from merged
        join ${auditLog} on ${origin(auditLog.details)} = merged.id and ${isMerge(auditLog.action)}
    )
    select ${organisations.id} as id from merged join ${organisations} on ${organisations.id} = merged.id::uuid
    where not exists (select from ${organisations} as here where here.id = ${id})`)
  return rows[0]?.id ?? null
}

/** Which of these ids are those of organisations: a log also has ids of other things, and of what is gone. */
export async function listKnownOrganisations(ctx: Ctx, ids: string[]): Promise<string[]> {
  authorize(ctx.actor, 'organisation.see')
  const valid = [...new Set(ids.filter((id) => z.uuid().safeParse(id).success))]
  if (valid.length === 0) return []
  const rows = await ctx.db.select({ id: organisations.id }).from(organisations).where(inArray(organisations.id, valid))
  return rows.map(({ id }) => id)
}

/** The last use of any session that is left. */
const lastSeenOf = (userId: AnyPgColumn) =>
  sql<Date | null>`(select max(${sessions.usedAt}) from ${sessions} where ${sessions.userId} = ${userId})`.mapWith(
    sessions.usedAt,
  )

/** One page of an organisation's members, the newest first. */
export async function listMembers(ctx: Ctx, organisationId: string, requestedPage: number) {
  authorize(ctx.actor, 'organisation.see')
  const isOf = eq(organisationMembers.organisationId, organisationId)
  const total = await ctx.db.$count(organisationMembers, isOf)
  const { page, offset } = pageOf(total, requestedPage)
  const members: OrganisationMember[] = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: userAccessLevels.role,
      level: userAccessLevels.accessLevel,
      hasOwnLevel: userAccessLevels.hasOwnLevel,
      joinedAt: organisationMembers.joinedAt,
      lastSeen: lastSeenOf(users.id),
    })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(isOf)
    .orderBy(desc(organisationMembers.joinedAt), asc(users.email))
    .limit(pageSize)
    .offset(offset)
  return { members, total, page }
}

/** Organisations to choose from while someone types a name or a domain. Those with the same name are told apart. */
export async function listOrganisationChoices(ctx: Ctx, q: string): Promise<string[]> {
  authorize(ctx.actor, 'organisation.see')
  const { id, name } = organisations
  const rows = await ctx.db
    .select({ id, name })
    .from(organisations)
    .where(matching({ q, kind: 'all' }))
    .orderBy(asc(name), asc(id))
    .limit(mostChoices)
  const byName = Map.groupBy(rows, (row) => fold(row.name))
  const hasTwin = (row: { name: string }) => (byName.get(fold(row.name))?.length ?? 0) > 1
  const domains = await findDomains(ctx, rows.filter(hasTwin))
  return rows.map((row) => choiceOf({ ...row, domain: domains.get(row.id) ?? null, hasTwin: hasTwin(row) }))
}

/** Whether there is any, or any other than this one. */
export async function hasOrganisation(ctx: Ctx, except?: string): Promise<boolean> {
  authorize(ctx.actor, 'organisation.see')
  const isOther = except ? ne(organisations.id, except) : undefined
  const rows = await ctx.db.select({ id: organisations.id }).from(organisations).where(isOther).limit(1)
  return rows.length > 0
}

/**
 * The organisation that a choice, a name, a domain or an id stands for; else the only one with these words in its name, unless
 * the text has to be `whole`.
 */
export async function findChosenOrganisation(
  ctx: Ctx,
  text: string,
  { whole = false } = {},
): Promise<ChosenOrganisation> {
  authorize(ctx.actor, 'organisation.see')
  const { name, mark } = readChoice(text)
  const isNamed = (name: string) => eq(sql`lower(${organisations.name})`, name.toLowerCase())
  const isId = eq(sql`${organisations.id}::text`, text.toLowerCase())
  const hasDomain = (domain: string) =>
    sql`${organisations.id} in (select ${organisationDomains.organisationId} from ${organisationDomains} where ${organisationDomains.domain} = ${domain.toLowerCase()})`
  const isMarked = mark
    ? and(isNamed(name), or(hasDomain(mark), sql`starts_with(${organisations.id}::text, ${mark})`))
    : undefined
  const find = (condition: SQL | undefined) =>
    ctx.db.select({ id: organisations.id }).from(organisations).where(condition).limit(2)
  const exact = await find(or(isId, isNamed(text), hasDomain(text), isMarked))
  const hasWords = !whole && fold(text) !== ''
  const [first, second] = exact.length === 0 && hasWords ? await find(matching({ q: text, kind: 'all' })) : exact
  return second ? 'several' : (first ?? 'unknown')
}

/** One domain of each, the first by name. */
async function findDomains({ db }: Ctx, rows: { id: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const { organisationId, domain } = organisationDomains
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({ organisationId, domain: sql<string>`min(${domain})` })
    .from(organisationDomains)
    .where(inArray(organisationId, ids))
    .groupBy(organisationId)
  return new Map(found.map((row) => [row.organisationId, row.domain]))
}

/** Who sees more types more. */
const mostChoices = 20

type SuggestionRow = {
  domain: string
  members: number
  role: MemberRole
  organisationId: string | null
  name: string | null
}

/** Domains of members who belong to no organisation, those with most members first, and how many domains there are. */
export async function suggestOrganisations(ctx: Ctx, only?: string[]) {
  authorize(ctx.actor, 'organisation.see')
  const domain = sql`split_part(${users.email}, '@', 2)`
  const chosen = only ? sql`and ${domain} in ${only}` : sql``
  const { rows } = await ctx.db.execute<SuggestionRow>(sql`
    with free as (
      select ${domain} as domain, count(*)::int as members, mode() within group (order by ${userAccessLevels.role}) as role
      from ${users}
      join ${userAccessLevels} on ${userAccessLevels.userId} = ${users.id} and ${userAccessLevels.adminRole} is null
      where not exists (select from ${organisationMembers} where ${organisationMembers.userId} = ${users.id}) ${chosen}
      group by 1
    )
    select free.*, ${organisations.id} as "organisationId",
      coalesce(${organisations.name}, (
        select ${accessRequests.organization} from ${accessRequests}
        where ${requestDomain(accessRequests.email)} = free.domain
        order by ${accessRequests.createdAt} desc limit 1)) as name
    from free
    left join ${organisationDomains} on ${organisationDomains.domain} = free.domain
    left join ${organisations} on ${organisations.id} = ${organisationDomains.organisationId}
    order by free.members desc, free.domain`)
  const suggestions: Suggestion[] = rows
    .filter((row) => !isMailProvider(row.domain))
    .map(({ role, name, ...row }) => ({ ...row, name: name ?? nameOfDomain(row.domain), kind: kindOfRole(role) }))
  return suggestions
}
