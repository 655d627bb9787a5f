import type { KeyedHash } from '~/auth/keyed-hash.server'
import { addToCounts } from '~/auth/rate-counters.server'
import type { Db } from '~/db/db.server'
import { AppError } from '~/lib/app-error'
import { networkOf } from './network.server'

export type Limiter = {
  /** Counts one try of `action` from an address; throws `too-many` when its network has had more than allowed. */
  count: (action: string, clientAddress: string, maxTries?: number) => Promise<void>
  /** Counts one try of `action` by one person, or with one link, wherever it comes from. */
  countBy: (action: string, identity: string, maxTries?: number) => Promise<void>
}

/** For forms: far more than a person or an office of colleagues needs, far fewer than a script wants. */
const defaultLimit = { byPerson: 10, byNetwork: 50, seconds: 10 * 60 }
/** A /48 of IPv6 may be one sender with 65,536 networks, or a provider's many customers. */
const wideFactor = 5

export function createLimiter(db: Db, keyedHash: KeyedHash, limit = defaultLimit): Limiter {
  /** Keys contain no address, link or name, so that a copy of the database does not tell who has sent a form. */
  const counter = (action: string, kind: string, identity: string) => ({
    key: `${action}:${keyedHash('limit', kind, identity)}`,
    seconds: limit.seconds,
  })

  return {
    async count(action, clientAddress, maxTries = limit.byNetwork) {
      const { narrow, wide } = networkOf(clientAddress)
      const counters = [counter(action, 'network', narrow), ...(wide ? [counter(action, 'network', wide)] : [])]
      const [narrowCount, wideCount] = await addToCounts(db, counters)
      refuseAbove(maxTries, narrowCount)
      refuseAbove(maxTries * wideFactor, wideCount)
    },
    async countBy(action, identity, maxTries = limit.byPerson) {
      const [count] = await addToCounts(db, [counter(action, 'person', identity)])
      refuseAbove(maxTries, count)
    },
  }
}

type Count = { tries: number; secondsLeft: number } | undefined

function refuseAbove(maxTries: number, count: Count) {
  if (count && count.tries > maxTries) throw new AppError('too-many', 'forms.tooMany', count.secondsLeft)
}
