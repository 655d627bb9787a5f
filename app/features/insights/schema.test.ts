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

const errorsFor = (overrides: object) => {
  const { error } = newInsightInput.safeParse({ ...form, ...overrides })
  return error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
}

test('an empty field is absent, and a box that is not ticked is false', () => {
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

test('roles are stored once each, and texts in every language', () => {
  const texts = { titleSv: 'Behov', summaryEn: 'Why\r\nnow', summaryNo: 'Hvorfor nå' }
  expect(newInsightInput.parse({ ...form, ...texts, roles: ['hospital', 'supplier', 'hospital'] })).toMatchObject({
    title: { en: 'Needs', sv: 'Behov' },
    summary: { en: 'Why\nnow', no: 'Hvorfor nå' },
    roles: ['supplier', 'hospital'],
  })
})

test('an invalid value is reported at its field', () => {
  expect(errorsFor({ titleEn: ' ' })).toEqual(['titleEn required'])
  expect(errorsFor({ titleSv: 'a\nb' })).toEqual(['titleSv characters'])
  expect(errorsFor({ titleNo: 'a\0b' })).toContain('titleNo characters')
  expect(errorsFor({ summaryEn: 'a'.repeat(601) })).toEqual(['summaryEn tooLong'])
  expect(errorsFor({ summarySv: 'Utan engelska' })).toEqual(['summaryEn required'])
  expect(errorsFor({ roles: [] })).toEqual(['roles required'])
  expect(errorsFor({ roles: ['admin'] })).toEqual(['roles choice'])
  expect(errorsFor({ minLevel: 'gold' })).toEqual(['minLevel choice'])
  expect(errorsFor({ file: undefined })).toEqual(['file required'])
  expect(changeInsightInput.safeParse({ ...form, version: 'x' }).success).toBe(false)
})

test('invalid query parameters are ignored', () => {
  const query = new URLSearchParams({ q: ' a\0b ', state: 'secret', page: '-1' })
  expect(insightFilter(query)).toEqual({ q: 'a b', state: undefined, sort: 'changed', page: 1 })
})
