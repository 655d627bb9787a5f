import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { noContent, noteFigures } from './model'
import { createContentService, getBrand, getNote, getSessions, listNotes } from './queries.server'
import { type ContentSource, noteQuery, notesQuery, sessionsQuery, siteQuery } from './sources/query'
import { sampleNotes } from './sources/sample-notes'

const begin = new Date('2026-11-16T09:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: begin }))
afterEach(() => void vi.useRealTimers())

const emptySite = { ...noContent }
const siteWithLine = (line: string) => ({ ...emptySite, site: { _id: 'site', trustedByLine: line } })
const note = { _id: 'n', slug: 'one', title: 'One', summary: 'In short.', date: '2026-10-01' }

/** A content service on a stub source, whose answers a test can change. */
function setUp(answers: Partial<Record<string, () => unknown>> = {}) {
  const fetch = vi.fn<ContentSource['fetch']>(
    async (query) => answers[query]?.() ?? (query === siteQuery ? emptySite : []),
  )
  const log = { warn: vi.fn() }
  return { answers, fetch, log, content: createContentService({ source: { name: 'stub', fetch }, log }) }
}
const down = () => {
  throw new Error('refused')
}

test('concurrent reads share one fetch, which is cached for 30 seconds', async () => {
  const { content, fetch } = setUp()
  await Promise.all(Array.from({ length: 50 }, () => content.get()))
  vi.setSystemTime(begin.getTime() + 29_999)
  await content.get()
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.setSystemTime(begin.getTime() + 30_000)
  await content.get()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('after a drop the next read has what was published', async () => {
  const { content, answers } = setUp({ [siteQuery]: () => siteWithLine('old') })
  expect((await content.get()).site?.trustedByLine?.en).toBe('old')
  answers[siteQuery] = () => siteWithLine('new')
  content.drop()
  expect((await content.get()).site?.trustedByLine?.en).toBe('new')
})

test('a fetch that was in flight during a drop is not cached', async () => {
  const late = Promise.withResolvers<unknown>()
  const { content, answers } = setUp({ [siteQuery]: () => late.promise })
  const early = content.get()
  answers[siteQuery] = () => siteWithLine('new')
  content.drop()
  expect((await content.get()).site?.trustedByLine?.en).toBe('new')
  late.resolve(siteWithLine('old'))
  await early
  expect((await content.get()).site?.trustedByLine?.en).toBe('new')
})

test('a read waits at most three seconds, and then aborts the fetch', async () => {
  const { content, fetch, log } = setUp({ [siteQuery]: () => new Promise(() => {}) })
  const waiting = content.get()
  await vi.advanceTimersByTimeAsync(2999)
  expect(fetch.mock.calls[0]?.[2].aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toEqual(noContent)
  expect(fetch.mock.calls[0]?.[2].aborted).toBe(true)
  expect(log.warn.mock.calls).toMatchObject([[{ kind: 'slow', source: 'stub' }, expect.any(String)]])
})

test('a source that is down is asked every ten seconds, and logged every minute', async () => {
  const { content, fetch, log } = setUp({ [siteQuery]: down, [notesQuery]: down })
  for (let second = 0; second < 60; second += 1) {
    vi.setSystemTime(begin.getTime() + second * 1000)
    expect(await content.get()).toEqual(noContent)
    expect(await content.listNotes()).toEqual([])
  }
  expect(fetch.mock.calls.filter(([query]) => query === siteQuery)).toHaveLength(6)
  expect(log.warn).toHaveBeenCalledTimes(1)
  vi.setSystemTime(begin.getTime() + 60_000)
  await content.get()
  expect(log.warn).toHaveBeenCalledTimes(2)
})

test('another kind of failure is logged at once', async () => {
  const { content, answers, log } = setUp({ [siteQuery]: down })
  await content.get()
  answers[siteQuery] = () => 'nonsense'
  content.drop()
  await content.get()
  expect(log.warn.mock.calls.map(([details]) => details.kind)).toEqual(['down', 'wrong'])
})

test('while the source fails each query returns its last good result', async () => {
  const { content, answers } = setUp({ [siteQuery]: () => siteWithLine('kept'), [notesQuery]: () => [note] })
  await Promise.all([content.get(), content.listNotes()])
  answers[siteQuery] = down
  answers[notesQuery] = () => [{ ...note, title: 'Newer' }]
  vi.setSystemTime(begin.getTime() + 3_600_000)
  expect((await content.get()).site?.trustedByLine?.en).toBe('kept')
  expect((await content.listNotes())[0]?.title.en).toBe('Newer')
})

test('a note whose body can’t be fetched is returned without it', async () => {
  const { content } = setUp({ [notesQuery]: () => [note], [noteQuery]: down })
  expect(await content.getNote('one')).toMatchObject({ title: { en: 'One' }, body: null })
})

test('unknown slugs are not fetched from the source', async () => {
  const { content, fetch } = setUp({ [notesQuery]: () => [note] })
  for (const slug of ['a', 'b', 'c']) expect(await content.getNote(slug)).toBeNull()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('the samples are shown until there is a note', async () => {
  const { content, answers } = setUp()
  const [sample] = sampleNotes
  expect(await listNotes({ content })).toEqual(sampleNotes)
  expect(await getNote({ content }, sample?.slug ?? '')).toEqual(sample)
  expect(await getNote({ content }, 'no-such-note')).toBeNull()
  answers[notesQuery] = () => [note]
  answers[noteQuery] = () => ({ ...note, body: 'Text.' })
  content.drop()
  expect((await listNotes({ content })).map(({ slug }) => slug)).toEqual(['one'])
  expect((await getNote({ content }, 'one'))?.body).toEqual({ en: ['Text.'] })
  expect(await getNote({ content }, sample?.slug ?? '')).toBeNull()
})

test('the samples are complete in three languages, with the right reading time', () => {
  expect(sampleNotes.map(({ figure }) => figure)).toEqual([...noteFigures])
  for (const { title, summary, category, body, readTime, date, marginNotes } of sampleNotes) {
    expect(date).toMatch(/^2025-/)
    for (const locale of ['en', 'sv', 'no'] as const) {
      for (const text of [title, summary, category]) expect(text?.[locale]).toBeTruthy()
      const paragraphs = body?.[locale] ?? []
      expect(paragraphs.length).toBe(body?.en.length)
      const marks = [...paragraphs.join(' ').matchAll(/\[(\d)\]/g)].map(([, number]) => Number(number))
      expect(marks).toEqual(marginNotes.map((_, index) => index + 1))
      for (const marginNote of marginNotes) expect(marginNote[locale]).toBeTruthy()
      expect(Math.ceil(paragraphs.join(' ').split(' ').length / 200)).toBe(readTime)
    }
  }
})

test('sessions are sorted by the time of the request, also when the content is cached', async () => {
  const soon = { _id: 's', title: 'Circle', city: 'Oslo', dateTime: '2026-11-16T09:00:10Z', isNext: true }
  const gone = { ...soon, _id: 'g', dateTime: '2026-09-01T16:00:00Z' }
  const { content } = setUp({
    [siteQuery]: () => ({ ...emptySite, nextSession: soon, upcoming: [soon] }),
    [sessionsQuery]: () => [gone],
  })
  const before = await getSessions({ content, now: begin })
  expect([before.next?.id, before.past.map(({ id }) => id)]).toEqual(['s', ['g']])
  const after = await getSessions({ content, now: new Date('2026-11-16T09:00:10Z') })
  expect([after.next, after.upcoming, after.past.map(({ id }) => id)]).toEqual([null, [], ['s', 'g']])
})

test('the published founder takes the place of the brand’s', async () => {
  const { content, answers } = setUp()
  const brand = brandFrom({ founder: 'Ada Lind' })
  expect((await getBrand({ content, brand })).founder).toBe('Ada Lind')
  answers[siteQuery] = () => ({ ...emptySite, site: { _id: 'site', founderName: 'Elin Åberg' } })
  content.drop()
  expect((await getBrand({ content, brand })).founder).toBe('Elin Åberg')
})
