import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { invitations } from '~/db/schema/invitations'
import { memberImports } from '~/db/schema/member-imports'
import { users } from '~/db/schema/users'
import { canHaveAccount } from '~/features/accounts/model'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { AppError } from '~/lib/app-error'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type ImportChoices,
  type ImportFilter,
  type ImportLine,
  type JudgedLine,
  type Outcome,
  outcomes,
} from './model'
import { judgeLines } from './schema'

/** Which of these addresses have an account, and which an invitation that still works. One query each, however many they are. */
async function findKnown({ db, now, signInPolicy, brand }: Ctx, lines: readonly ImportLine[]) {
  const emails = JSON.stringify([...new Set(lines.map(({ email }) => email.toLowerCase()))])
  const isListed = (column: typeof users.email | typeof invitations.email) =>
    sql`${column} in (select jsonb_array_elements_text(${emails}::jsonb))`
  const members = await db.select({ email: users.email }).from(users).where(isListed(users.email))
  const invited = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(isListed(invitations.email), isOpenInvitation, gt(invitations.expiresAt, now)))
  return {
    members: new Set(members.map(({ email }) => email)),
    invited: new Set(invited.map(({ email }) => email)),
    mayHaveAccount: (email: string) => canHaveAccount(signInPolicy, brand.domain, email, 'invitation'),
  }
}

/** What will become of these lines now. */
export async function judge(ctx: Ctx, lines: readonly ImportLine[], choices: ImportChoices): Promise<JudgedLine[]> {
  authorize(ctx.actor, 'member.invite')
  return judgeLines(lines, choices, await findKnown(ctx, lines))
}

/** An admin's own file. */
async function findImport(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'member.invite')
  const [found] = z.guid().safeParse(id).success
    ? await ctx.db
        .select()
        .from(memberImports)
        .where(and(eq(memberImports.id, id), eq(memberImports.userId, ctx.actor.userId)))
    : []
  if (!found) throw new AppError('not-found', 'imports.unknown')
  return found
}

/** The preview of a file: a page of its lines with what will become of each. After the confirmation only how far it is. */
export async function getImport(ctx: Ctx, id: string, filter: ImportFilter) {
  const { fileName, lines, run } = await findImport(ctx, id)
  if (run) return { id, fileName, run, preview: null }
  const judged = await judge(ctx, lines, filter.choices)
  const shown = filter.show === 'all' ? judged : judged.filter(({ outcome }) => outcome === filter.show)
  const { page, offset } = pageOf(shown.length, filter.page)
  const rows = shown.slice(offset, offset + pageSize)
  return { id, fileName, run, preview: { ...filter, page, rows, total: shown.length, counts: countsOf(judged) } }
}

const countsOf = (lines: readonly JudgedLine[]) =>
  Object.fromEntries(
    outcomes.map((outcome) => [outcome, lines.filter((line) => line.outcome === outcome).length]),
  ) as Record<Outcome, number>

/** The lines with errors, to be mended and sent again. */
export async function listErrors(ctx: Ctx, id: string, choices: ImportChoices): Promise<JudgedLine[]> {
  const { lines } = await findImport(ctx, id)
  const judged = await judge(ctx, lines, choices)
  return judged.filter(({ outcome }) => outcome === 'error')
}

/** The admin's own files, the latest first. */
export async function listImports(ctx: Ctx) {
  authorize(ctx.actor, 'member.invite')
  const { id, fileName, run, createdAt, lines } = memberImports
  return ctx.db
    .select({ id, fileName, run, createdAt, count: sql<number>`jsonb_array_length(${lines})` })
    .from(memberImports)
    .where(eq(memberImports.userId, ctx.actor.userId))
    .orderBy(desc(createdAt))
    .limit(10)
}
