import type { KeyedHash } from '~/auth/keyed-hash.server'
import { addToCounts } from '~/auth/rate-counters.server'
import type { Db } from '~/db/db.server'
import { AppError } from '~/lib/app-error'
import { networkOf } from './network.server'

export type Limiter = {
  /** Counts one try of `what` from an address; throws `too-many` when its network has had more than allowed. */
  count: (what: string, clientAddress: string, most?: number) => Promise<void>
  /** Counts one try of `what` by one person, or with one link, wherever it comes from. */
  countBy: (what: string, who: string) => Promise<void>
}

/** Forms a person fills in: far more than anyone needs, far fewer than a script wants. */
const usual = { tries: 10, seconds: 10 * 60 }
/** A /48 of IPv6 may be one sender with 65,536 networks, or a provider's many customers. */
const wideFactor = 5

export function createLimiter(db: Db, keyedHash: KeyedHash, limit = usual): Limiter {
  /** No address, link or name stands in a key: a copy of the database does not tell who has sent a form. */
  const counter = (what: string, kind: string, who: string) => ({
    key: `${what}:${keyedHash('limit', kind, who)}`,
    seconds: limit.seconds,
  })

  return {
    async count(what, clientAddress, most = limit.tries) {
      const { narrow, wide } = networkOf(clientAddress)
      const counters = [counter(what, 'network', narrow), ...(wide ? [counter(what, 'network', wide)] : [])]
      const [narrowCount, wideCount] = await addToCounts(db, counters)
      refuseAbove(most, narrowCount)
      refuseAbove(most * wideFactor, wideCount)
    },
    async countBy(what, who) {
      refuseAbove(limit.tries, (await addToCounts(db, [counter(what, 'person', who)]))[0])
    },
  }
}

function refuseAbove(most: number, count: { tries: number; secondsLeft: number } | undefined) {
  if (count && count.tries > most) throw new AppError('too-many', 'forms.tooMany', count.secondsLeft)
}
