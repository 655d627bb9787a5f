import { expect, test } from 'vitest'
import { createKeyedHash } from './keyed-hash.server'
import { findKnownDevice, rememberDevice } from './known-devices.server'

const known = { keyedHash: createKeyedHash('a secret'), now: new Date('2026-11-16T09:00:00Z') }
const asa = 'asa@nordbro.example'
const kari = 'kari@sykehus.example'

test('a browser is known for the accounts that were signed in to from it, and for no other', () => {
  const cookie = rememberDevice(known, rememberDevice(known, undefined, asa), kari)
  expect(findKnownDevice(known, cookie, asa)).toBeTruthy()
  expect(findKnownDevice(known, cookie, kari)).toBeTruthy()
  expect(findKnownDevice(known, cookie, 'who@nordbro.example')).toBeUndefined()
})

test('nobody can make a cookie, change one, or read an account from it', () => {
  const cookie = rememberDevice(known, undefined, asa)
  const [issued, nonce, mac = ''] = cookie.split('.')
  expect(cookie).not.toContain('asa')
  for (const forged of [
    '',
    'x',
    `${issued}.${nonce}`,
    `${issued}.${nonce}.${'0'.repeat(64)}`,
    `zzzzzz.${nonce}.${mac}`,
  ])
    expect([forged, findKnownDevice(known, forged, asa)]).toEqual([forged, undefined])
  expect(findKnownDevice({ ...known, keyedHash: createKeyedHash('another secret') }, cookie, asa)).toBeUndefined()
})

test('it is forgotten after a year, and a new sign-in begins that year anew', () => {
  const cookie = rememberDevice(known, undefined, asa)
  const later = { ...known, now: new Date('2027-11-15T09:00:00Z') }
  expect(findKnownDevice(later, cookie, asa)).toBeTruthy()
  const renewed = rememberDevice(later, cookie, asa)
  expect(renewed.split('~')).toHaveLength(1)
  const muchLater = { ...known, now: new Date('2027-11-17T09:00:00Z') }
  expect(findKnownDevice(muchLater, cookie, asa)).toBeUndefined()
  expect(findKnownDevice(muchLater, renewed, asa)).toBeTruthy()
})

test('a shared computer knows its last five people', () => {
  let cookie: string | undefined
  for (let n = 0; n < 7; n += 1) cookie = rememberDevice(known, cookie, `person${n}@nordbro.example`)
  const isKnown = (n: number) => findKnownDevice(known, cookie, `person${n}@nordbro.example`) !== undefined
  expect([0, 1, 2, 3, 4, 5, 6].filter(isKnown)).toEqual([2, 3, 4, 5, 6])
})
