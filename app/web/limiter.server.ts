import { lt, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { rateLimits } from '~/db/schema/rate-limits'
import { AppError } from '~/lib/app-error'

export type Limiter = {
  /** Counts one try of `what` by `who`; throws `too-many` when there have been more than allowed. */
  count: (what: string, who: string) => Promise<void>
}

/** Forms a person fills in: far more than anyone needs, far fewer than a script wants. */
const formsPerAddress = { tries: 10, seconds: 10 * 60 }

/** Counters are rows, so that every process sees them and a restart forgets nothing. */
export function createLimiter(db: Db, limit = formsPerAddress): Limiter {
  const isOver = sql`${rateLimits.endsAt} <= now()`
  const ends = sql`now() + make_interval(secs => ${limit.seconds})`
  let counted = 0

  return {
    async count(what, who) {
      const [window] = await db
        .insert(rateLimits)
        .values({ key: `${what}:${who}`, tries: 1, endsAt: ends })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            tries: sql`case when ${isOver} then 1 else ${rateLimits.tries} + 1 end`,
            endsAt: sql`case when ${isOver} then ${ends} else ${rateLimits.endsAt} end`,
          },
        })
        .returning({ tries: rateLimits.tries, left: sql<number>`extract(epoch from ${rateLimits.endsAt} - now())` })
      counted += 1
      if (counted % 100 === 0) await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`))
      if (window && window.tries > limit.tries) {
        throw new AppError('too-many', 'forms.tooMany', Math.ceil(Number(window.left)))
      }
    },
  }
}
