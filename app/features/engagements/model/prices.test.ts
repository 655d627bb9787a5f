import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceRevision, programs } from '~/features/programs/model/figures'
import { engagementPrograms } from '~/lib/engagement-programs'
import { offeringChoices, readOffering } from './choices'
import { offerings } from './offerings'
import { boundsOf, firstPrice, isTierOf, linesOutside, repriced, tiersOf, totalOf } from './prices'

test('whoever changes a price gives the list a new revision', () => {
  const digest = createHash('sha256').update(JSON.stringify(programs)).digest('hex').slice(0, 16)
  // After a change of a price: a new `priceRevision`, and both of these.
  expect({ priceRevision, digest }).toEqual({ priceRevision: '2026-11', digest: '11713c47ef99bb53' })
})

test('every program has levels, and each is a choice of its own', () => {
  expect(offeringChoices).toHaveLength(new Set(offeringChoices).size)
  for (const choice of offeringChoices) {
    const { program, tier } = readOffering(choice)
    expect(isTierOf(program, tier)).toBe(true)
  }
  expect(new Set(offeringChoices.map((choice) => readOffering(choice).program))).toEqual(new Set(engagementPrograms))
})

test('bounds are those of the list, and a price by agreement is not nothing', () => {
  expect(boundsOf('visits', { kind: 'tier', key: 'core' })).toEqual({ from: 180_000, to: 260_000 })
  expect(boundsOf('exchange', { kind: 'tier', key: 'premium' })).toEqual({ from: 195_000, to: 195_000 })
  expect(boundsOf('embassy', { kind: 'addOn', key: 'support.entry' })).toEqual({ from: 16_500, to: 16_500 })
  expect(boundsOf('speedDial', { kind: 'tier', key: 'line' })?.from).toBe(1)
  expect(boundsOf('hospital', { kind: 'tier', key: 'partner' })).toEqual({ from: 0, to: 0 })
  for (const key of ['toString', 'seat', '']) expect(boundsOf('visits', { kind: 'addOn', key })).toBeNull()
})

const anyLine = fc.constantFrom(...engagementPrograms).chain((program) => {
  const keys = [
    ...tiersOf(program).map((key) => ({ kind: 'tier' as const, key })),
    ...Object.keys(offerings[program].addOns).map((key) => ({ kind: 'addOn' as const, key })),
    { kind: 'addOn' as const, key: 'gone' },
  ]
  const line = fc.record({
    line: fc.constantFrom(...keys),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: fc.integer({ min: 0, max: 500_000 }),
  })
  return fc.record({
    program: fc.constant(program),
    lines: fc.array(
      line.map(({ line, ...numbers }) => ({ ...line, ...numbers })),
      { maxLength: 12 },
    ),
  })
})

test('a renewal keeps what is on the list, at prices of the list, and the sum is that of its lines', () => {
  fc.assert(
    fc.property(anyLine, ({ program, lines }) => {
      const [tier = ''] = tiersOf(program)
      const renewed = repriced(program, lines, tier)
      const wrong = linesOutside(program, renewed)
      // What is agreed freely has no price that could be proposed.
      expect(wrong.every(({ key, kind }) => kind === 'tier' && offerings[program].tiers[key] === null)).toBe(true)
      const onList = lines.filter(({ key }) => key !== 'gone')
      const added = onList.some(({ kind }) => kind === 'tier') ? 0 : 1
      expect(renewed).toHaveLength(onList.length + added)
      expect(repriced(program, renewed, tier)).toEqual(renewed)
      expect(totalOf(renewed)).toBe(renewed.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0))
    }),
  )
})

test('a renewal has a level, also where that of the old offer is gone from the list', () => {
  const lines = [
    { kind: 'tier' as const, key: 'gone', quantity: 1, unitPrice: 90_000 },
    { kind: 'addOn' as const, key: 'site', quantity: 2, unitPrice: 25_000 },
  ]
  expect(repriced('visits', lines, 'core')).toEqual([
    { kind: 'tier', key: 'core', quantity: 1, unitPrice: 180_000 },
    { kind: 'addOn', key: 'site', quantity: 2, unitPrice: 25_000 },
  ])
})

test('a form begins with the lowest price of a range', () => {
  expect(firstPrice('visits', { kind: 'tier', key: 'core' })).toBe(180_000)
  expect(firstPrice('visits', { kind: 'addOn', key: 'site' })).toBe(25_000)
  expect(firstPrice('speedDial', { kind: 'tier', key: 'line' })).toBe(0)
})
