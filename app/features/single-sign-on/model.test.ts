import { expect, test } from 'vitest'
import { isAskedAgain, isSecondFactor, verifiedAddress } from './model'

const claims = { iss: 'https://login.example', sub: 's' }

test.each([
  [undefined, false],
  [[], false],
  [['pwd'], false],
  [['sms'], false],
  [['pwd', 'pin'], false],
  [['rba', 'geo'], false],
  [['pwd', 'sms'], true],
  [['pin', 'iris'], true],
  [['mfa'], true],
  [['pwd', 'otp'], true],
  [['hwk'], true],
  [['swk'], true],
  [['fpt'], true],
  [['face'], true],
  [['MFA'], false],
])('the methods %j are two factors: %s', (amr, isEnough) => {
  expect(isSecondFactor(amr)).toBe(isEnough)
})

test.each([
  [{ email: 'Anna@Hospital.example', email_verified: true }, 'anna@hospital.example'],
  [{ email: 'anna@hospital.example', xms_edov: '1' }, 'anna@hospital.example'],
  [{ email: 'anna@hospital.example', xms_edov: '0' }, undefined],
  [{ email: 'anna@hospital.example', email_verified: false }, undefined],
  [{ email: 'anna@hospital.example', email_verified: 'true' }, undefined],
  [{ email: 'anna@hospital.example' }, undefined],
  [{ email_verified: true }, undefined],
  [{ email: 'anna', email_verified: true }, undefined],
])('of %j the verified address is %s', (told, address) => {
  expect(verifiedAddress({ ...claims, ...told })).toBe(address)
})

test('a proof counts when the provider has asked after it was begun, give or take half a minute', () => {
  const begun = new Date('2026-11-16T09:00:00Z')
  const at = (seconds: number) => ({ ...claims, auth_time: begun.getTime() / 1000 + seconds })
  expect([0, 5, -30, -31, -3600].map((seconds) => isAskedAgain(at(seconds), begun))).toEqual([
    ...[true, true, true, false, false],
  ])
  expect(isAskedAgain(claims, begun)).toBe(false)
})
