import { expect, test } from 'vitest'
import { subscribeInput } from './schema'

test('an address is stored in lower case, so that one person has one subscription', () => {
  expect(subscribeInput.parse({ email: ' Kari.Berg@Sykehus.Example ' })).toEqual({ email: 'kari.berg@sykehus.example' })
})

test.each([
  ['nothing', '', 'required'],
  ['no host', 'kari@', 'email'],
  ['two addresses', 'a@x.example,b@x.example', 'email'],
  ['a header', 'a@x.example\r\nBcc: b@x.example', 'characters'],
  ['an endless one', `${'x'.repeat(250)}@x.example`, 'tooLong'],
])('%s is refused with its reason', (_case, email, reason) => {
  expect(subscribeInput.safeParse({ email }).error?.issues[0]?.message).toBe(reason)
})
