import { desc, inArray } from 'drizzle-orm'
import { requestWords } from '~/db/schema/access-requests'
import type { Ctx } from '~/web/ctx.server'
import type { ListedRequest, RequestWords } from '../model'

/** Other words of these requests, the newest first, with one query for all. */
export async function listOtherWords(
  ctx: Ctx,
  rows: { id: string }[],
): Promise<(id: string) => ListedRequest['words']> {
  const ids = rows.map(({ id }) => id)
  const found = await ctx.db
    .select()
    .from(requestWords)
    .where(inArray(requestWords.accessRequestId, ids))
    .orderBy(desc(requestWords.createdAt), desc(requestWords.id))
  const byRequest = Map.groupBy(found, ({ accessRequestId }) => accessRequestId)
  return (id) => {
    const ofKind = (kind: 'earlier' | 'later'): RequestWords[] =>
      (byRequest.get(id) ?? [])
        .filter((words) => words.kind === kind)
        .map(({ id, name, organization, role, reason, createdAt }) => {
          return { id, name, organization, role, reason, at: createdAt.toISOString() }
        })
    return { earlier: ofKind('earlier'), later: ofKind('later') }
  }
}
