import { and, eq, inArray, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm'
import { userAccessLevels, users } from '~/db/schema/users'
import { addToReport } from '~/features/privacy/commands.server'
import { before, keptFor } from '~/features/privacy/model'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { removeAccount } from '~/features/users/commands.server'
import { forgetUserStats } from '~/features/users/queries.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { inactiveAsked } from './jobs.server'
import { endOf, type Question } from './model'

/** In one run; the next one, an hour later, continues. */
const maxBatch = 200

/** Asks those who have not signed in for long, asks again, and ends the accounts of those who did not answer. Idempotent. */
export async function endInactiveAccounts(ctx: Ctx): Promise<{ asked: number; ended: number }> {
  // In this order: after a downtime nobody is asked twice, or asked and ended, in one run.
  const ended = await endUnanswered(ctx)
  const again = await ask(ctx, 'second', { inactiveAskedAgainAt: ctx.now }, isDueAgain(ctx.now))
  const first = await ask(ctx, 'first', { inactiveAskedAt: ctx.now }, isDue(ctx.now))
  return { asked: first + again, ended }
}

const { lastSignInAt, inactiveAskedAt, inactiveAskedAgainAt } = users

const isDue = (now: Date) => and(lt(lastSignInAt, before(now, keptFor.inactive)), isNull(inactiveAskedAt))

const isDueAgain = (now: Date) =>
  and(lt(inactiveAskedAt, before(now, keptFor.inactiveAskedAgain)), isNull(inactiveAskedAgainAt))

type Asked = Partial<Pick<typeof users.$inferInsert, 'inactiveAskedAt' | 'inactiveAskedAgainAt'>>

/** The update decides: of two processes one sets the time, and its mail is the only one. */
function ask(ctx: Ctx, question: Question, set: Asked, condition: SQL | undefined) {
  return inTransaction(ctx, async (ctx) => {
    const due = ctx.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
      .where(and(condition, isNull(userAccessLevels.adminRole)))
      .limit(maxBatch)
    const asked = await ctx.db
      .update(users)
      .set(set)
      .where(and(inArray(users.id, due), condition))
      .returning({ userId: users.id })
    for (const { userId } of asked) await ctx.jobs.enqueue(ctx.db, inactiveAsked, { userId, question })
    return asked.length
  })
}

async function endUnanswered(ctx: Ctx) {
  const rows = await ctx.db
    .select({ id: users.id, askedAt: inactiveAskedAt, askedAgainAt: inactiveAskedAgainAt })
    .from(users)
    .where(and(lte(inactiveAskedAt, before(ctx.now, keptFor.inactiveEnded)), isNotNull(inactiveAskedAgainAt)))
  const isOver = ({ askedAt, askedAgainAt }: (typeof rows)[number]) =>
    askedAt !== null && endOf({ askedAt, askedAgainAt }) <= ctx.now
  let ended = 0
  for (const { id } of rows.filter(isOver).slice(0, maxBatch)) if (await endAccount(ctx, id)) ended += 1
  if (ended > 0) forgetUserStats(ctx)
  return ended
}

const endAccount = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    // Both rows are locked: who signs in or becomes an admin at this moment keeps the account, or finds it gone.
    const [user] = await ctx.db
      .select({ id: users.id, email: users.email })
      .from(userAccessLevels)
      .innerJoin(users, eq(users.id, userAccessLevels.userId))
      .where(and(eq(users.id, id), isNull(userAccessLevels.adminRole), isNotNull(inactiveAskedAgainAt)))
      .for('update')
    if (!user) return false
    await removeAccount(ctx, user)
    await addToReport(ctx, users, 1)
    await recordSecurityEvent(ctx, { kind: 'account.ended', userId: id, details: { why: 'inactive' } })
    return true
  })
