import { expect, test } from 'vitest'
import { isGuessable } from './guessable.server'
import { hashPassword, verifyPassword } from './passwords.server'

test('the right password is known again, another is not, and nobody’s never is', async () => {
  const hash = await hashPassword('fjord-ridge-aurora-41')
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(await verifyPassword(hash, 'fjord-ridge-aurora-41')).toBe(true)
  expect(await verifyPassword(hash, 'fjord-ridge-aurora-42')).toBe(false)
  expect(await verifyPassword(undefined, 'fjord-ridge-aurora-41')).toBe(false)
})

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('fjord-ridge-aurora-41')).not.toBe(await hashPassword('fjord-ridge-aurora-41'))
})

test('64 characters of any script count to the last, however they are composed', async () => {
  const long = `${'Åßжあ🜁é'.repeat(10)}üñ`.slice(0, 64)
  const hash = await hashPassword(long.normalize('NFC'))
  expect(await verifyPassword(hash, long.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(hash, `${long.slice(0, -1)}x`)).toBe(false)
  expect(await isGuessable(long, [])).toBe(false)
})

test.each([
  'password',
  'passw0rd',
  'qwerty123',
  '123456789012',
  'aaaaaaaaaaaaaaaaaa',
  'nordbro2026',
  'asa.oberg',
  'letmein',
])('%s is guessable', async (password) => {
  expect(await isGuessable(password, ['asa.oberg@nordbro.example', 'Nordbro', 'nordbro.example'])).toBe(true)
})

test.each(['fjord-ridge-aurora-41', 'k7#xQ2!v', 'tre små björnar på taket'])('%s is not', async (password) => {
  expect(await isGuessable(password, ['asa@nordbro.example', 'Nordbro'])).toBe(false)
})
