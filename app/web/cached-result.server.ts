import type { Db } from '~/db/db.server'
import type { Ctx } from '~/web/ctx.server'

/** Keeps the result of a query for a while, for figures that need not be of this second. The caller authorizes. */
export function cachedResult<Result>(keptMs: number, query: (ctx: Ctx) => Promise<Result>) {
  const results = new WeakMap<Db, { result: Result; at: number }>()
  return async (ctx: Ctx): Promise<Result> => {
    const last = results.get(ctx.db)
    if (last && Math.abs(ctx.now.getTime() - last.at) < keptMs) return last.result
    const result = await query(ctx)
    results.set(ctx.db, { result, at: ctx.now.getTime() })
    return result
  }
}
