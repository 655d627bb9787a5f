import type { Db } from '~/db/db.server'
import { AppError } from '~/lib/app-error'
import type { KeyedHash } from './keyed-hash.server'
import { findKnownDevice } from './known-devices.server'
import { addToCounts, type Count, clearCounts, readCounts } from './rate-counters.server'

const minutes = 60
const hour = 60 * minutes

/** How many failed sign-ins are allowed in how many seconds; docs/decisions/015-sign-in-limits.md says why these. */
const signInLimits = {
  /** At one account, from one network or one known device. */
  pair: { failures: 10, seconds: 10 * minutes },
  /** At one account, over all networks: then a network that has failed there waits; later every network does. */
  account: { failures: 50, atMost: 300, seconds: hour },
  /** From one network, over all accounts. */
  network: { failures: 200, seconds: 10 * minutes },
  wideNetwork: { failures: 1000, seconds: 10 * minutes },
}

/** Who tries: networks as they are counted, and the browser's device cookie. */
export type SignInClient = { network: string; wideNetwork?: string | undefined; deviceCookie?: string | undefined }

type Needs = { db: Db; keyedHash: KeyedHash; now: Date }

const accountPrefix = ({ keyedHash }: Pick<Needs, 'keyedHash'>, email: string) =>
  `sign-in:account:${keyedHash('limit', 'account', email)}`

/**
 * Runs `verify` unless there have been too many failures, and counts one when it gives nothing. A try is counted before
 * it is verified and taken back unless it failed: else a hundred tries at once would all find a low count.
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
  refuse(limits, await readCounts(db, limits.counters.map(keyOf)), 0)
  const own = limits.counters.slice(0, limits.ofAccount)
  const counts = await addToCounts(db, own)
  let hasFailed = false
  try {
    refuse(limits, counts, 1)
    const result = await verify()
    hasFailed = result === undefined
    return result
  } finally {
    const others = limits.counters.slice(limits.ofAccount)
    if (!hasFailed) await addToCounts(db, own, -1)
    else if (others.length > 0) await addToCounts(db, others)
  }
}

/** Forgets the failures at an account: its owner has just shown that they read its mailbox. */
export const clearFailures = (needs: Pick<Needs, 'db' | 'keyedHash'>, email: string) =>
  clearCounts(needs.db, accountPrefix(needs, email))

type Limits = {
  counters: { key: string; seconds: number }[]
  /** The first so many are of the account, and are counted before the password is verified. */
  ofAccount: number
  /** The count that refuses a try, given those before it; the order is that of `counters`. */
  exceeded: (counts: Count[]) => Count | undefined
}

const keyOf = ({ key }: { key: string }) => key
const isAbove = (count: Count | undefined, failures: number) => count !== undefined && count.tries >= failures

function deviceLimits(needs: Needs, email: string, nonce: string): Limits {
  const { failures, seconds } = signInLimits.pair
  const key = `${accountPrefix(needs, email)}:device:${needs.keyedHash('limit', 'device', nonce)}`
  return {
    counters: [{ key, seconds }],
    ofAccount: 1,
    exceeded: ([device]) => (isAbove(device, failures) ? device : undefined),
  }
}

function networkLimits(needs: Needs, email: string, { network, wideNetwork }: SignInClient): Limits {
  const { pair, account, network: narrow, wideNetwork: wide } = signInLimits
  const hashed = (network: string) => needs.keyedHash('limit', 'network', network)
  const ofAccount = accountPrefix(needs, email)
  return {
    counters: [
      { key: `${ofAccount}:network:${hashed(network)}`, seconds: pair.seconds },
      { key: ofAccount, seconds: account.seconds },
      { key: `sign-in:network:${hashed(network)}`, seconds: narrow.seconds },
      ...(wideNetwork ? [{ key: `sign-in:network:${hashed(wideNetwork)}`, seconds: wide.seconds }] : []),
    ],
    ofAccount: 2,
    exceeded: ([ofPair, ofAccount, ofNetwork, ofWideNetwork]) => {
      if (isAbove(ofPair, pair.failures)) return ofPair
      if (isAbove(ofAccount, account.atMost)) return ofAccount
      if (isAbove(ofAccount, account.failures) && isAbove(ofPair, 1)) return ofPair
      if (isAbove(ofNetwork, narrow.failures)) return ofNetwork
      if (isAbove(ofWideNetwork, wide.failures)) return ofWideNetwork
      return undefined
    },
  }
}

/** `including`: how many of the counted tries are the one that asks. */
function refuse({ exceeded }: Limits, counts: Count[], including: number) {
  const reached = exceeded(counts.map((count) => ({ ...count, tries: count.tries - including })))
  if (reached) throw new AppError('too-many', 'forms.tooManySignIns', reached.secondsLeft)
}
