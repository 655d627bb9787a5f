import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.server'
import { createKeyedHash } from './keyed-hash.server'

const keyedHash = createKeyedHash('one secret')
const sealed = encrypt(keyedHash, 'totp', 'kari', 'JBSWY3DP')

test('what was encrypted is read again, and looks different each time', () => {
  expect(decrypt(keyedHash, 'totp', 'kari', sealed)).toBe('JBSWY3DP')
  expect(encrypt(keyedHash, 'totp', 'kari', 'JBSWY3DP')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
})

test('it is not read as that of another person or purpose, or with another secret', () => {
  expect(decrypt(keyedHash, 'totp', 'per', sealed)).toBeUndefined()
  expect(decrypt(keyedHash, 'mail', 'kari', sealed)).toBeUndefined()
  expect(decrypt(createKeyedHash('another secret'), 'totp', 'kari', sealed)).toBeUndefined()
})

test('every changed byte, and every cut, is noticed', () => {
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    expect(decrypt(keyedHash, 'totp', 'kari', changed.toString('base64url'))).toBeUndefined()
    expect(decrypt(keyedHash, 'totp', 'kari', bytes.subarray(0, at).toString('base64url'))).toBeUndefined()
  }
})
