import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { createHashQueue, type HashRequest } from './hash-queue.server'

/** OWASP's parameters for scrypt with 16 MB: N = 2^14, r = 8, p = 5. */
const cost = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 }
const keyLength = 32

const queue = createHashQueue()

/** For hashes that no client waits for. */
const internalRequest: HashRequest = { network: '', isTrusted: true }

/** Waits for a slot and runs the work in it. Throws `busy` when too many wait, and `client-left` when the client left. */
export const withHashSlot = queue.run

/** Whose slot a hash takes; `held` inside `withHashSlot`, where waiting for a second slot could last for ever. */
type HashSlotOwner = HashRequest | 'held'

const derive = (password: string, salt: Buffer, options: ScryptOptions, slot: HashSlotOwner) => {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      // Composed or decomposed, the same letters are the same password.
      scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  return slot === 'held' ? work() : withHashSlot(slot, work)
}

/** Throws as `withHashSlot` does. */
export async function hashPassword(password: string, slot: HashSlotOwner = internalRequest): Promise<string> {
  const salt = randomBytes(16)
  return formatHash(salt, await derive(password, salt, cost, slot))
}

const formatHash = (salt: Buffer, key: Buffer, mark = 'scrypt') =>
  [mark, cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')

/** A hash that no password matches. */
export const unusablePasswordHash = () => formatHash(randomBytes(16), randomBytes(keyLength))

const closedMark = 'closed'

/** The hash of an account that nobody may enter, in any way, until its owner has chosen a new password. */
export const closedPasswordHash = () => formatHash(randomBytes(16), randomBytes(keyLength), closedMark)

export const isClosedHash = (hash: string) => hash.startsWith(`${closedMark}$`)

/** Verified for an unknown address, so that refusing it takes as long as for a known one. */
const dummyHash = unusablePasswordHash()

/** Throws as `withHashSlot` does. */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
  slot: HashSlotOwner = internalRequest,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? dummyHash).split('$')
  const expected = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options, slot)
  return timingSafeEqual(derived, expected) && hash !== undefined
}
