import { and, eq, ne, sql } from 'drizzle-orm'
import { messageSnippets } from '~/db/schema/threads'
import { adminCommand } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { maxSnippets, type SnippetRefusal } from './model'
import type { AddSnippetInput, ChangeSnippetInput } from './schema'

const refused = (reason: SnippetRefusal) => new Refused(reason)

/** A form sent twice adds one. */
export const addSnippet = adminCommand('thread.answer', async (ctx, { id, name, texts }: AddSnippetInput) => {
  const [existing] = await ctx.db.select().from(messageSnippets).where(eq(messageSnippets.id, id))
  if (existing?.name === name) return
  if (existing) throw refused('sent-before')
  if ((await ctx.db.$count(messageSnippets)) >= maxSnippets) throw refused('too-many')
  const [added] = await ctx.db
    .insert(messageSnippets)
    .values({ id, name, texts, updatedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: messageSnippets.id })
  if (!added) throw refused('name-taken')
  await ctx.record({ action: 'snippet.added', id, name })
})

/** Refused if a colleague has changed it since the page was loaded. */
export const changeSnippet = adminCommand(
  'thread.answer',
  async (ctx, { id, name, texts, version }: ChangeSnippetInput) => {
    const [snippet] = await ctx.db.select().from(messageSnippets).where(eq(messageSnippets.id, id)).for('update')
    if (!snippet) throw refused('gone')
    if (snippet.version !== version) throw refused('stale')
    if (await isTaken(ctx, name, id)) throw refused('name-taken')
    await ctx.db
      .update(messageSnippets)
      .set({ name, texts, version: sql`${messageSnippets.version} + 1`, updatedAt: ctx.now })
      .where(eq(messageSnippets.id, id))
    await ctx.record({ action: 'snippet.changed', id, name })
  },
)

const isTaken = async ({ db }: Ctx, name: string, except: string) =>
  (await db.$count(messageSnippets, and(eq(messageSnippets.name, name), ne(messageSnippets.id, except)))) > 0

/** What is deleted already stays so. */
export const deleteSnippet = adminCommand('thread.answer', async (ctx, { id }: { id: string }) => {
  const [deleted] = await ctx.db.delete(messageSnippets).where(eq(messageSnippets.id, id)).returning()
  if (deleted) await ctx.record({ action: 'snippet.deleted', id, name: deleted.name })
})
