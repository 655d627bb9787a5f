import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noContent } from './model'
import { createContentService, getNote, getSessions, listNotes } from './queries.server'
import { type ContentSource, noteQuery, notesQuery, pastSessionsQuery, siteQuery } from './sources/query'
import { sampleNotes } from './sources/sample-notes'

const begin = new Date('2026-11-16T09:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: begin }))
afterEach(() => void vi.useRealTimers())

const emptySite = { ...noContent }
const siteSaying = (line: string) => ({ ...emptySite, site: { _id: 'site', trustedByLine: line } })
const note = { _id: 'n', slug: 'one', title: 'One', summary: 'In short.', date: '2026-10-01' }

/** A source whose answers a test changes as it goes. */
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

test('many who ask at once share one fetch, and its answer is kept for half a minute', async () => {
  const { content, fetch } = setUp()
  await Promise.all(Array.from({ length: 50 }, () => content.get()))
  vi.setSystemTime(begin.getTime() + 29_999)
  await content.get()
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.setSystemTime(begin.getTime() + 30_000)
  await content.get()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what an editor publishes is there as soon as the old is dropped', async () => {
  const { content, answers } = setUp({ [siteQuery]: () => siteSaying('old') })
  expect((await content.get()).site?.trustedByLine?.en).toBe('old')
  answers[siteQuery] = () => siteSaying('new')
  content.drop()
  expect((await content.get()).site?.trustedByLine?.en).toBe('new')
})

test('an answer that was under way when the content changed is not kept', async () => {
  const late = Promise.withResolvers<unknown>()
  const { content, answers } = setUp({ [siteQuery]: () => late.promise })
  const early = content.get()
  answers[siteQuery] = () => siteSaying('new')
  content.drop()
  expect((await content.get()).site?.trustedByLine?.en).toBe('new')
  late.resolve(siteSaying('old'))
  await early
  expect((await content.get()).site?.trustedByLine?.en).toBe('new')
})

test('nobody waits longer than three seconds, and the source is told', async () => {
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

test('what was said last is used for as long as the source fails, each part for itself', async () => {
  const { content, answers } = setUp({ [siteQuery]: () => siteSaying('kept'), [notesQuery]: () => [note] })
  await Promise.all([content.get(), content.listNotes()])
  answers[siteQuery] = down
  answers[notesQuery] = () => [{ ...note, title: 'Newer' }]
  vi.setSystemTime(begin.getTime() + 3_600_000)
  expect((await content.get()).site?.trustedByLine?.en).toBe('kept')
  expect((await content.listNotes())[0]?.title.en).toBe('Newer')
})

test('a note whose text can not be read is shown without it', async () => {
  const { content } = setUp({ [notesQuery]: () => [note], [noteQuery]: down })
  expect(await content.getNote('one')).toMatchObject({ title: { en: 'One' }, body: null })
})

test('addresses that no note has cost the source nothing', async () => {
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

test('the samples are whole in three languages, and say truly how long they take', () => {
  expect(sampleNotes).toHaveLength(3)
  for (const { title, summary, category, body, readTime, date } of sampleNotes) {
    expect(date).toMatch(/^2025-/)
    for (const locale of ['en', 'sv', 'no'] as const) {
      for (const text of [title, summary, category]) expect(text?.[locale]).toBeTruthy()
      const paragraphs = body?.[locale] ?? []
      expect(paragraphs.length).toBe(body?.en.length)
      expect(Math.ceil(paragraphs.join(' ').split(' ').length / 200)).toBe(readTime)
    }
  }
})

test('sessions are sorted by the clock of the request, also when the answer is older', async () => {
  const soon = { _id: 's', title: 'Circle', city: 'Oslo', dateTime: '2026-11-16T09:00:10Z', isNext: true }
  const gone = { ...soon, _id: 'g', dateTime: '2026-09-01T16:00:00Z' }
  const { content } = setUp({
    [siteQuery]: () => ({ ...emptySite, nextSession: soon, upcoming: [soon] }),
    [pastSessionsQuery]: () => [gone],
  })
  const before = await getSessions({ content, now: begin })
  expect([before.next?.id, before.past.map(({ id }) => id)]).toEqual(['s', ['g']])
  const after = await getSessions({ content, now: new Date('2026-11-16T09:00:10Z') })
  expect([after.next, after.upcoming, after.past.map(({ id }) => id)]).toEqual([null, [], ['s', 'g']])
})
