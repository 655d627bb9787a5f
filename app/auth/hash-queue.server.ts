import { AppError } from '~/lib/app-error'

/** For whom a password is hashed. */
export type HashTurn = {
  /** The network it is for. Networks take turns, so that none holds up the others. */
  network: string
  /** Signed in, on a known device or with a link that works: goes before strangers. */
  isTrusted: boolean
  /** Aborted when the client has left. */
  signal?: AbortSignal | undefined
}

type Waiting = HashTurn & { start: () => void; refuse: (error: Error) => void }

/** What a client that is refused is told to wait: by then the queue has been worked through. */
const retryAfterSeconds = 10
/** Networks that are remembered as served; more than are ever in one queue. */
const mostRemembered = 10_000

/**
 * Hashing is slow on purpose, so few hashes run at once and the rest waits here, bounded. Who is trusted goes first.
 * Of strangers the network goes first that was served least, and among equals the newest: in a burst an old try has
 * mostly been given up already, and one who comes after the burst does not wait for all of it.
 */
export function createHashQueue({ atOnce = 2, mostWaiting = 100 } = {}) {
  let running = 0
  /** In the order of arrival. */
  const waiting: Waiting[] = []
  /** Hashes begun for each network since the queue was last empty. */
  const served = new Map<string, number>()

  async function run<Result>(turn: HashTurn, work: () => Promise<Result>): Promise<Result> {
    if (turn.signal?.aborted) throw clientLeft()
    if (running < atOnce) begin(turn)
    else await wait(turn)
    try {
      return await work()
    } finally {
      running -= 1
      const next = takeNext()
      if (next) {
        begin(next)
        next.start()
      } else if (running === 0) served.clear()
    }
  }

  function begin({ network }: HashTurn) {
    running += 1
    if (served.size >= mostRemembered) served.clear()
    served.set(network, servedTo(network) + 1)
  }

  const servedTo = (network: string) => served.get(network) ?? 0

  function wait(turn: HashTurn) {
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        remove(place)
        reject(clientLeft())
      }
      const settled = () => turn.signal?.removeEventListener('abort', leave)
      const place: Waiting = {
        ...turn,
        start: () => {
          settled()
          resolve()
        },
        refuse: (error) => {
          settled()
          reject(error)
        },
      }
      turn.signal?.addEventListener('abort', leave)
      waiting.push(place)
      if (waiting.length > mostWaiting) giveUpOne(place)
    })
  }

  /** The oldest stranger of the network that has most waiting gives up its place; the newcomer where there is none. */
  function giveUpOne(newcomer: Waiting) {
    const strangers = waiting.filter(({ isTrusted }) => !isTrusted)
    const counts = new Map<string, number>()
    for (const { network } of strangers) counts.set(network, (counts.get(network) ?? 0) + 1)
    const most = Math.max(...counts.values())
    const refused = strangers.find(({ network }) => counts.get(network) === most) ?? newcomer
    remove(refused)
    refused.refuse(new AppError('busy', 'forms.busy', retryAfterSeconds))
  }

  function takeNext(): Waiting | undefined {
    let next = waiting.find(({ isTrusted }) => isTrusted)
    if (!next) {
      // `<=`: of those served equally often the newest wins.
      for (const each of waiting) if (!next || servedTo(each.network) <= servedTo(next.network)) next = each
    }
    if (next) remove(next)
    return next
  }

  function remove(place: Waiting) {
    const index = waiting.indexOf(place)
    if (index >= 0) waiting.splice(index, 1)
  }

  return { run }
}

const clientLeft = () => new AppError('client-left', 'client left')
