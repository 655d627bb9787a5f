import { expect, test } from 'vitest'
import { listToReturnTo, settingsForm, viewAddress, viewQuery } from './model'

test('a view is the filter of an address, without page, opened row and empty fields', () => {
  expect(viewQuery('?q=ward&role=&page=3&user=1&id=2&item=3&form=role&index')).toBe('q=ward')
  expect(viewQuery('?page=2')).toBe('')
  expect(viewAddress('/admin', 'q=ward')).toBe('/admin?q=ward')
  expect(viewAddress('/admin', '')).toBe('/admin')
})

test('without JavaScript a form of the settings returns to its list, and to no other address', () => {
  const back = new URL(settingsForm('density', '/admin/mail?state=failed'), 'http://x').searchParams.get('back')
  expect(listToReturnTo(back)).toBe('/admin/mail?state=failed')
  expect(listToReturnTo('/admin/content/note?q=a')).toBe('/admin/content/note?q=a')
  for (const other of [
    null,
    '',
    'https://evil.example/admin',
    '//evil.example/admin',
    '/account',
    '/admin/content/note/1',
    'javascript:x',
  ]) {
    expect(listToReturnTo(other)).toMatch(/^\/admin$/)
  }
})
