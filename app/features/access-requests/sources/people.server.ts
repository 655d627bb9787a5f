import { and, gt, inArray, sql } from 'drizzle-orm'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { invitations } from '~/db/schema/invitations'
import { organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { sharedDomain } from '~/lib/mail-providers'
import type { Ctx } from '~/web/ctx.server'
import type { KnownPerson } from '../model'
import { listOwnEarlier } from './earlier-requests.server'

type Applicant = { id: string; email: string }

const maxColleagues = 3

/** What is known about the people of these requests. The number of queries does not depend on how many there are. */
export async function listPeople(ctx: Ctx, rows: Applicant[]): Promise<(row: Applicant) => KnownPerson> {
  // A withdrawn request has no address.
  const emails = [...new Set(rows.flatMap(({ email }) => (email === '' ? [] : [email.toLowerCase()])))]
  const members = await findMembers(ctx, emails)
  const colleagues = await findColleagues(ctx, emails)
  const askedBefore = await listOwnEarlier(ctx, rows)
  const invited = await findInvitations(ctx, emails)
  const messages = await countMessages(ctx, emails)
  return ({ id, email: typed }) => {
    const email = typed.toLowerCase()
    return {
      member: members.get(email) ?? null,
      colleagues: colleagues(email),
      invitation: invited.get(email) ?? null,
      askedBefore: askedBefore.get(id) ?? [],
      messages: messages.get(email) ?? 0,
    }
  }
}

async function findMembers(ctx: Ctx, emails: string[]) {
  const { id: userId, name, email } = users
  const found = await ctx.db.select({ userId, name, email }).from(users).where(inArray(email, emails))
  return new Map(found.map(({ email, name, ...member }) => [email, { ...member, name: name || email }]))
}

async function findInvitations(ctx: Ctx, emails: string[]) {
  const { id, email, expiresAt } = invitations
  const found = await ctx.db
    .select({ id, email, expiresAt })
    .from(invitations)
    .where(and(inArray(email, emails), isOpenInvitation, gt(expiresAt, ctx.now)))
  return new Map(found.map(({ id, email, expiresAt }) => [email, { id, expiresAt: expiresAt.toISOString() }]))
}

type DomainMember = { userId: string; name: string; email: string }
type DomainRow = { domain: string; id: string; organisation: string; count: number; members: DomainMember[] }

/** By domain: the organisation, how many members it has, and the first of them; one more than shown, since one may be the applicant. */
async function findColleagues(ctx: Ctx, emails: string[]): Promise<(email: string) => KnownPerson['colleagues']> {
  const domains = [...new Set(emails.flatMap((email) => sharedDomain(email) ?? []))]
  if (domains.length === 0) return () => null
  const member = sql`${organisationMembers} join ${users} on ${users.id} = ${organisationMembers.userId}`
  const { rows } = await ctx.db.execute<DomainRow>(sql`
    select ${organisationDomains.domain}, ${organisations.id}, ${organisations.name} as organisation,
      (select count(*)::int from ${organisationMembers} where ${organisationMembers.organisationId} = ${organisations.id}) as count,
      first.members
    from ${organisationDomains}
    join ${organisations} on ${organisations.id} = ${organisationDomains.organisationId}
    cross join lateral (
      select json_agg(member) as members from (
        select ${users.id} as "userId", coalesce(nullif(${users.name}, ''), ${users.email}) as name, ${users.email} as email
        from ${member} where ${organisationMembers.organisationId} = ${organisations.id}
        order by ${organisationMembers.joinedAt}, ${users.email} limit ${maxColleagues + 1}) as member) as first
    where ${inArray(organisationDomains.domain, domains)} and first.members is not null`)
  const byDomain = new Map(rows.map((row) => [row.domain, row]))
  return (email) => {
    const row = byDomain.get(sharedDomain(email) ?? '')
    if (!row) return null
    const { id: organisationId, organisation, members } = row
    const others = members.filter((member) => member.email !== email)
    const count = row.count - (members.length - others.length)
    const people = others.slice(0, maxColleagues).map(({ userId, name }) => ({ userId, name }))
    return count > 0 ? { organisationId, organisation, people, count } : null
  }
}

async function countMessages(ctx: Ctx, emails: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of [contactRequests, circleRequests]) {
    const address = sql<string>`lower(${table.email})`
    const found = await ctx.db
      .select({ address, rows: sql<number>`count(*)::int` })
      .from(table)
      .where(inArray(address, emails))
      .groupBy(address)
    for (const { address, rows } of found) counts.set(address, (counts.get(address) ?? 0) + rows)
  }
  return counts
}
