import { expect, test } from 'vitest'
import { isAskedAgain, isSecondFactor } from './model'

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
  [['otp'], false],
  [['hwk'], false],
  [['swk'], false],
  [['face'], false],
  [['pin', 'sc'], true],
  [['hwk', 'fpt'], true],
  [['MFA'], false],
])('the methods %j are two factors: %s', (amr, isEnough) => {
  expect(isSecondFactor(amr)).toBe(isEnough)
})

test('a proof counts when the provider has asked after it was begun, give or take half a minute', () => {
  const begun = new Date('2026-11-16T09:00:00Z')
  const at = (seconds: number) => ({ ...claims, auth_time: begun.getTime() / 1000 + seconds })
  expect([0, 5, -30, -31, -3600].map((seconds) => isAskedAgain(at(seconds), begun))).toEqual([
    ...[true, true, true, false, false],
  ])
  expect(isAskedAgain(claims, begun)).toBe(false)
})
