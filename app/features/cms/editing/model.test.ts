import { expect, test } from 'vitest'
import { changesBetween, describeTranslationIssues, findTranslationIssues, labelOf, timestampsAfterEdit } from './model'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 9, minute))
const item = (en: string, sv?: string) => ({ en, ...(sv && { sv, no: sv }) })
const brief = (...items: object[]) => ({ weekStart: '2026-11-02', items })
const issuesOf = (fields: object, textUpdatedAt: Record<string, string>) =>
  findTranslationIssues('brief', { ...fields }, textUpdatedAt).map(({ name, state }) => `${name} ${state}`)

test('the timestamp of an item’s translation follows the item through the list', () => {
  const first = brief(item('a', 'A'), item('b', 'B'))
  const made = timestampsAfterEdit('brief', { before: {}, after: first, textUpdatedAt: {}, now: at(0), origins: {} })
  expect(issuesOf(first, made)).toEqual([])
  const second = brief(item('a, changed', 'A'), item('b', 'B'))
  const origins = { 'items.0': 'items.0', 'items.1': 'items.1' }
  const changed = timestampsAfterEdit('brief', {
    before: first,
    after: second,
    textUpdatedAt: made,
    now: at(1),
    origins,
  })
  expect(issuesOf(second, changed)).toEqual(['items.0.heading.sv outdated', 'items.0.heading.no outdated'])
  const third = brief(item('new'), item('b', 'B'), item('a, changed', 'A'))
  const moved = { 'items.1': 'items.1', 'items.2': 'items.0' }
  const after = timestampsAfterEdit('brief', {
    before: second,
    after: third,
    textUpdatedAt: changed,
    now: at(2),
    origins: moved,
  })
  expect(issuesOf(third, after)).toEqual([
    'items.0.heading.sv missing',
    'items.0.heading.no missing',
    'items.2.heading.sv outdated',
    'items.2.heading.no outdated',
  ])
})

test('a document without timestamps has no outdated translations until its English changes', () => {
  const before = brief(item('a', 'A'))
  expect(issuesOf(before, {})).toEqual([])
  const after = brief(item('b', 'A'))
  expect(issuesOf(after, timestampsAfterEdit('brief', { before, after, textUpdatedAt: {}, now: at(0) }))).toHaveLength(
    2,
  )
})

test('a text without English has no missing translations', () => {
  expect(issuesOf(brief({ sv: 'Bara svenska' }), {})).toEqual([])
})

test('changes are listed with the labels of the form', () => {
  const before = { circles: { gallery: [{ url: '/a', alt: { en: 'A' } }] }, heroTitle: 'Plain' }
  const after = { circles: { gallery: [{ url: '/a', alt: { en: 'B' } }, { url: '/b' }] }, heroTitle: { en: 'Plain' } }
  expect(changesBetween('homepage', before, after).map(({ label, language }) => [label, language])).toEqual([
    ['Circles: pictures, 1: What it shows', 'en'],
    ['Circles: pictures, 2: Picture', null],
  ])
  expect(labelOf('brief', 'items.3')).toBe('Items, 4')
})

test('the same text in another notation is no change', () => {
  expect(changesBetween('note', { title: 'One' }, { title: { en: 'One' } })).toEqual([])
})

test('translation issues are counted by language', () => {
  expect(describeTranslationIssues([])).toBeNull()
  expect(
    describeTranslationIssues([
      { language: 'no', state: 'missing' },
      { language: 'sv', state: 'outdated' },
      { language: 'sv', state: 'missing' },
    ]),
  ).toBe('Svenska: 1 missing, 1 outdated · Norsk: 1 missing')
})
