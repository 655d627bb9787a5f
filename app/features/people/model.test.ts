import { expect, test } from 'vitest'
import { entryPage, readCursor, timelinePage, writeCursor } from './model'
import { countLabel, totalLabel } from './ui/labels'

test('a cursor is read as it was written, and nothing else is one', () => {
  const cursor = { at: '2026-11-16T09:00:00.123456Z', type: 'event-answered', id: '1a2b-3c' }
  expect(readCursor(writeCursor(cursor))).toEqual(cursor)
  for (const text of ['', '~', 'x~mail~1', '2026-11-16T09:00:00Z~mail~1', '2026-11-16T09:00:00.123456Z~mail']) {
    expect(readCursor(text)).toBeNull()
  }
})

test('a view of the timeline has one address', () => {
  expect(timelinePage('/admin/people/x', { show: 'all' })).toBe('/admin/people/x#timeline')
  expect(timelinePage('/admin/people/x', { show: 'mails', before: 'a~b' })).toBe(
    '/admin/people/x?show=mails&before=a%7Eb#timeline',
  )
})

test('an entry leads to what it is about', () => {
  expect(entryPage({ type: 'answered', id: 'a', ref: 'circles.7' })).toBe('/admin/inbox?item=circles.7')
  expect(entryPage({ type: 'downloaded', id: 'a', ref: '7' })).toBe('/admin/content/insights/7')
  expect(entryPage({ type: 'note', id: 'a', ref: '7' })).toBeNull()
})

test('what the chips show adds up to the first one', () => {
  expect(totalLabel({ mails: 12, notes: 3 })).toBe('15')
  expect(totalLabel({ mails: 1001, notes: 3 })).toBe('1,003+')
  expect(countLabel({ mails: 1001 }, 'mails')).toBe('1,000+')
  expect(countLabel({}, 'mails')).toBe('0')
})
