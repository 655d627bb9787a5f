import { AppError } from '~/lib/app-error'

/** The client that a password is hashed for: decides its place in the queue. */
export type HashRequest = {
  /** Networks take turns, so that none holds up the others. */
  network: string
  /** Signed in, on a known device or with a link that works: runs before strangers. */
  isTrusted: boolean
  /** Aborted when the client has left. */
  signal?: AbortSignal | undefined
}

type Waiting = HashRequest & { start: () => void; rejectEntry: (error: Error) => void }

/** `Retry-After` of a refusal: by then the queue has been worked through. */
const retryAfterSeconds = 10
/** Limits the memory of `startedCounts`; more networks than are ever in one queue. */
const maxRememberedNetworks = 10_000

/**
 * Hashing is slow on purpose, so few hashes run at once and the others wait in a bounded queue. Trusted requests run
 * first. Of strangers the network that was served least comes next, and among equals the newest request: in a burst
 * the clients of old requests have mostly left, and a client that comes after the burst does not wait for all of it.
 */
export function createHashQueue({ maxRunning = 2, maxWaiting = 100 } = {}) {
  let running = 0
  /** In the order of arrival. */
  const waiting: Waiting[] = []
  /** Hashes started for each network since the queue was last empty. */
  const startedCounts = new Map<string, number>()

  async function run<Result>(request: HashRequest, work: () => Promise<Result>): Promise<Result> {
    if (request.signal?.aborted) throw clientLeft()
    if (running < maxRunning) begin(request)
    else await wait(request)
    try {
      return await work()
    } finally {
      running -= 1
      const next = takeNext()
      if (next) {
        begin(next)
        next.start()
      } else if (running === 0) startedCounts.clear()
    }
  }

  function begin({ network }: HashRequest) {
    running += 1
    if (startedCounts.size >= maxRememberedNetworks) startedCounts.clear()
    startedCounts.set(network, startedFor(network) + 1)
  }

  const startedFor = (network: string) => startedCounts.get(network) ?? 0

  function wait(request: HashRequest) {
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        remove(entry)
        reject(clientLeft())
      }
      const settled = () => request.signal?.removeEventListener('abort', leave)
      const entry: Waiting = {
        ...request,
        start: () => {
          settled()
          resolve()
        },
        rejectEntry: (error) => {
          settled()
          reject(error)
        },
      }
      request.signal?.addEventListener('abort', leave)
      waiting.push(entry)
      if (waiting.length > maxWaiting) rejectOne(entry)
    })
  }

  /** Rejects the oldest stranger of the network that has most waiting; the newcomer when all are trusted. */
  function rejectOne(newcomer: Waiting) {
    const strangers = waiting.filter(({ isTrusted }) => !isTrusted)
    const counts = new Map<string, number>()
    for (const { network } of strangers) counts.set(network, (counts.get(network) ?? 0) + 1)
    const highest = Math.max(...counts.values())
    const rejected = strangers.find(({ network }) => counts.get(network) === highest) ?? newcomer
    remove(rejected)
    rejected.rejectEntry(new AppError('busy', 'forms.busy', retryAfterSeconds))
  }

  function takeNext(): Waiting | undefined {
    let next = waiting.find(({ isTrusted }) => isTrusted)
    if (!next) {
      // `<=`: of those served equally often the newest wins.
      for (const candidate of waiting)
        if (!next || startedFor(candidate.network) <= startedFor(next.network)) next = candidate
    }
    if (next) remove(next)
    return next
  }

  function remove(entry: Waiting) {
    const index = waiting.indexOf(entry)
    if (index >= 0) waiting.splice(index, 1)
  }

  return { run }
}

const clientLeft = () => new AppError('client-left', 'client left')
