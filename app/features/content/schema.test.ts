import { expect, test } from 'vitest'
import type { z } from 'zod'
import { documentSchemas, readDocument } from './schema'

const { homepage, note, site, testimonial, circleSession } = documentSchemas

const aNote = { _id: 'n', slug: 'one', title: 'One', summary: 'In short.', date: '2026-10-01' }

test('only invalid parts are left out of a document, and their paths are reported', () => {
  const { value, wrong } = readDocument(homepage, {
    _id: 'home',
    heroTitle: { en: 'Title', sv: 12 },
    heroSub: ['not', 'a', 'text'],
    what: { signals: 'not an object', circles: { body: 'Kept' } },
    circles: {
      expect: ['Kept', 5, 'Kept too'],
      gallery: [{ url: '/a.jpg' }, { url: 'http://plain.example/b.jpg', alt: 'b' }, { url: '/c.jpg', alt: 'c' }],
    },
  })
  expect(value).toMatchObject({
    heroTitle: { en: 'Title' },
    heroSub: null,
    what: { signals: { body: null }, circles: { body: { en: 'Kept' } } },
    circles: { expect: [{ en: 'Kept' }, { en: 'Kept too' }], gallery: [{ url: '/c.jpg', alt: { en: 'c' } }] },
  })
  expect(value?.heroTitle?.sv).toBeUndefined()
  expect(wrong.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['heroTitle.sv', 'heroSub.en', 'what.signals', 'circles.expect.1', 'circles.gallery.0.alt']),
  )
})

test('empty fields are absent, and not reported as wrong', () => {
  const { value, wrong } = readDocument(homepage, {
    _id: 'home',
    heroTitle: { _type: 'localeString', en: ' ', sv: '' },
    circles: { expect: null, venue: '' },
  })
  expect(value).toMatchObject({ heroTitle: null, circles: { expect: [], venue: null } })
  expect(wrong).toEqual([])
})

test.for([
  ['a note without a title', note, { ...aNote, title: '' }],
  ['a note without English', note, { ...aNote, title: { sv: 'Ett' } }],
  ['a note on a day that does not exist', note, { ...aNote, date: '2026-02-30' }],
  ['a note whose slug has a slash', note, { ...aNote, slug: 'a/b' }],
  ['a quote without an author', testimonial, { _id: 't', quote: 'Useful.' }],
  [
    'a session without a UTC offset',
    circleSession,
    { _id: 's', title: 'C', city: 'Oslo', dateTime: '2026-11-20T18:00' },
  ],
  ['a document without an id', note, { ...aNote, _id: undefined }],
  ['no document', note, 'note'],
] as const)('%s is dropped', ([, schema, raw]) => {
  const { value, wrong } = readDocument<unknown>(schema as z.ZodType, raw)
  expect(value).toBeNull()
  expect(wrong).not.toEqual([])
})

test.for([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'http://plain.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'https://elsewhere.example/company/nordbro',
])('a link to %s is left out', (linkedinUrl) => {
  expect(readDocument(site, { _id: 'site', linkedinUrl, privacyUrl: '/privacy' }).value).toMatchObject({
    linkedinUrl: null,
    privacyUrl: '/privacy',
  })
})

test('reading does not change the raw document', () => {
  const raw = Object.freeze({ _id: 'home', circles: Object.freeze({ expect: Object.freeze([5, 'Kept']) }) })
  expect(readDocument(homepage, raw).value?.circles.expect).toEqual([{ en: 'Kept' }])
  expect(raw.circles.expect).toEqual([5, 'Kept'])
})
