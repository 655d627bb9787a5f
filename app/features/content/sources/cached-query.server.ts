const seconds = 1000
const cacheMs = 30 * seconds
/** How long what failed is left alone: else a source that is down costs every visitor the full wait. */
const retryAfterFailureMs = 10 * seconds

/**
 * An answer that is kept for a while. Those who ask at once share one fetch. When that fails, `failed` is told and the
 * last good answer stands or, before there was one, `whenUnknown`.
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
    const { answer, ttlMs } = await options.fetch().then(
      (answer) => ({ answer, ttlMs: cacheMs }),
      (error) => {
        options.onError(error)
        return { answer: value, ttlMs: retryAfterFailureMs }
      },
    )
    // What was fetched before the content changed must not be kept after it.
    if (startRevision === revision) {
      value = answer
      expiresAt = Date.now() + ttlMs
      inFlight = undefined
    }
    return answer
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
