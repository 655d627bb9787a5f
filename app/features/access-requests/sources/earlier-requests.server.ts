import { and, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accessRequests, requestDomain } from '~/db/schema/access-requests'
import { sharedDomain } from '~/lib/mail-providers'
import type { Ctx } from '~/web/ctx.server'
import type { EarlierRequest } from '../model'

type Applicant = { id: string; email: string }
type EarlierRequests = Map<string, EarlierRequest[]>

const maxEarlier = 5
const other = alias(accessRequests, 'other')

/** For each of these requests, by its id: those of the same person before it, the newest first. */
export const listOwnEarlier = (ctx: Ctx, rows: Applicant[]): Promise<EarlierRequests> =>
  // A withdrawn request has no address.
  listEarlier(
    ctx,
    rows.filter(({ email }) => email !== ''),
    and(eq(sql`lower(${other.email})`, sql`lower(${accessRequests.email})`), ne(other.id, accessRequests.id)),
  )

/** For each of these requests, by its id: those of other people from the same organisation's domain before it, the newest first. */
export const listEarlierOfDomain = (ctx: Ctx, rows: Applicant[]): Promise<EarlierRequests> =>
  listEarlier(
    ctx,
    rows.filter(({ email }) => sharedDomain(email)),
    and(
      eq(requestDomain(other.email), requestDomain(accessRequests.email)),
      sql`lower(${other.email}) <> lower(${accessRequests.email})`,
    ),
  )

async function listEarlier(ctx: Ctx, rows: Applicant[], matches: SQL | undefined): Promise<EarlierRequests> {
  if (rows.length === 0) return new Map()
  const { id, name, status, createdAt } = other
  const earlier = ctx.db
    .select({ id, name, status, createdAt })
    .from(other)
    .where(and(matches, lte(createdAt, accessRequests.createdAt)))
    .orderBy(desc(createdAt))
    .limit(maxEarlier)
    .as('earlier')
  const found = await ctx.db
    .select({
      of: accessRequests.id,
      earlier: { id: earlier.id, name: earlier.name, status: earlier.status, createdAt: earlier.createdAt },
    })
    .from(accessRequests)
    .innerJoinLateral(earlier, sql`true`)
    .where(
      inArray(
        accessRequests.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(earlier.createdAt))
  const byRequest = Map.groupBy(found, ({ of }) => of)
  return new Map(
    [...byRequest].map(([of, requests]) => [
      of,
      requests.map(({ earlier }) => ({ ...earlier, createdAt: earlier.createdAt.toISOString() })),
    ]),
  )
}
