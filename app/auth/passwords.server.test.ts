import { expect, test } from 'vitest'
import { estimateStrength } from './password-strength.server'
import { hashPassword, verifyPassword } from './passwords.server'

test('the right password is verified; a wrong one, or any without a stored hash, is not', async () => {
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
  expect(await estimateStrength(long, [])).toEqual({ level: 4 })
})

const personalTexts = ['asa.oberg@nordbro.example', 'per.viktor.boman.84@nordbro.example', 'Nordbro', 'nordbro.example']

test.each([
  ['password', 'word'],
  ['passw0rd', 'word'],
  ['qwerty123', 'word'],
  ['19840217', 'pattern'],
  ['123456789012', 'word'],
  ['aaaaaaaaaaaaaaaaaa', 'pattern'],
  ['nordbro2026', 'personal'],
  ['Nordbro2026!', 'personal'],
  ['asa.oberg', 'personal'],
  ['Per.Viktor.Boman.84', 'personal'],
  ['letmein', 'short'],
  // All passwords of seven characters are too short, even random ones.
  ['k7#xQ2!', 'short'],
])('%s is guessable: %s', async (password, weakness) => {
  expect((await estimateStrength(password, personalTexts)).weakness).toBe(weakness)
})

test.each([
  ...[
    'Välkommen1',
    'lösenord123',
    'losenord123',
    'Sommar2026!',
    'Sommar2026!!',
    'Karolinska1',
    'Göteborg2025',
    'Sahlgrenska!1',
    'Midsommar-99',
  ],
  ...['Passord123!', 'Sommer2026', 'velkommen1!', 'Trondheim25', 'Ulleval2026', 'Haukeland#1', 'Syttendemai1'],
  ...['Salasana1!', 'Kesäkuu2026', 'kesakuu26', 'Tervetuloa1', 'Perkele123', 'Meilahti2026'],
  ...['hotmail0', 'Gmail2026!', 'Outlook365!', '!!Sommar1', 's0mmar2026'],
])('%s is what someone in the Nordics tries first', async (password) => {
  expect((await estimateStrength(password, personalTexts)).weakness).toBe('word')
})

test.each([
  'fjord-ridge-aurora-41',
  'k7#xQ2!v',
  '#xQ2v!k7',
  'tre små björnar på taket',
  'sjukhus gaffel måndag',
  'fjell traktor blyant',
])('%s is not guessable', async (password) => {
  expect(await estimateStrength(password, ['asa@nordbro.example', 'Nordbro'])).toEqual({ level: 4 })
})

test('a password is looked at quickly, whatever it is made of', async () => {
  await estimateStrength('warm up the dictionaries', [])
  const began = performance.now()
  await estimateStrength('4@8({[<369|10$5+7%2'.repeat(13), personalTexts)
  expect(performance.now() - began).toBeLessThan(1000)
})
