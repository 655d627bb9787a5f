import { describe, expect, test } from 'vitest'
import { type Values, valuesOf } from './model'
import { arrange, documentInput } from './schema'

const draft = (type: 'note' | 'brief' | 'homepage' | 'testimonial', values: Values) =>
  documentInput(type, 'draft').safeParse(values)

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

const note = { 'title.en': 'One', slug: 'one', 'summary.en': 'In short.', date: '2026-11-01' }

test('stored fields survive a round trip through the form', () => {
  const homepage = {
    heroTitle: { en: 'Hello', sv: 'Hej' },
    what: { signals: { body: { en: 'Signals' } } },
    circles: {
      expect: [{ en: 'One', no: 'En' }, { en: 'Two' }],
      gallery: [{ url: '/media/a.jpg', alt: { en: 'A table' } }],
      venue: { en: 'Here' },
    },
  }
  expect(draft('homepage', valuesOf('homepage', homepage)).data?.fields).toEqual(homepage)
})

test('stored lists of paragraphs and plain texts fill the form as text', () => {
  const values = valuesOf('note', { title: 'Plain', body: { en: ['One.', 'Two.'] } })
  expect([values['title.en'], values['body.en']]).toEqual(['Plain', 'One.\n\nTwo.'])
})

test('an item of a brief that is a text alone fills the heading, and is stored with its parts', () => {
  const values = valuesOf('brief', { weekStart: '2026-11-02', items: ['Plain', { en: 'Two', sv: 'Två' }] })
  expect([values['items.0.heading.en'], values['items.1.heading.sv']]).toEqual(['Plain', 'Två'])
  expect(draft('brief', values).data?.fields.items).toEqual([
    { heading: { en: 'Plain' } },
    { heading: { en: 'Two', sv: 'Två' } },
  ])
})

test('the margin notes of a note are stored in their order', () => {
  const fields = { marginNotes: [{ en: 'First.', sv: 'Ett.' }, { en: 'Second.' }] }
  expect(draft('note', valuesOf('note', fields)).data?.fields).toEqual(fields)
})

test('a choice that is not in the list is refused', () => {
  expect(draft('note', { figure: 'who-pays' }).data?.fields).toEqual({ figure: 'who-pays' })
  expect(problems(draft('note', { figure: 'who-knows' }))).toEqual({ figure: 'wrong' })
})

test('a draft may lack any field, but no field may be invalid', () => {
  expect(draft('note', {}).success).toBe(true)
  expect(draft('note', { 'title.sv': 'Bara svenska' }).data?.fields).toEqual({ title: { sv: 'Bara svenska' } })
  expect(problems(draft('note', { date: 'soon', readTime: 'long', slug: 'a b', 'title.en': 'a\0b' }))).toEqual({
    date: 'wrong',
    readTime: 'wrong',
    slug: 'wrong',
    'title.en': 'characters',
  })
  expect(problems(draft('note', { readTime: '3 apples' }))).toEqual({ readTime: 'wrong' })
  expect(problems(draft('note', { readTime: '1e1' }))).toEqual({ readTime: 'wrong' })
  expect(draft('note', { 'title.sv': 'x'.repeat(200) }).success).toBe(true)
  expect(problems(draft('note', { 'title.sv': 'x'.repeat(201) }))).toEqual({ 'title.sv': 'tooLong' })
  expect(problems(draft('note', { 'summary.sv': 'x'.repeat(2001) }))).toEqual({ 'summary.sv': 'tooLong' })
  expect(draft('note', { 'body.en': 'x'.repeat(20_000) }).success).toBe(true)
  expect(problems(draft('note', { 'body.en': `short\n\n${'x'.repeat(20_001)}` }))).toEqual({ 'body.en': 'tooLong' })
})

test('publishing reports every missing or wrong field at its control', () => {
  const faults = (values: Values) => problems(documentInput('note', 'complete').safeParse(values))
  expect(faults(note)).toEqual({})
  expect(faults({ 'title.sv': 'Titel' })).toEqual({
    'title.en': 'required',
    slug: 'required',
    'summary.en': 'required',
    date: 'required',
  })
  const homepage = documentInput('homepage', 'complete')
  const picture = { 'circles.gallery.0.was': '', 'circles.gallery.0.url': '/media/a.jpg' }
  expect(problems(homepage.safeParse(picture))).toEqual({ 'circles.gallery.0.alt.en': 'required' })
  expect(problems(homepage.safeParse({ 'circles.expect.0.was': '' }))).toEqual({ 'circles.expect.0.en': 'required' })
  expect(problems(homepage.safeParse({ ...picture, 'circles.gallery.0.url': 'javascript:alert(1)' }))).toMatchObject({
    'circles.gallery.0.url': 'wrong',
  })
  expect(problems(documentInput('brief', 'complete').safeParse({ weekStart: '2026-11-02' }))).toEqual({
    items: 'required',
  })
})

test.each([
  'https://elsewhere.example/logo.svg',
  'https://cdn.sanity.io/images/logo.svg',
  'http://elsewhere.example/logo.svg',
  '//elsewhere.example/logo.svg',
  '/\\elsewhere.example/logo.svg',
  'data:image/svg+xml,<svg/>',
])('the picture %s, which no page would load, is refused in drafts and when publishing', (url) => {
  const logo = { image: url, 'alt.en': 'A logo' }
  const picture = { 'circles.gallery.0.was': '', 'circles.gallery.0.url': url, 'circles.gallery.0.alt.en': 'A table' }
  for (const needs of ['draft', 'complete'] as const) {
    expect(problems(documentInput('clientLogo', needs).safeParse(logo))).toEqual({ image: 'wrong' })
    expect(problems(documentInput('homepage', needs).safeParse(picture))).toEqual({ 'circles.gallery.0.url': 'wrong' })
  }
  expect(problems(documentInput('clientLogo', 'complete').safeParse({ ...logo, image: '/media/1' }))).toEqual({})
})

test.each([
  '<script>alert(1)</script>',
  "'; drop table content_documents; --",
  '{{7*7}} %s %d %n \\u0000',
  '田中さんにあげて下さい 🧑🏽‍⚕️ ﷽ \u202eabc',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  '__proto__',
  'a\nb\r\nc',
])('any text comes back the same: %s', (typed) => {
  const { fields } = draft('testimonial', { 'quote.en': typed, author: typed, 'role.no': typed }).data ?? {}
  const values = valuesOf('testimonial', fields ?? {})
  const normalized = typed.replaceAll('\r\n', '\n')
  expect([values['quote.en'], values.author, values['role.no']]).toEqual([normalized, normalized, normalized])
})

describe('a list', () => {
  const values = {
    version: '3',
    'heroTitle.en': 'Hello',
    'circles.expect.0.was': '0',
    'circles.expect.0.en': 'a',
    'circles.expect.1.was': '1',
    'circles.expect.1.en': 'b',
    'circles.expect.1.sv': 'b på svenska',
    'confirmed.circles.expect.1.sv': 'on',
    'circles.expect.2.was': '2',
    'circles.expect.2.en': 'c',
    'circles.gallery.0.was': '0',
    'circles.gallery.0.url': '/a',
  }
  const rearranged = (operation: 'up' | 'down' | 'remove' | 'add', at: string) => {
    const { values: after, focus } = arrange('homepage', { operation, at, values })
    const order = [0, 1, 2, 3].map((index) => after[`circles.expect.${index}.en`]).filter(Boolean)
    return { after, focus, order: order.join('') }
  }

  test('is reordered with all controls of an item', () => {
    const { after, order, focus } = rearranged('up', 'circles.expect.1')
    expect([order, focus]).toEqual(['bac', 'circles.expect.0'])
    expect(after).toMatchObject({
      version: '3',
      'heroTitle.en': 'Hello',
      'circles.expect.0.was': '1',
      'circles.expect.0.sv': 'b på svenska',
      'confirmed.circles.expect.0.sv': 'on',
      'circles.gallery.0.url': '/a',
    })
    expect(after).not.toHaveProperty('confirmed.circles.expect.1.sv')
    expect(rearranged('down', 'circles.expect.1').order).toBe('acb')
    expect(rearranged('up', 'circles.expect.0').order).toBe('abc')
    expect(rearranged('down', 'circles.expect.2').order).toBe('abc')
  })

  test('loses and gains items', () => {
    expect(rearranged('remove', 'circles.expect.1')).toMatchObject({ order: 'ac', focus: 'circles.expect.1' })
    const added = rearranged('add', 'circles.expect')
    expect([added.focus, added.after['circles.expect.3.was']]).toEqual(['circles.expect.3', ''])
    expect(rearranged('remove', 'circles.expect.9').order).toBe('abc')
    expect(rearranged('up', '__proto__').order).toBe('abc')
  })

  test('reports the earlier path of each item', () => {
    const { after } = rearranged('up', 'circles.expect.2')
    expect(draft('homepage', after).data?.origins).toMatchObject({
      'circles.expect.1': 'circles.expect.2',
      'circles.expect.2': 'circles.expect.1',
    })
  })
})
