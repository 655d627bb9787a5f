import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newTotpSecret, timeStepOf, totpAddress } from './totp.server'

const secret = newTotpSecret()
const now = new Date('2026-11-16T09:00:15Z')
const codeAt = (seconds: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + seconds * 1000 })
const currentStep = Math.floor(now.getTime() / 30_000)

test.for([
  [0, 0],
  [-30, -1],
  [30, 1],
])('a clock %i seconds off is accepted, with the step of its code', ([seconds = 0, steps = 0]) => {
  expect(timeStepOf(secret, codeAt(seconds), now)).toBe(currentStep + steps)
})

test.for([-90, 90, -3600])('a clock %i seconds off is refused', (seconds) => {
  expect(timeStepOf(secret, codeAt(seconds), now)).toBeUndefined()
})

test.for(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 34 5'])('%j is no code', (code) => {
  expect(timeStepOf(secret, code, now)).toBeUndefined()
})

test('the app is told the issuer, the account and the secret', () => {
  const address = new URL(totpAddress(secret, 'Nordbro', 'kari@sykehus.example'))
  expect(address.protocol).toBe('otpauth:')
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(address.searchParams.get('issuer')).toBe('Nordbro')
})
