import type { Db } from '~/db/db.server'
import { AppError } from '~/lib/app-error'
import type { KeyedHash } from './keyed-hash.server'
import { findKnownDevice } from './known-devices.server'
import { addToCounts, type Count, clearCounts, readCounts } from './rate-counters.server'

const minutes = 60
const hour = 60 * minutes

/** How many failed sign-ins are allowed in how many seconds; docs/decisions/015-sign-in-limits.md explains them. */
const signInLimits = {
  /** At one account, from one network or one known device. */
  pair: { failures: 10, seconds: 10 * minutes },
  /** At one account, over all networks: then a network that has failed there waits; later every network does. */
  account: { failures: 50, atMost: 300, seconds: hour },
  /** From one network, over all accounts. */
  network: { failures: 200, seconds: 10 * minutes },
  wideNetwork: { failures: 1000, seconds: 10 * minutes },
}

/** The client that tries to sign in: its networks as they are counted, and its device cookie. */
export type SignInClient = { network: string; wideNetwork?: string | undefined; deviceCookie?: string | undefined }

type Needs = { db: Db; keyedHash: KeyedHash; now: Date }

const accountPrefix = ({ keyedHash }: Pick<Needs, 'keyedHash'>, email: string) =>
  `sign-in:account:${keyedHash('limit', 'account', email)}`

/**
 * Runs `verify` unless there have been too many failures, and counts one when it returns undefined. A try is counted
 * before it is verified, and subtracted again unless it failed: else a hundred concurrent tries would all find a low count.
 */
export async function limitFailures<Result>(
  needs: Needs,
  client: SignInClient,
  email: string,
  verify: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const device = findKnownDevice(needs, client.deviceCookie, email)
  const limits = device ? deviceLimits(needs, email, device) : networkLimits(needs, email, client)
  const { db } = needs
  throwIfExceeded(limits, await readCounts(db, limits.counters.map(keyOf)), 0)
  const accountCounters = limits.counters.slice(0, limits.accountCounterCount)
  const counts = await addToCounts(db, accountCounters)
  let hasFailed = false
  try {
    throwIfExceeded(limits, counts, 1)
    const result = await verify()
    hasFailed = result === undefined
    return result
  } finally {
    const networkCounters = limits.counters.slice(limits.accountCounterCount)
    if (!hasFailed) await addToCounts(db, accountCounters, -1)
    else if (networkCounters.length > 0) await addToCounts(db, networkCounters)
  }
}

/** Deletes the failures at an account, when its owner has just proved that they can read its mailbox. */
export const clearFailures = (needs: Pick<Needs, 'db' | 'keyedHash'>, email: string) =>
  clearCounts(needs.db, accountPrefix(needs, email))

type Limits = {
  counters: { key: string; seconds: number }[]
  /** This many counters, the first ones, are of the account; they are counted before the password is verified. */
  accountCounterCount: number
  /** The count that has reached its limit; `counts` are in the order of `counters`. */
  findExceeded: (counts: Count[]) => Count | undefined
}

const keyOf = ({ key }: { key: string }) => key
const hasReached = (count: Count | undefined, failures: number) => count !== undefined && count.tries >= failures

function deviceLimits(needs: Needs, email: string, nonce: string): Limits {
  const { failures, seconds } = signInLimits.pair
  const key = `${accountPrefix(needs, email)}:device:${needs.keyedHash('limit', 'device', nonce)}`
  return {
    counters: [{ key, seconds }],
    accountCounterCount: 1,
    findExceeded: ([device]) => (hasReached(device, failures) ? device : undefined),
  }
}

function networkLimits(needs: Needs, email: string, { network, wideNetwork }: SignInClient): Limits {
  const { pair, account, network: narrow, wideNetwork: wide } = signInLimits
  const hashNetwork = (network: string) => needs.keyedHash('limit', 'network', network)
  const prefix = accountPrefix(needs, email)
  return {
    counters: [
      { key: `${prefix}:network:${hashNetwork(network)}`, seconds: pair.seconds },
      { key: prefix, seconds: account.seconds },
      { key: `sign-in:network:${hashNetwork(network)}`, seconds: narrow.seconds },
      ...(wideNetwork ? [{ key: `sign-in:network:${hashNetwork(wideNetwork)}`, seconds: wide.seconds }] : []),
    ],
    accountCounterCount: 2,
    findExceeded: ([pairCount, accountCount, networkCount, wideNetworkCount]) => {
      if (hasReached(pairCount, pair.failures)) return pairCount
      if (hasReached(accountCount, account.atMost)) return accountCount
      if (hasReached(accountCount, account.failures) && hasReached(pairCount, 1)) return pairCount
      if (hasReached(networkCount, narrow.failures)) return networkCount
      if (hasReached(wideNetworkCount, wide.failures)) return wideNetworkCount
      return undefined
    },
  }
}

/** `currentTries`: how many of the counted tries belong to the current request. */
function throwIfExceeded({ findExceeded }: Limits, counts: Count[], currentTries: number) {
  const exceeded = findExceeded(counts.map((count) => ({ ...count, tries: count.tries - currentTries })))
  if (exceeded) throw new AppError('too-many', 'forms.tooManySignIns', exceeded.secondsLeft)
}
