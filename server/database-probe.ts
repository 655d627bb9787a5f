type Options = { keepMs?: number; timeoutMs?: number; now?: () => number }

/**
 * Whether the database answers. At most one query runs at a time and its result is kept for a second, so that a flood of
 * health checks does not reach the database. More than two seconds count as no answer.
 */
export function createDatabaseProbe(ping: () => Promise<void>, options: Options = {}) {
  const { keepMs = 1000, timeoutMs = 2000, now = Date.now } = options
  let pinging: Promise<boolean> | undefined
  let asking: Promise<boolean> | undefined
  let kept: { answer: boolean; until: number } | undefined

  function pingOnce() {
    pinging ??= ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        pinging = undefined
      })
    return pinging
  }

  async function ask() {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, false)
      timer.unref()
    })
    const answer = await Promise.race([pingOnce(), timeout])
    clearTimeout(timer)
    kept = { answer, until: now() + keepMs }
    asking = undefined
    return answer
  }

  return (): Promise<boolean> => {
    if (kept && now() < kept.until) return Promise.resolve(kept.answer)
    asking ??= ask()
    return asking
  }
}
