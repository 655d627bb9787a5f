import { expect, test } from 'vitest'
import { verifiedAddress } from './schema'

const claims = { iss: 'https://login.example', sub: 's' }

test.each([
  [{ email: 'Anna@Hospital.example', email_verified: true }, 'anna@hospital.example'],
  [{ email: 'anna@hospital.example', xms_edov: '1' }, 'anna@hospital.example'],
  [{ email: 'anna@hospital.example', xms_edov: '0' }, undefined],
  [{ email: 'anna@hospital.example', email_verified: false }, undefined],
  [{ email: 'anna@hospital.example', email_verified: 'true' }, undefined],
  [{ email: 'anna@hospital.example' }, undefined],
  [{ email_verified: true }, undefined],
  [{ email: 'anna', email_verified: true }, undefined],
  [{ email: 'a@evil.example,b@hospital.example', email_verified: true }, undefined],
  [{ email: 'a\r\nBcc: b@hospital.example', email_verified: true }, undefined],
  [{ email: 'an\u200Bna@hospital.example', email_verified: true }, undefined],
  [{ email: `${'a'.repeat(5000)}@hospital.example`, email_verified: true }, undefined],
])('of %j the verified address is %s', (told, address) => {
  expect(verifiedAddress({ ...claims, ...told })).toBe(address)
})
