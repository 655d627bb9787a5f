type Options = { cacheMs?: number; timeoutMs?: number; now?: () => number }

/**
 * Whether the database answers. At most one query runs at a time and its result is cached for a second, so that a flood of
 * health checks does not reach the database. More than two seconds count as no answer.
 */
export function createDatabaseProbe(ping: () => Promise<void>, options: Options = {}) {
  const { cacheMs = 1000, timeoutMs = 2000, now = Date.now } = options
  let pinging: Promise<boolean> | undefined
  let checking: Promise<boolean> | undefined
  let cached: { isUp: boolean; until: number } | undefined

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

  async function check() {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, false)
      timer.unref()
    })
    const isUp = await Promise.race([pingOnce(), timeout])
    clearTimeout(timer)
    cached = { isUp, until: now() + cacheMs }
    checking = undefined
    return isUp
  }

  return (): Promise<boolean> => {
    if (cached && now() < cached.until) return Promise.resolve(cached.isUp)
    checking ??= check()
    return checking
  }
}
