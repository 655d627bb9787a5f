import { and, asc, eq, isNotNull, like, type SQL, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import type { Db } from '~/db/db.server'
import { userAccessLevels, users } from '~/db/schema/users'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { countedMatches, placeholderEmail, type User, type UserFilter, type UserSort, type UserStats } from './model'

const access = userAccessLevels
const columns = {
  id: access.userId,
  email: users.email,
  name: users.name,
  role: access.role,
  level: access.accessLevel,
  isAdmin: access.isAdmin,
  createdAt: access.createdAt,
}

type Row = Omit<User, 'email' | 'name'> & { email: string | null; name: string | null }
const toUser = ({ email, name, ...row }: Row): User => ({
  ...row,
  email: email ?? placeholderEmail(row.id),
  name: name ?? '',
})

// As the indexes have it: PostgreSQL's own `desc` puts nulls first, and would sort the whole table instead.
const newest = sql`${access.createdAt} desc nulls last`
const orders: Record<UserSort, SQL[]> = {
  newest: [newest],
  created: [sql`${access.createdAt} asc nulls first`],
  email: [asc(users.email)],
  role: [asc(access.role), newest],
  level: [asc(access.accessLevel), newest],
}

/** Addresses are kept in lower case, so a plain `like` finds them whatever their capitals, by the trigram index. */
const matching = ({ q, role }: Pick<UserFilter, 'q' | 'role'>) =>
  and(
    q ? like(users.email, `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    role === 'all' ? undefined : eq(access.role, role),
  )

/** One page of users. A page past the end, after users have gone, is the last there is. */
export async function listUsers(ctx: Ctx, filter: UserFilter) {
  authorize(ctx.actor, 'user.list')
  const found = await countUsers(ctx, filter)
  const total = Math.min(found, filter.q ? countedMatches : found)
  const { page, offset } = pageOf(total, filter.page)
  const rows = await ctx.db
    .select(columns)
    .from(access)
    .leftJoin(users, eq(users.id, access.userId))
    // To go through the addresses in order, only those there are can count.
    .where(and(matching(filter), filter.sort === 'email' ? isNotNull(users.email) : undefined))
    .orderBy(...orders[filter.sort], access.userId)
    .limit(pageSize)
    .offset(offset)
  return { users: rows.map(toUser), total, hasMore: found > total, page }
}

/** How many match. Without a search that is known; with one, the counting ends where it no longer tells anything. */
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

const kept = new WeakMap<Db, { stats: UserStats; at: number }>()
const keptFor = 2000

/**
 * Counts of all users. It reads them all, so the answer is kept for two seconds: a search asks at every letter. What
 * admins change is counted anew at once.
 */
export async function getUserStats(ctx: Ctx): Promise<UserStats> {
  authorize(ctx.actor, 'user.list')
  const last = kept.get(ctx.db)
  if (last && Math.abs(ctx.now.getTime() - last.at) < keptFor) return last.stats
  const has = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await ctx.db
    .select({
      total: sql<number>`count(*)::int`,
      admins: has(sql`${access.isAdmin}`),
      supplier: has(eq(access.role, 'supplier')),
      embassy: has(eq(access.role, 'embassy')),
      hospital: has(eq(access.role, 'hospital')),
    })
    .from(access)
  const stats = row ?? { total: 0, admins: 0, supplier: 0, embassy: 0, hospital: 0 }
  kept.set(ctx.db, { stats, at: ctx.now.getTime() })
  return stats
}

export const forgetUserStats = ({ db }: Pick<Ctx, 'db'>) => void kept.delete(db)

export async function getUser(ctx: Ctx, id: string): Promise<User | undefined> {
  authorize(ctx.actor, 'user.list')
  const [row] = await ctx.db
    .select(columns)
    .from(access)
    .leftJoin(users, eq(users.id, access.userId))
    .where(eq(access.userId, id))
  return row && toUser(row)
}

const batchSize = 1000

/** Every user that matches, newest first, a batch at a time: neither the list nor a transaction is held meanwhile. */
export function exportUsers(ctx: Ctx, filter: Pick<UserFilter, 'q' | 'role'>) {
  // Here and not in the batches, whose first is read when the answer has begun.
  authorize(ctx.actor, 'user.list')
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
