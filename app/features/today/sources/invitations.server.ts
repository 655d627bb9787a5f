import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { accountLinks, users } from '~/db/schema/users'
import { requestPage } from '~/features/access-requests/model/review'
import { linkLifetimeMs } from '~/features/accounts/model'
import { usersPage } from '~/features/users/model'
import { dayMs, writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { type Line, lineTime } from '../model/lines'

/** An invitation is listed for its last days. */
const lastDays = 3

/** Open invitations that expire soon, next first. Those whose person has an account by now are left out. */
export async function listInvitationLines(ctx: Ctx, limit: number): Promise<Line[]> {
  authorize(ctx.actor, 'member.invite')
  const { hash, email, name, role, accessRequestId, expiresAt, createdAt } = accountLinks
  const rows = await ctx.db
    .select({ hash, email, name, role, accessRequestId, expiresAt, createdAt })
    .from(accountLinks)
    .leftJoin(users, eq(users.email, email))
    .where(
      and(
        eq(accountLinks.purpose, 'invite'),
        isNull(accountLinks.usedAt),
        isNull(accountLinks.replacedAt),
        gt(expiresAt, ctx.now),
        lte(expiresAt, new Date(ctx.now.getTime() + lastDays * dayMs)),
        isNull(users.id),
      ),
    )
    .orderBy(asc(expiresAt), asc(hash))
    .limit(limit)
  return rows.map((row): Line => {
    const { expiresAt: dueAt, accessRequestId: requestId } = row
    const msLeft = dueAt.getTime() - ctx.now.getTime()
    const clock = { unit: 'days' as const, dueAt, msLeft, msWhole: linkLifetimeMs.invite }
    return {
      kind: 'invitation',
      // Of an invitation without a request the address: the hash belongs to its secret.
      id: requestId ?? row.email ?? '',
      name: row.name || row.email || '',
      who: row.name || row.email || '',
      from: row.name ? (row.email ?? '') : '',
      what: row.role ? `Invited as ${row.role}` : 'Invited',
      about: `Invited ${writeMoment(row.createdAt, ctx.now)}, not used yet`,
      lang: null,
      time: lineTime(clock, `expires ${writeMoment(dueAt, ctx.now)}`),
      page: requestId ? requestPage(requestId) : usersPage({ q: row.email ?? '' }),
      action: requestId ? 'Send again' : 'Open',
      form: requestId ? 'resend' : null,
    }
  })
}
