import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '~/db/db.server'
import { rateLimits } from '~/db/schema/rate-limits'
import { AppError } from '~/lib/app-error'

export type Limiter = {
  /** Counts one try of `what` by `who`; throws `too-many` when there have been more than allowed. */
  count: (what: string, who: string) => Promise<void>
}

/** Forms a person fills in: far more than anyone needs, far fewer than a script wants. */
const formsPerAddress = { points: 10, duration: 10 * 60 }

/** Counters are rows, so that every process sees them and a restart forgets nothing. */
export function createLimiter(db: Db, limit = formsPerAddress): Limiter {
  const store = new RateLimiterDrizzle({ storeClient: db, schema: rateLimits, keyPrefix: '', ...limit })
  return {
    async count(what, who) {
      try {
        await store.consume(`${what}:${who}`)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('too-many', 'forms.tooMany', Math.ceil(error.msBeforeNext / 1000))
      }
    },
  }
}
