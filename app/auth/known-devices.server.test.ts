import { expect, test } from 'vitest'
import { createKeyedHash } from './keyed-hash.server'
import { findKnownDevice, rememberDevice } from './known-devices.server'

const ctx = { keyedHash: createKeyedHash('a secret'), now: new Date('2026-11-16T09:00:00Z') }
const asa = 'asa@nordbro.example'
const kari = 'kari@sykehus.example'

test('a browser is known for the accounts that were signed in to from it, and for no other', () => {
  const cookie = rememberDevice(ctx, rememberDevice(ctx, undefined, asa), kari)
  expect(findKnownDevice(ctx, cookie, asa)).toBeTruthy()
  expect(findKnownDevice(ctx, cookie, kari)).toBeTruthy()
  expect(findKnownDevice(ctx, cookie, 'who@nordbro.example')).toBeUndefined()
})

test('nobody can make a cookie, change one, or read an account from it', () => {
  const cookie = rememberDevice(ctx, undefined, asa)
  const [issued, nonce, mac = ''] = cookie.split('.')
  expect(cookie).not.toContain('asa')
  for (const forged of [
    '',
    'x',
    `${issued}.${nonce}`,
    `${issued}.${nonce}.${'0'.repeat(64)}`,
    `zzzzzz.${nonce}.${mac}`,
  ])
    expect([forged, findKnownDevice(ctx, forged, asa)]).toEqual([forged, undefined])
  expect(findKnownDevice({ ...ctx, keyedHash: createKeyedHash('another secret') }, cookie, asa)).toBeUndefined()
})

test('a device is forgotten a year after its last sign-in', () => {
  const cookie = rememberDevice(ctx, undefined, asa)
  const later = { ...ctx, now: new Date('2027-11-15T09:00:00Z') }
  expect(findKnownDevice(later, cookie, asa)).toBeTruthy()
  const renewed = rememberDevice(later, cookie, asa)
  expect(renewed.split('~')).toHaveLength(1)
  const muchLater = { ...ctx, now: new Date('2027-11-17T09:00:00Z') }
  expect(findKnownDevice(muchLater, cookie, asa)).toBeUndefined()
  expect(findKnownDevice(muchLater, renewed, asa)).toBeTruthy()
})

test('a browser is known for the last five accounts that signed in', () => {
  let cookie: string | undefined
  for (let n = 0; n < 7; n += 1) cookie = rememberDevice(ctx, cookie, `person${n}@nordbro.example`)
  const isKnown = (n: number) => findKnownDevice(ctx, cookie, `person${n}@nordbro.example`) !== undefined
  expect([0, 1, 2, 3, 4, 5, 6].filter(isKnown)).toEqual([2, 3, 4, 5, 6])
})
