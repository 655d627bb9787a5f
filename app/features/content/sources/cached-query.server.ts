const seconds = 1000
const cacheMs = 30 * seconds
/** After a failure no fetch is made for this long: otherwise every request would wait for a source that is down. */
const retryAfterFailureMs = 10 * seconds

/**
 * Caches the result of `fetch`; concurrent calls share one fetch. When that fails, it calls `onError` and returns the last
 * good result or, before there was one, `fallback`.
 */
export function cachedQuery<Value>(options: {
  fallback: Value
  fetch: () => Promise<Value>
  onError: (error: unknown) => void
}) {
  let value = options.fallback
  let expiresAt = 0
  let inFlight: Promise<Value> | undefined
  let revision = 0

  async function refetch() {
    const startRevision = revision
    const { result, ttlMs } = await options.fetch().then(
      (result) => ({ result, ttlMs: cacheMs }),
      (error) => {
        options.onError(error)
        return { result: value, ttlMs: retryAfterFailureMs }
      },
    )
    // A fetch that began before a drop must not fill the cache after it.
    if (startRevision === revision) {
      value = result
      expiresAt = Date.now() + ttlMs
      inFlight = undefined
    }
    return result
  }

  return {
    async get(): Promise<Value> {
      if (Date.now() < expiresAt) return value
      inFlight ??= refetch()
      return inFlight
    },
    drop() {
      revision += 1
      expiresAt = 0
      inFlight = undefined
    },
  }
}
