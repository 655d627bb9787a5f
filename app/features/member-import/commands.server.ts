import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { type ImportLine, memberImports } from '~/db/schema/member-imports'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { cleanFileName, extensionOf } from '~/files/file-name'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { importContinued } from './jobs.server'
import type { ImportChoices, ImportRefusal } from './model'
import { judge } from './queries.server'
import type { FileInput } from './schema'
import { readMemberFile } from './sources/member-file.server'

const refused = (reason: ImportRefusal) => new Refused(reason)

/** Reads a file and keeps it until it is confirmed. Returns its id. */
export async function readImport(ctx: Ctx, { file }: FileInput): Promise<string> {
  authorize(ctx.actor, 'member.invite')
  const lines = await readMemberFile(file)
  return storeImport(ctx, { fileName: cleanFileName(file.name, extensionOf(file.name)), lines })
}

/** Files of an admin that wait for confirmation, perhaps in several tabs; the oldest goes when there are more. */
const mostUnconfirmed = 5

/** Separate from reading the file, which would hold the transaction open. */
const storeImport = adminCommand('member.invite', async (ctx, file: { fileName: string; lines: ImportLine[] }) => {
  const { userId } = ctx.actor
  const isUnconfirmed = and(eq(memberImports.userId, userId), isNull(memberImports.run))
  const newest = ctx.db
    .select({ id: memberImports.id })
    .from(memberImports)
    .where(isUnconfirmed)
    .orderBy(desc(memberImports.createdAt))
    .limit(mostUnconfirmed - 1)
  await ctx.db.delete(memberImports).where(and(isUnconfirmed, notInArray(memberImports.id, newest)))
  const id = crypto.randomUUID()
  await ctx.db.insert(memberImports).values({ id, userId, ...file, createdAt: ctx.now })
  return id
})

type ImportRef = { id: string }

/** Confirms an import; jobs do the rest. A second click finds that it runs. */
export const startImport = adminCommand('member.invite', async (ctx, { id, ...choices }: ImportRef & ImportChoices) => {
  const found = await lockImport(ctx, id)
  if (!found) throw refused('gone')
  if (found.run) return
  const judged = await judge(ctx, found.lines, choices)
  const people = judged.filter(({ outcome }) => outcome === 'new').length
  if (people === 0) throw refused('none')
  const startedAt = ctx.now.toISOString()
  const run = { choices, startedAt, total: found.lines.length, done: 0, invited: 0 }
  await ctx.db.update(memberImports).set({ run }).where(eq(memberImports.id, id))
  await ctx.jobs.enqueue(ctx.db, importContinued, { importId: id, done: 0 })
  await ctx.record({ action: 'member-import.started', id, name: found.fileName, details: { people, ...choices } })
})

/** Deletes a file that is not confirmed; one that runs is not stopped. */
export const discardImport = adminCommand('member.invite', async (ctx, { id }: ImportRef) => {
  const found = await lockImport(ctx, id)
  if (!found) throw refused('gone')
  if (found.run) throw refused('running')
  await ctx.db.delete(memberImports).where(eq(memberImports.id, id))
})

async function lockImport({ db, actor }: AdminCtx, id: string) {
  if (!z.guid().safeParse(id).success) return undefined
  const [found] = await db
    .select()
    .from(memberImports)
    .where(and(eq(memberImports.id, id), eq(memberImports.userId, actor.userId)))
    .for('update')
  return found
}
