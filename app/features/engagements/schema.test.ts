import { describe, expect, test } from 'vitest'
import { acceptInput, askInput, changeInput, createInput, engagementFilter } from './schema'

const draft = { version: '0', tier: 'core', price: '200000', validUntil: '2026-12-15', locale: 'sv' }
const wrongFields = (input: Record<string, unknown>) =>
  changeInput.safeParse({ ...draft, ...input }).error?.issues.map(({ path }) => path[0]) ?? []

describe('the form of a draft', () => {
  test('has a line for each add-on with a number, and its price where one is typed', () => {
    const sent = {
      'quantity.memo': '1',
      'price.memo': '30000',
      'quantity.site': '2',
      'price.site': '',
      'quantity.delegate': '0',
    }
    expect(changeInput.parse({ ...draft, ...sent, 'price.transport': '9' })).toEqual({
      ...{ version: 0, tier: 'core', price: 200_000, validUntil: '2026-12-15', startsOn: null, ownerId: null },
      ...{ locale: 'sv', terms: '' },
      addOns: [
        { kind: 'addOn', key: 'memo', quantity: 1, unitPrice: 30_000 },
        { kind: 'addOn', key: 'site', quantity: 2, unitPrice: null },
      ],
    })
  })

  test('reads a number whose field is named as a property of every object', () => {
    const { addOns } = changeInput.parse({ ...draft, 'quantity.constructor': '1' })
    expect(addOns).toEqual([{ kind: 'addOn', key: 'constructor', quantity: 1, unitPrice: null }])
  })

  test('takes an amount whose thousands are parted by spaces or commas', () => {
    expect(changeInput.parse({ ...draft, price: '195 000' }).price).toBe(195_000)
    expect(changeInput.parse({ ...draft, price: ' 195\u00a0000 ' }).price).toBe(195_000)
    expect(changeInput.parse({ ...draft, price: '1,200,000' }).price).toBe(1_200_000)
    for (const price of ['1,5', '12,34', ',200', '2,0000']) expect(wrongFields({ price })).toEqual(['price'])
  })

  test('names the field that is wrong', () => {
    expect(wrongFields({ 'quantity.memo': 'two' })).toEqual(['quantity.memo'])
    expect(wrongFields({ 'quantity.memo': '100' })).toEqual(['quantity.memo'])
    expect(wrongFields({ 'price.memo': '-1' })).toEqual(['price.memo'])
    expect(wrongFields({ price: '1e5' })).toEqual(['price'])
    expect(wrongFields({ price: '5000001' })).toEqual(['price'])
    for (const validUntil of ['', '2026-02-30', '16 December', '1999-01-01', '9999-12-31'])
      expect(wrongFields({ validUntil })).toContain('validUntil')
    expect(wrongFields({ ownerId: 'me' })).toEqual(['ownerId'])
    expect(wrongFields({ terms: 'x'.repeat(4001) })).toEqual(['terms'])
    for (const terms of ['Привет', '中文', 'Done 😀']) expect(wrongFields({ terms })).toEqual(['terms'])
    expect(wrongFields({ terms: 'Łukasz Z\u0307ółć – “Ősz”\n€ 5' })).toEqual([])
  })
})

test('a request is for a level that the program has, or for none', () => {
  const ask = (input: Record<string, string>) => askInput.safeParse(input).success
  expect(ask({ program: 'upgrades', tier: 'partner' })).toBe(true)
  expect(ask({ program: 'hospital', tier: '' })).toBe(true)
  expect(ask({ program: 'upgrades', tier: 'core' })).toBe(false)
  expect(ask({ program: 'upgrades', tier: 'constructor' })).toBe(false)
  expect(ask({ program: 'everything' })).toBe(false)
})

test('an offer is not accepted without the ticked sentence, and a program not without its level', () => {
  expect(acceptInput.safeParse({}).success).toBe(false)
  const id = crypto.randomUUID()
  expect(createInput.safeParse({ id, organisation: 'Aldera', offering: 'visits' }).success).toBe(false)
  expect(createInput.safeParse({ id, organisation: 'Aldera', offering: 'visits.core' }).success).toBe(true)
})

test('a filter of nonsense shows the open engagements', () => {
  const query = new URLSearchParams({ state: 'lost', program: 'x', owner: 'y', sort: 'z', page: '-3', q: 'a\0' })
  expect(engagementFilter(query)).toEqual({
    ...{ q: 'a', state: 'open', program: 'all', owner: 'all', sort: 'changed', page: 1 },
  })
})
