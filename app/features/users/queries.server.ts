import { and, asc, eq, isNotNull, like, or, type SQL, sql } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize } from '~/auth/permissions'
import type { Db } from '~/db/db.server'
import { preparedQuery } from '~/db/prepared-query.server'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import { maxBulk } from '~/features/admin/model'
import { hasFactor } from '~/features/factors/queries.server'
import { fold } from '~/lib/folded-text'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  countedMatches,
  type OpenedUser,
  placeholderEmail,
  type User,
  type UserFilter,
  type UserSort,
  type UserStats,
} from './model'

const access = userAccessLevels
const columns = {
  id: access.userId,
  email: users.email,
  name: users.name,
  role: access.role,
  level: access.accessLevel,
  adminRole: access.adminRole,
  createdAt: access.createdAt,
}

type Row = Omit<User, 'email' | 'name'> & { email: string | null; name: string | null }
const toUser = ({ email, name, ...row }: Row): User => ({
  ...row,
  email: email ?? placeholderEmail(row.id),
  name: name ?? '',
})

// The null order of the indexes: a plain `desc` puts nulls first, and PostgreSQL would sort the whole table.
const newest = sql`${access.createdAt} desc nulls last`
const orders: Record<UserSort, SQL[]> = {
  newest: [newest],
  created: [sql`${access.createdAt} asc nulls first`],
  email: [asc(users.email)],
  role: [asc(access.role), newest],
  level: [asc(access.accessLevel), newest],
}

/**
 * The words in their order, in the folded text of the user or of their organisation, which have trigram indexes; what has neither
 * letter nor number is looked for as it is.
 */
function isNamed(q: string) {
  const words = fold(q).split(' ').filter(Boolean)
  if (words.length > 0) {
    const pattern = `%${words.join('%')}%`
    return or(like(users.searched, pattern), isInOrganisation(pattern))
  }
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(like(users.email, pattern), like(users.name, pattern))
}

/** With an array PostgreSQL reads the members first, and not each user. No more than a list counts. */
const isInOrganisation = (pattern: string) => sql`${users.id} = any(array(
  select ${organisationMembers.userId} from ${organisationMembers}
  join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId}
  where ${organisations.searched} like ${pattern} limit ${countedMatches + 1}))`

const matching = ({ q, role }: Pick<UserFilter, 'q' | 'role'>) =>
  and(q ? isNamed(q) : undefined, role === 'all' ? undefined : eq(access.role, role))

/** One page of users. A page past the end, after users were removed, is the last page. */
export async function listUsers(ctx: Ctx, filter: UserFilter) {
  authorize(ctx.actor, 'user.list')
  // A search takes most of its time to find the matches: they are counted and read at once. A page past the end is read again.
  const asked = pageOf(countedMatches, filter.page)
  const [found, askedRows] = await Promise.all([
    countUsers(ctx, filter),
    filter.q ? readPage(ctx, filter, asked.offset) : undefined,
  ])
  const total = Math.min(found, filter.q ? countedMatches : found)
  const { page, offset } = pageOf(total, filter.page)
  const rows = askedRows && page === asked.page ? askedRows : await readPage(ctx, filter, offset)
  return { users: rows.map(toUser), total, hasMore: found > total, page }
}

const readPage = (ctx: Ctx, filter: UserFilter, offset: number): Promise<Row[]> =>
  ctx.db
    .select(columns)
    .from(access)
    .leftJoin(users, eq(users.id, access.userId))
    // Sorting by address leaves out users without one, so that the index on addresses can be used.
    .where(and(matching(filter), filter.sort === 'email' ? isNotNull(users.email) : undefined))
    .orderBy(...orders[filter.sort], access.userId)
    .limit(pageSize)
    .offset(offset)

/** The users who match a filter, as many as one command may change and one more. */
export async function listMatchingIds(ctx: Ctx, filter: Pick<UserFilter, 'q' | 'role'>): Promise<string[]> {
  authorize(ctx.actor, 'user.list')
  const rows = await ctx.db
    .select({ id: access.userId })
    .from(access)
    .leftJoin(users, eq(users.id, access.userId))
    .where(matching(filter))
    .limit(maxBulk + 1)
  return rows.map(({ id }) => id)
}

/** Number of matches: from the statistics without a search; with one, counted up to `countedMatches` + 1. */
async function countUsers(ctx: Ctx, filter: UserFilter): Promise<number> {
  if (!filter.q) {
    const stats = await getUserStats(ctx)
    return filter.role === 'all' ? stats.total : stats[filter.role]
  }
  const matches = ctx.db
    .select({ id: access.userId })
    .from(access)
    .leftJoin(users, eq(users.id, access.userId))
    .where(matching(filter))
    .limit(countedMatches + 1)
    .as('matches')
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(matches)
  return row?.count ?? 0
}

const statsCache = new WeakMap<Db, { stats: UserStats; at: number }>()
const statsCacheMs = 2000

/**
 * Counts of all users. It reads the whole table, so the result is cached for two seconds: a search calls it at every
 * keystroke. Commands on users clear the cache.
 */
export async function getUserStats(ctx: Ctx): Promise<UserStats> {
  authorize(ctx.actor, 'user.list')
  const last = statsCache.get(ctx.db)
  if (last && Math.abs(ctx.now.getTime() - last.at) < statsCacheMs) return last.stats
  const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await ctx.db
    .select({
      total: sql<number>`count(*)::int`,
      admins: countWhere(isNotNull(access.adminRole)),
      owners: countWhere(eq(access.adminRole, 'owner')),
      supplier: countWhere(eq(access.role, 'supplier')),
      embassy: countWhere(eq(access.role, 'embassy')),
      hospital: countWhere(eq(access.role, 'hospital')),
    })
    .from(access)
  const stats = row ?? { total: 0, admins: 0, owners: 0, supplier: 0, embassy: 0, hospital: 0 }
  statsCache.set(ctx.db, { stats, at: ctx.now.getTime() })
  return stats
}

export const forgetUserStats = ({ db }: Pick<Ctx, 'db'>) => void statsCache.delete(db)

const userQuery = preparedQuery((db) =>
  db
    .select({
      user: columns,
      hasOwnLevel: access.hasOwnLevel,
      organisation: { id: organisations.id, name: organisations.name, level: organisations.level },
    })
    .from(access)
    .leftJoin(users, eq(users.id, access.userId))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, access.userId))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(access.userId, sql.placeholder('id')))
    .prepare('user-of-list'),
)

export async function getUser(ctx: Ctx, id: string): Promise<OpenedUser | undefined> {
  authorize(ctx.actor, 'user.list')
  const [row] = await userQuery(ctx.db).execute({ id })
  return row && { ...row, ...toUser(row.user), hasFactor: await hasFactor(ctx, id) }
}

const batchSize = 1000

/** All matching users, newest first, in batches: neither the whole list nor a transaction is held meanwhile. */
export function exportUsers(ctx: Ctx, filter: Pick<UserFilter, 'q' | 'role'>) {
  // Here and not in the generator, which starts only when the response is already being sent.
  authorize(ctx.actor, 'user.export')
  requireFreshProof(ctx)
  return readBatches(ctx, filter)
}

async function* readBatches(ctx: Ctx, filter: Pick<UserFilter, 'q' | 'role'>): AsyncGenerator<User[]> {
  let last: { id: string; at: string } | undefined
  do {
    // As text: a Date would lose the microseconds, and with them rows between two batches.
    const after = last && sql`(${access.createdAt}, ${access.userId}) < (${last.at}::timestamptz, ${last.id}::uuid)`
    const rows = await ctx.db
      .select({ ...columns, at: sql<string>`${access.createdAt}::text` })
      .from(access)
      .leftJoin(users, eq(users.id, access.userId))
      .where(and(matching(filter), after))
      .orderBy(newest, sql`${access.userId} desc`)
      .limit(batchSize)
    yield rows.map(({ at: _, ...row }) => toUser(row))
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last)
}
