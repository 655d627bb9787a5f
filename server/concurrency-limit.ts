/** More work than the process takes on at once; the client is asked to come back. */
export class OverloadedError extends Error {
  readonly retryAfterSeconds = 1
}

type Limits = { running: number; waiting: number }

/** Runs at most `running` tasks at once and lets `waiting` more queue; refuses all beyond with `OverloadedError`. */
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
      // The next task takes over this one's place, so `active` stays the same.
      if (next) next()
      else active -= 1
    }
  }
}
