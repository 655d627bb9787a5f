import { expect, test } from 'vitest'
import type { ImportLine } from './model'
import { importFilter, judgeLines, readLine } from './schema'

const choices = { role: 'supplier', level: 'entry', language: 'sv' } as const
const aLine = (overrides: Partial<ImportLine> = {}): ImportLine => ({
  ...{ line: 2, name: 'Åsa', email: 'asa@region.example', role: '', level: '', language: '' },
  ...overrides,
})

test('a line without role, level and language gets what was chosen', () => {
  expect(readLine(aLine(), choices).invitee).toEqual({
    name: 'Åsa',
    email: 'asa@region.example',
    organisation: '',
    ...choices,
  })
})

test.each([
  [{ role: 'Leverantör' }, { role: 'supplier' }],
  [{ role: 'SYKEHUS' }, { role: 'hospital' }],
  [{ role: 'ambassad' }, { role: 'embassy' }],
  [{ level: 'Premium' }, { level: 'premium' }],
  [{ language: 'Norska' }, { language: 'no' }],
  [{ language: 'EN' }, { language: 'en' }],
  [{ email: 'Asa@Region.Example' }, { email: 'asa@region.example' }],
])('%o is read as %o', (typed, read) => {
  expect(readLine(aLine(typed), choices).invitee).toMatchObject(read)
})

test.each([
  [{ email: '' }, 'There is no address.'],
  [{ email: 'asa@region' }, 'This is no email address.'],
  [{ email: `${'x'.repeat(290)}@b.example` }, 'The address is longer than 254 characters.'],
  [{ email: 'asa\u0007@region.example' }, 'The address has characters that can’t be seen or printed.'],
  [{ name: 'x'.repeat(300) }, 'The name is longer than 120 characters.'],
  [{ name: 'Å\u0001sa' }, 'The name has characters that can’t be seen or printed.'],
  [{ name: 'https://prize.example' }, 'A name may not be or hold a web address.'],
  [{ name: '=cmd|calc' }, 'The name begins like a formula of a spreadsheet.'],
  [{ name: '@SUM(A1)' }, 'The name begins like a formula of a spreadsheet.'],
  [{ role: 'boss' }, '‘boss’ is not one of supplier, embassy, hospital.'],
  [{ level: 'gold' }, '‘gold’ is not one of entry, builder, premium.'],
  [{ language: 'fi' }, '‘fi’ is not one of en, sv, no.'],
  [{ organisation: 'x'.repeat(200) }, 'The organisation is longer than 160 characters.'],
  [{ organisation: '=cmd|calc' }, 'The organisation begins like a formula of a spreadsheet.'],
])('%o says what is wrong', (typed, text) => {
  const { problems, invitee } = readLine(aLine(typed), choices)
  expect(problems.map((problem) => problem.text)).toEqual([text])
  expect(invitee).toBeUndefined()
})

test('each line is new, a member, invited, twice in the file or wrong', () => {
  const emails = [
    'new@b.example',
    'member@b.example',
    'invited@b.example',
    'NEW@b.example',
    'nonsense',
    'x@other.example',
  ]
  const judged = judgeLines(
    emails.map((email, index) => aLine({ line: index + 2, email })),
    choices,
    {
      members: new Set(['member@b.example']),
      invited: new Set(['invited@b.example']),
      mayHaveAccount: (email) => email.endsWith('@b.example'),
    },
  )
  expect(judged.map(({ outcome }) => outcome)).toEqual(['new', 'member', 'invited', 'twice', 'error', 'error'])
})

test('a wrong line does not make a later right one the second', () => {
  const judged = judgeLines([aLine({ role: 'boss' }), aLine({ line: 3 })], choices, {
    members: new Set(),
    invited: new Set(),
    mayHaveAccount: () => true,
  })
  expect(judged.map(({ outcome }) => outcome)).toEqual(['error', 'new'])
})

test('an address with nonsense is that of the defaults', () => {
  expect(importFilter(new URLSearchParams('show=x&role=y&level=&language=fi&page=-1'), 'no')).toEqual({
    show: 'all',
    page: 1,
    choices: { role: 'supplier', level: 'entry', language: 'no' },
  })
})
