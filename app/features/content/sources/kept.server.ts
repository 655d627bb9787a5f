const seconds = 1000
const keptFor = 30 * seconds
/** How long what failed is left alone: else a source that is down costs every visitor the full wait. */
const restAfterFailure = 10 * seconds

/**
 * An answer that is kept for a while. Those who ask at once share one fetch. When that fails, `failed` is told and the
 * last good answer stands or, before there was one, `whenUnknown`.
 */
export function keep<Value>(options: {
  whenUnknown: Value
  fetch: () => Promise<Value>
  failed: (error: unknown) => void
}) {
  let value = options.whenUnknown
  let until = 0
  let underWay: Promise<Value> | undefined
  let revision = 0

  async function fetchAnew() {
    const begun = revision
    const { answer, rest } = await options.fetch().then(
      (answer) => ({ answer, rest: keptFor }),
      (error) => {
        options.failed(error)
        return { answer: value, rest: restAfterFailure }
      },
    )
    // What was fetched before the content changed must not be kept after it.
    if (begun === revision) {
      value = answer
      until = Date.now() + rest
      underWay = undefined
    }
    return answer
  }

  return {
    async get(): Promise<Value> {
      if (Date.now() < until) return value
      underWay ??= fetchAnew()
      return underWay
    },
    drop() {
      revision += 1
      until = 0
      underWay = undefined
    },
  }
}
