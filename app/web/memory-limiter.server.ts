import { networkOf } from './network.server'

type Options = { tries: number; windowMs: number; maxNetworks?: number; now?: () => number }

export type MemoryLimiter = ReturnType<typeof createMemoryLimiter>

/**
 * Limits what a network may do in a window of time, counted by this process alone: for what is not worth a row of the
 * database. All windows end together, so that nothing is left over; networks on top of `maxNetworks` wait for the next.
 */
export function createMemoryLimiter({ tries, windowMs, maxNetworks = 10_000, now = Date.now }: Options) {
  const counted = new Map<string, number>()
  let endsAt = 0

  return {
    /** Counts one try; false when there have been more than allowed. */
    allows(address: string): boolean {
      if (now() >= endsAt) {
        counted.clear()
        endsAt = now() + windowMs
      }
      // Of IPv6 one customer may hold a /48, and every address in it.
      const { narrow, wide = narrow } = networkOf(address)
      const before = counted.get(wide)
      if (before === undefined && counted.size >= maxNetworks) return false
      counted.set(wide, (before ?? 0) + 1)
      return (before ?? 0) < tries
    },
  }
}
