import { expect, test } from 'vitest'
import { baseOf, changedFrom, isSaved, merge, shownText, withField } from './model'

const title = { name: 'title', label: 'Title' }
const place = { name: 'place', label: 'Place' }
const gallery = { name: 'gallery', label: 'Pictures', isList: true }
const compared = [title, place, gallery]

test('a field that one of the two has changed is theirs or mine; one that both have changed is a conflict', () => {
  const base = { title: ['A'], place: ['Oslo'], 'gallery.0.url': ['/a'] }
  const mine = { ...base, title: ['Mine'], place: ['Oslo'] }
  const theirs = { ...base, title: ['Theirs'], place: ['Bergen'], 'gallery.0.url': ['/b'] }
  const { values, conflict } = merge(compared, { base, mine, theirs })
  expect(conflict?.fields).toEqual([title])
  expect(conflict?.taken).toEqual([place, gallery])
  expect(values).toEqual({ title: ['Mine'], place: ['Bergen'], 'gallery.0.url': ['/b'] })
})

test('what I have changed alone stays mine, and is no conflict', () => {
  const base = { title: ['A'] }
  expect(merge(compared, { base, mine: { title: ['Mine'] }, theirs: base })).toEqual({
    values: { title: ['Mine'] },
    conflict: null,
  })
})

test('without a base every difference is a conflict, and the form has mine', () => {
  const { values, conflict } = merge(compared, {
    mine: { title: ['Mine'] },
    theirs: { title: ['Theirs'], place: ['Oslo'] },
  })
  expect(conflict?.fields).toEqual([title, place])
  expect(values).toEqual({ title: ['Mine'] })
})

test('line ends, spaces at the ends and empty fields are no difference', () => {
  const mine = { title: ['A\r\nB '], place: [''] }
  expect(merge(compared, { mine, theirs: { title: ['A\nB'] } }).conflict).toBeNull()
})

test('a list is chosen as a whole, with all its items', () => {
  const mine = { title: ['A'], 'gallery.0.url': ['/1'], 'gallery.0.was': ['0'], 'gallery.1.url': ['/2'] }
  const theirs = { 'gallery.0.url': ['/2'], 'gallery.0.was': ['0'] }
  expect(withField(mine, gallery, theirs)).toEqual({ title: ['A'], ...theirs })
  expect(shownText(mine, gallery)).toBe('/1\n/2')
})

test('where an item of a list was is no difference', () => {
  const mine = { 'gallery.0.url': ['/1'], 'gallery.0.was': [''] }
  expect(merge(compared, { mine, theirs: { 'gallery.0.url': ['/1'], 'gallery.0.was': ['0'] } }).conflict).toBeNull()
})

test('what a form began with is found from its values and the changed fields', () => {
  const before = { title: ['A'], place: ['Oslo'], 'gallery.0.url': ['/a'] }
  const values = { title: ['B'], place: ['Oslo'], added: ['x'] }
  const base = changedFrom(before, values)
  expect(base).toEqual({ title: ['A'], 'gallery.0.url': ['/a'], added: [] })
  expect(baseOf({ values, base })).toEqual({ ...before, added: [] })
})

test('values that have a label are shown by it', () => {
  const roles = { name: 'roles', label: 'For whom', labels: { supplier: 'Supplier' } }
  expect(shownText({ roles: ['supplier', 'other'] }, roles)).toBe('Supplier, other')
})

test('a text is saved when each field that is compared holds the same, whatever its line ends', () => {
  const stored = { title: ['A\nB'], 'gallery.0.url': ['/1'] }
  expect(isSaved(compared, { title: ['A\r\nB '], place: [''], 'gallery.0.url': ['/1'], version: ['3'] }, stored)).toBe(
    true,
  )
  expect(isSaved(compared, { ...stored, place: ['Oslo'] }, stored)).toBe(false)
  expect(isSaved([], stored, stored)).toBe(false)
})
