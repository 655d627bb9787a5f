type Options = { keepMs?: number; timeoutMs?: number; now?: () => number }

/**
 * Whether the database answers, for as many as ask: one query under way at a time, and its answer kept for a second. One
 * that takes more than two seconds counts as none.
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
