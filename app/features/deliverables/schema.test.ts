import { expect, test } from 'vitest'
import { addInput, moveInput, templateItemInput } from './schema'

const fields = {
  ...{
    id: crypto.randomUUID(),
    titleEn: 'Workshop',
    titleSv: '',
    titleNo: ' ',
    textEn: 'With the board.',
    textSv: '',
    textNo: '',
  },
  ...{ side: 'both', ownerId: '', dueOn: '2026-12-01' },
}
const errorsOf = (values: object) =>
  addInput.safeParse({ ...fields, ...values }).error?.issues.map(({ path }) => path[0])

test('languages may be left out, and a box that is not ticked is not sent', () => {
  expect(addInput.parse(fields)).toMatchObject({ titleSv: undefined, ownerId: null, needsAcceptance: false })
  expect(addInput.parse({ ...fields, needsAcceptance: 'on' }).needsAcceptance).toBe(true)
})

test.for(['', '2026-02-30', '2026-13-01', '26-12-01', '01.12.2026', '2026-12-01T09:00', '1999-12-31', '+02026-12-01'])(
  '“%s” is no due date',
  (dueOn) => {
    expect(errorsOf({ dueOn })).toEqual(['dueOn'])
  },
)

test.for(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a due date', (dueOn) => {
  expect(addInput.parse({ ...fields, dueOn }).dueOn).toBe(dueOn)
})

test('a title has to be there, on one line and visible', () => {
  for (const titleEn of ['', '   ', 'Two\nlines', '\u2800', 'x'.repeat(121)])
    expect(errorsOf({ titleEn })).toEqual(['titleEn'])
})

test('only states that exist', () => {
  const move = { deliverable: crypto.randomUUID(), version: '0', reason: '' }
  expect(moveInput.safeParse({ ...move, state: 'lost' }).success).toBe(false)
  expect(moveInput.parse({ ...move, state: 'complete' }).reason).toBe('')
})

test('a rule counts a sensible number from something with a key', () => {
  const item = {
    ...fields,
    version: '0',
    key: 'review',
    after: 'start',
    unit: 'days',
    count: '90',
    addOn: '',
    tiers: [],
  }
  expect(templateItemInput.parse(item)).toMatchObject({ count: 90, addOn: undefined })
  for (const wrong of [
    { count: '1e3' },
    { count: '731' },
    { count: '-1' },
    { key: 'a b' },
    { key: '' },
    { after: '' },
    { unit: 'years' },
  ])
    expect(templateItemInput.safeParse({ ...item, ...wrong }).success).toBe(false)
})
