import { networkOf } from './network.server'

type Options = { tries: number; windowMs: number; maxNetworks?: number; now?: () => number }

export type MemoryLimiter = ReturnType<typeof createMemoryLimiter>

/**
 * Limits the tries of a network in a window of time, counted in memory by this process alone, for actions that are not
 * worth a row of the database. All windows end together, which frees the memory; beyond `maxNetworks` tries are refused.
 */
export function createMemoryLimiter({ tries, windowMs, maxNetworks = 10_000, now = Date.now }: Options) {
  const counts = new Map<string, number>()
  let endsAt = 0

  return {
    /** Counts one try; false when there have been more than allowed. */
    allows(address: string): boolean {
      if (now() >= endsAt) {
        counts.clear()
        endsAt = now() + windowMs
      }
      // Of IPv6 one customer may hold a /48, and every address in it.
      const { narrow, wide = narrow } = networkOf(address)
      const before = counts.get(wide)
      if (before === undefined && counts.size >= maxNetworks) return false
      counts.set(wide, (before ?? 0) + 1)
      return (before ?? 0) < tries
    },
  }
}
