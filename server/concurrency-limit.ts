/** The process has too much work; the client should try again later. */
export class OverloadedError extends Error {
  readonly retryAfterSeconds = 1
}

type Limits = { running: number; waiting: number }

/** Runs at most `running` tasks at once and queues at most `waiting` more; throws `OverloadedError` beyond that. */
export function createConcurrencyLimit({ running, waiting }: Limits) {
  let active = 0
  const queue: (() => void)[] = []

  return async function limited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (active < running) active += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new OverloadedError('too many pages are being rendered')
    try {
      return await task()
    } finally {
      const next = queue.shift()
      // The next task replaces this one, so `active` does not change.
      if (next) next()
      else active -= 1
    }
  }
}
