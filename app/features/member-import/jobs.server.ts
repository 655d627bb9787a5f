import { eq, sql } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { can } from '~/auth/permissions'
import { advisoryLocks } from '~/db/advisory-locks'
import { memberImports } from '~/db/schema/member-imports'
import { userAccessLevels, users } from '~/db/schema/users'
import { recordAction } from '~/features/activity/commands.server'
import { insertInvitation } from '~/features/invitations/commands.server'
import { kindOfRole } from '~/features/organisations/model'
import { findOrCreateByName } from '~/features/organisations/sources/memberships.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { MemberRole } from '~/lib/member-roles'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { ImportLine, ImportRun } from './model'
import { judge } from './queries.server'

/** `done`: the lines before this one are done. A job that runs again finds that the row is further, and does nothing. */
export const importContinued = defineJob<{ importId: string; done: number }>('member-import.continued')

/** Lines in one transaction: short enough that pages are answered in between on the embedded database too. */
const batchSize = 50

/**
 * Invites the people of the next lines. Lines are judged again: whoever has become a member meanwhile, or was invited by
 * another import of the same file, is left alone. Batches of all imports run one after another for that reason.
 */
export const continueImport = handle(importContinued, async (ctx: Ctx, { importId, done }) => {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.memberImport})`)
    const found = await lockBatch(ctx, importId, done)
    if (!found) return
    const { run, lines, actor } = found
    if (!actor) return end(ctx, importId, run)
    const judged = await judge({ ...ctx, actor }, lines, run.choices)
    const invitees = judged.flatMap(({ outcome, invitee }) => (outcome === 'new' && invitee ? [invitee] : []))
    for (const { email, name, role, level, language, organisation } of invitees) {
      const organisationId = organisation ? await placeIn({ ...ctx, actor }, organisation, role) : null
      await insertInvitation(ctx, actor, { email, name, role, level, organisationId, locale: language })
      const details = { name, role, level, import: importId }
      await recordAction({ ...ctx, actor }, { action: 'user.invited', id: email, name: email, details })
    }
    const next = { ...run, done: done + lines.length, invited: run.invited + invitees.length }
    if (lines.length < batchSize || next.done >= next.total) return end(ctx, importId, next)
    await ctx.db.update(memberImports).set({ run: next }).where(eq(memberImports.id, importId))
    await ctx.jobs.enqueue(ctx.db, importContinued, { importId, done: next.done })
  })
})

/** The organisation with this name, created by the first line that names it. */
async function placeIn(ctx: Ctx & { actor: Member }, name: string, role: MemberRole) {
  const { organisation, isNew } = await findOrCreateByName(ctx, { name, kind: kindOfRole(role) })
  const { id } = organisation
  if (isNew) await recordAction(ctx, { action: 'organisation.created', id, name })
  return id
}

export const memberImportJobs = [continueImport]

/** The next lines, and who confirmed the import if they are still an admin. */
async function lockBatch(ctx: Ctx, importId: string, done: number) {
  const path = `$[${done} to ${done + batchSize - 1}]`
  const [row] = await ctx.db
    .select({
      userId: memberImports.userId,
      run: memberImports.run,
      lines: sql<ImportLine[]>`jsonb_path_query_array(${memberImports.lines}, ${path}::jsonpath)`,
    })
    .from(memberImports)
    .where(eq(memberImports.id, importId))
    .for('update')
  if (!row?.run || row.run.endedAt || row.run.done !== done) return undefined
  return { run: row.run, lines: row.lines, actor: await findAdmin(ctx, row.userId) }
}

async function findAdmin({ db }: Ctx, userId: string): Promise<Member | undefined> {
  const { role, accessLevel: level, adminRole } = userAccessLevels
  const [member] = await db
    .select({ userId: users.id, email: users.email, role, level, adminRole })
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(users.id, userId))
  return member && can(member, 'member.invite') ? member : undefined
}

/** Only the counts stay: the addresses of people who were not invited are nobody's business any more. */
async function end({ db, now }: Ctx, importId: string, run: ImportRun) {
  await db
    .update(memberImports)
    .set({ lines: [], run: { ...run, endedAt: now.toISOString() } })
    .where(eq(memberImports.id, importId))
}
