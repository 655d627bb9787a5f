import { expect, test } from 'vitest'
import { type Brief, type ContentService, noContent } from '~/features/content/model'
import { getLetter, getNewsletter, hasLetter, listLetters } from './queries.server'

const brief = (weekStart: string, overrides: Partial<Brief> = {}): Brief => ({
  id: `brief-${weekStart}`,
  weekStart,
  title: null,
  opening: null,
  items: [{ heading: { en: 'One heading', sv: 'En rubrik' }, text: null, plan: null }],
  question: null,
  ...overrides,
})

const reader = (briefs: Brief[], locale: 'en' | 'sv' = 'en') => ({
  locale,
  // The queries read nothing else of it.
  content: {
    get: async () => ({ ...noContent, latestBrief: briefs[0] ?? null }),
    listBriefs: async () => briefs,
  } as ContentService,
})

test('while no letter is published there is one, marked as the sample', async () => {
  const ctx = reader([])
  expect((await listLetters(ctx)).map(({ week }) => week)).toEqual(['sample'])
  expect((await getNewsletter(ctx)).letter.week).toBe('sample')
  expect(await hasLetter(ctx, 'sample')).toBe(true)
})

test('the sample is gone as soon as a letter is published', async () => {
  const ctx = reader([brief('2026-11-09')])
  expect((await getNewsletter(ctx)).letter.week).toBe('2026-11-09')
  expect(await hasLetter(ctx, 'sample')).toBe(false)
  await expect(getLetter(ctx, 'sample')).rejects.toMatchObject({ kind: 'not-found' })
})

test('a letter without a title is listed by its first heading, in the reader’s language', async () => {
  const [letter] = await listLetters(reader([brief('2026-11-09')], 'sv'))
  expect(letter?.title).toEqual({ text: 'En rubrik' })
})

test('of two letters of one week only the first is listed', async () => {
  const ctx = reader([brief('2026-11-09', { title: { en: 'New' } }), brief('2026-11-09'), brief('2026-11-02')])
  expect((await listLetters(ctx)).map(({ week }) => week)).toEqual(['2026-11-09', '2026-11-02'])
  expect((await getLetter(ctx, '2026-11-09')).letter.title.text).toBe('New')
})
