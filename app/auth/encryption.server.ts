import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyedHash } from './keyed-hash.server'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A key for each purpose: the keyed hash is an HMAC with the server's secret, 256 bits long. */
const keyOf = (keyedHash: KeyedHash, purpose: string) => Buffer.from(keyedHash('encryption key', purpose), 'hex')

/**
 * Encrypts a text that has to be read again, unlike one that is only compared (`KeyedHash`). `owner` is authenticated with
 * it: the text of one person can't be read as that of another.
 */
export function encrypt(keyedHash: KeyedHash, purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(keyedHash, purpose), nonce).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Undefined when it was changed, is of another owner or purpose, or was encrypted with another secret of the server. */
export function decrypt(keyedHash: KeyedHash, purpose: string, owner: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  try {
    const decipher = createDecipheriv(algorithm, keyOf(keyedHash, purpose), nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
