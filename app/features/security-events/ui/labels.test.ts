import { expect, test } from 'vitest'
import { detailsText } from './labels'

test.for([
  [{ factor: 'totp' }, 'authenticator app'],
  [{ factor: 'passkey', passkey: '3f2b', device: 'Firefox' }, 'passkey, Firefox'],
  [{ with: 'recovery-code as second step', isNewDevice: true }, 'recovery code as second step, new browser'],
  [{ with: 'code', knewPassword: true, isNewDevice: false }, 'code of the app, right password'],
  [{ sessions: 1 }, '1 session ended'],
  [{ left: 9 }, '9 left'],
  [{ from: 'supplier', to: 'hospital' }, 'supplier → hospital'],
  [{ mail: '3f2b' }, 'None'],
] as const)('the details %j are shown as ‘%s’', ([details, text]) => {
  expect(detailsText(details)).toBe(text)
})
