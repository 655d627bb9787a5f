import { asc } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { messageSnippets } from '~/db/schema/threads'
import type { Ctx } from '~/web/ctx.server'
import { maxSnippets, type Snippet } from './model'

/** All snippets by name. */
export async function listSnippets({ db, actor }: Ctx): Promise<Snippet[]> {
  authorize(actor, 'thread.oversee')
  const { id, name, texts, version } = messageSnippets
  return db.select({ id, name, texts, version }).from(messageSnippets).orderBy(asc(name)).limit(maxSnippets)
}
