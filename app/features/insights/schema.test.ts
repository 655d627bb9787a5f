import { expect, test } from 'vitest'
import { aPdf, upload } from '../../../test/uploads'
import { changeInsightInput, insightFilter, newInsightInput } from './schema'

const file = upload('a.pdf', aPdf())
const form = {
  id: crypto.randomUUID(),
  file,
  titleEn: 'Needs',
  titleSv: '',
  titleNo: ' ',
  summaryEn: '',
  summarySv: '',
  summaryNo: '',
  roles: ['supplier'],
  minLevel: 'entry',
}

const wrong = (given: object) => {
  const { error } = newInsightInput.safeParse({ ...form, ...given })
  return error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
}

test('what was left empty is absent, and a box that was not ticked is no', () => {
  expect(newInsightInput.parse(form)).toEqual({
    id: form.id,
    file,
    title: { en: 'Needs', sv: undefined, no: undefined },
    summary: null,
    roles: ['supplier'],
    minLevel: 'entry',
    published: false,
  })
  const { id: _id, file: _file, ...rest } = form
  const changed = changeInsightInput.parse({ ...rest, file: undefined, version: '3', published: 'on' })
  expect(changed).toMatchObject({ version: 3, published: true, file: undefined })
})

test('roles are kept once each, and words in every language as they were written', () => {
  const said = { titleSv: 'Behov', summaryEn: 'Why\r\nnow', summaryNo: 'Hvorfor nå' }
  expect(newInsightInput.parse({ ...form, ...said, roles: ['hospital', 'supplier', 'hospital'] })).toMatchObject({
    title: { en: 'Needs', sv: 'Behov' },
    summary: { en: 'Why\nnow', no: 'Hvorfor nå' },
    roles: ['supplier', 'hospital'],
  })
})

test('what is wrong is said at its field', () => {
  expect(wrong({ titleEn: ' ' })).toEqual(['titleEn required'])
  expect(wrong({ titleSv: 'a\nb' })).toEqual(['titleSv characters'])
  expect(wrong({ titleNo: 'a\0b' })).toContain('titleNo characters')
  expect(wrong({ summaryEn: 'a'.repeat(601) })).toEqual(['summaryEn tooLong'])
  expect(wrong({ summarySv: 'Utan engelska' })).toEqual(['summaryEn required'])
  expect(wrong({ roles: [] })).toEqual(['roles required'])
  expect(wrong({ roles: ['admin'] })).toEqual(['roles choice'])
  expect(wrong({ minLevel: 'gold' })).toEqual(['minLevel choice'])
  expect(wrong({ file: undefined })).toEqual(['file required'])
  expect(changeInsightInput.safeParse({ ...form, version: 'x' }).success).toBe(false)
})

test('an address that asks for nonsense shows all', () => {
  const query = new URLSearchParams({ q: ' a\0b ', state: 'secret', page: '-1' })
  expect(insightFilter(query)).toEqual({ q: 'ab', state: undefined, page: 1 })
})
