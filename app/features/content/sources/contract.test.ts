import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { contentDocuments, type EditedType } from '~/db/schema/documents'
import { events } from '~/db/schema/events'
import type { Ctx } from '~/web/ctx.server'
import { type ContentRow, createdAt, noteRow, type RowFields, startSanity } from '../../../../test/sanity'
import { test as base } from '../../../../test/test'
import { createContentService } from '../queries.server'
import { createDocumentsSource } from './documents.server'
import type { ContentSource } from './query'

/** A source and a function that adds documents to it. The clock of both sources is `Date`. */
type SourceSetup = { source: ContentSource; fill: (rows: ContentRow[]) => Promise<void> }

const test = base
  .extend('sanity', async ({ task: _task }, { onCleanup }) => {
    const server = await startSanity()
    onCleanup(server.stop)
    return server
  })
  .extend('setups', ({ ctx, sanity }) => ({
    documents: (): SourceSetup => ({ source: createDocumentsSource(ctx.db), fill: (rows) => fillTable(ctx, rows) }),
    sanity: (): SourceSetup => ({ source: sanity.source, fill: async (rows) => void sanity.rows.push(...rows) }),
  }))

const log = { warn: vi.fn() }
const serviceOf = ({ source }: SourceSetup) => createContentService({ source, log, timeoutMs: 1000 })

beforeEach(() => {
  log.warn.mockClear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T09:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

/** Ids of sessions are those of events, by the name that a test gives. */
const names = new Map<string, string>()
function sessionId(name: string) {
  const id = `6b3f2c1e-0000-4000-8000-${name.padEnd(6, '0').slice(0, 6).replaceAll(/./g, hexOf)}`
  names.set(id, name)
  return id
}
const hexOf = (letter: string) => letter.charCodeAt(0).toString(16).slice(-2).padStart(2, '0')

const session = (name: string, dateTime: string, overrides: RowFields = {}): ContentRow => ({
  id: sessionId(name),
  type: 'circleSession',
  published: { title: `Circle ${name}`, city: { en: 'Oslo' }, dateTime, ...overrides },
})
const ids = (documents: { id: string }[]) => documents.map(({ id }) => names.get(id) ?? id)

describe.for(['documents', 'sanity'] as const)('the %s source', (name) => {
  test('answers the site query, each part limited and ordered as the pages show it', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([
      {
        id: 'site',
        type: 'site',
        published: {
          contactEmail: 'team@nordbro.example',
          privacyUrl: '/privacy',
          trustedByLine: 'Read by boards',
          founderName: 'Ada Lind',
          founderRecord: ['One.', { en: 'Two.', sv: 'Två.' }],
          founderPortrait: '/media/ada.webp',
          founderVoice: true,
        },
      },
      {
        id: 'home',
        type: 'homepage',
        published: {
          heroTitle: { en: 'Care, together', sv: 'Vård, tillsammans', no: '' },
          what: { signals: { body: 'One letter.' } },
          circles: {
            expect: ['One question', { en: 'One table', no: 'Ett bord' }],
            for: ['Leaders'],
            gallery: [{ url: '/media/room.jpg', alt: 'A long table' }],
          },
        },
      },
      session('fourth', '2026-12-20T18:00:00+01:00'),
      // Compared as strings, the first of these two would come second.
      session('first', '2026-11-20T19:00:00+02:00'),
      session('second', '2026-11-20T18:00:00Z', { isNext: true }),
      session('third', '2026-12-01T18:00:00Z', { isNext: true, city: 'Helsinki' }),
      session('fifth', '2027-01-20T18:00:00Z'),
      session('gone', '2026-11-16T08:59:00Z', { isNext: true }),
      noteRow('older', '2026-01-10'),
      noteRow('newest', '2026-10-10'),
      { id: 'brief-1', type: 'brief', published: { weekStart: '2026-11-02', items: ['a'] } },
      { id: 'brief-2', type: 'brief', published: { weekStart: '2026-11-09', items: ['b', { en: 'c', sv: 'd' }] } },
      ...[7, 6, 5, 4, 3, 2, 1].map((n): ContentRow => {
        return { id: `logo-${n}`, type: 'clientLogo', published: { image: `/media/${n}.svg`, alt: `Sample ${n}` } }
      }),
      ...[3, 1, 2].map((rank): ContentRow => {
        return { id: `voice-${rank}`, type: 'testimonial', published: { quote: 'Useful.', author: 'A chief', rank } }
      }),
      ...[4, 3, 1, 2].map((rank): ContentRow => {
        const published = { market: 'Norway', context: 'One.', move: 'Two.', result: 'Three.', rank }
        return { id: `case-${rank}`, type: 'microCase', published }
      }),
    ])
    const content = await serviceOf(setup).get()
    expect(content.site).toMatchObject({
      contactEmail: 'team@nordbro.example',
      privacyUrl: '/privacy',
      trustedByLine: { en: 'Read by boards' },
      linkedinUrl: null,
      founderName: 'Ada Lind',
      founderRole: null,
      founderRecord: [{ en: 'One.' }, { en: 'Two.', sv: 'Två.' }],
      founderPortrait: '/media/ada.webp',
      founderVoice: true,
    })
    expect(content.home).toMatchObject({
      heroTitle: { en: 'Care, together', sv: 'Vård, tillsammans' },
      heroSub: null,
      what: { signals: { body: { en: 'One letter.' } }, circles: { body: null } },
      circles: {
        expect: [{ en: 'One question' }, { en: 'One table', no: 'Ett bord' }],
        for: [{ en: 'Leaders' }],
        values: [],
        gallery: [{ url: '/media/room.jpg', alt: { en: 'A long table' } }],
      },
    })
    expect(names.get(content.nextSession?.id ?? '')).toBe('second')
    expect(ids(content.upcoming)).toEqual(['first', 'second', 'third'])
    expect(content.upcoming[2]).toMatchObject({ timeZone: 'Europe/Helsinki', dateTime: '2026-12-01T18:00:00.000Z' })
    expect(names.get(content.laterSession?.id ?? '')).toBe('fourth')
    expect(content.latestNote).toMatchObject({ slug: 'newest', body: null })
    expect(content.latestBrief).toEqual({
      id: 'brief-2',
      weekStart: '2026-11-09',
      title: null,
      opening: null,
      items: [
        { heading: { en: 'b' }, text: null, plan: null },
        { heading: { en: 'c', sv: 'd' }, text: null, plan: null },
      ],
      question: null,
    })
    expect(ids(content.logos)).toEqual(['logo-7', 'logo-6', 'logo-5', 'logo-4', 'logo-3', 'logo-2'])
    expect(ids(content.testimonials)).toEqual(['voice-1', 'voice-2'])
    expect(ids(content.microCases)).toEqual(['case-1', 'case-2', 'case-3'])
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('without documents returns nulls and empty lists, and logs no failure', async ({ setups }) => {
    const service = serviceOf(setups[name]())
    expect(await service.get()).toMatchObject({ site: null, home: null, nextSession: null, upcoming: [], logos: [] })
    expect(await service.listNotes()).toEqual([])
    expect(await service.getNote('any')).toBeNull()
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('lists notes newest first, and returns the body of one by its slug', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([
      noteRow('first', '2026-01-10'),
      // As Sanity writes them: a slug object, a time, blocks of spans.
      noteRow('second', '2026-02-10T09:00:00Z', {
        slug: { _type: 'slug', current: 'second' },
        readTime: '4 min',
        body: { en: [block('One ', 'paragraph.'), { _type: 'image' }, block('Another.')], sv: ['Ett stycke.'] },
      }),
    ])
    const service = serviceOf(setup)
    expect((await service.listNotes()).map(({ slug, date, body }) => [slug, date, body])).toEqual([
      ['second', '2026-02-10', null],
      ['first', '2026-01-10', null],
    ])
    expect((await service.getNote('first'))?.body).toEqual({ en: ['First.', 'Second.'] })
    expect(await service.getNote('second')).toMatchObject({
      readTime: 4,
      body: { en: ['One paragraph.', 'Another.'], sv: ['Ett stycke.'] },
    })
    expect(await service.getNote('" || true || "')).toBeNull()
  })

  test('lists letters newest first, with all their parts', async ({ setups }) => {
    const setup = setups[name]()
    const item = { heading: { en: 'H', sv: 'R' }, text: 'T', plan: { en: 'P' }, _key: 'k' }
    await setup.fill([
      { id: 'old', type: 'brief', published: { weekStart: '2026-10-05', items: ['Plain'] } },
      {
        id: 'new',
        type: 'brief',
        published: { weekStart: '2026-10-12', title: 'Short', opening: 'O', items: [item], question: { en: 'Q?' } },
      },
    ])
    expect(await serviceOf(setup).listBriefs()).toEqual([
      {
        id: 'new',
        weekStart: '2026-10-12',
        title: { en: 'Short' },
        opening: { en: 'O' },
        items: [{ heading: { en: 'H', sv: 'R' }, text: { en: 'T' }, plan: { en: 'P' } }],
        question: { en: 'Q?' },
      },
      expect.objectContaining({ id: 'old', items: [{ heading: { en: 'Plain' }, text: null, plan: null }] }),
    ])
  })

  test('returns the figure of a listed note, and the pull quote with its body', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([
      noteRow('drawn', '2026-01-10', { figure: 'who-pays', pullQuote: 'First.' }),
      noteRow('unknown-figure', '2026-01-09', { figure: 'no-such-figure' }),
    ])
    const service = serviceOf(setup)
    expect((await service.listNotes()).map(({ figure }) => figure)).toEqual(['who-pays', null])
    expect(await service.getNote('drawn')).toMatchObject({ figure: 'who-pays', pullQuote: { en: 'First.' } })
  })

  test('returns the margin notes with the body of a note', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([
      noteRow('marked', '2026-01-10', { marginNotes: ['Plain.', { en: 'Two.', sv: 'Två.' }, { sv: 'Bara' }] }),
    ])
    const service = serviceOf(setup)
    expect((await service.listNotes()).map(({ marginNotes }) => marginNotes)).toEqual([[]])
    expect((await service.getNote('marked'))?.marginNotes).toEqual([{ en: 'Plain.' }, { en: 'Two.', sv: 'Två.' }])
  })

  test('returns no draft, whatever the query', async ({ setups }) => {
    const setup = setups[name]()
    const secret = { ...noteRow('secret', '2026-11-01').published, title: 'Not yet' }
    await setup.fill([
      { id: 'draft-only', type: 'note', draft: secret },
      { ...noteRow('public', '2026-01-10'), draft: { ...secret, slug: 'public' } },
    ])
    expect(ids(await serviceOf(setup).listNotes())).toEqual(['note-public'])
    const everything = await setup.source.fetch('*', {}, AbortSignal.timeout(5000))
    expect(everything).toHaveLength(1)
    expect(JSON.stringify(everything)).not.toContain('Not yet')
  })

  test('leaves out and logs an invalid document, and returns the others', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([
      noteRow('good', '2026-01-10'),
      noteRow('no-day', 'soon'),
      noteRow('half', '2026-03-10', { category: 7, title: { en: 'Half', sv: 5 } }),
      { id: 'script', type: 'clientLogo', published: { image: 'javascript:alert(1)', alt: 'x' } },
      { id: 'fine', type: 'clientLogo', published: { image: 'https://cdn.sanity.io/images/x.png', alt: 'x' } },
    ])
    const service = serviceOf(setup)
    expect(await service.listNotes()).toMatchObject([
      { slug: 'half', title: { en: 'Half' }, category: null },
      { slug: 'good' },
    ])
    expect(ids((await service.get()).logos)).toEqual(['fine'])
    const logged = log.warn.mock.calls.map(([details]) => details.document)
    expect(logged).toEqual(expect.arrayContaining(['note-no-day', 'note-half', 'script']))
    expect(logged).not.toContain('note-good')
  })

  test('sessions past and ahead are listed, the latest first', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([session('gone', '2026-09-01T18:00:00+02:00'), session('soon', '2026-12-01T18:00:00+01:00')])
    expect(ids(await serviceOf(setup).listSessions())).toEqual(['soon', 'gone'])
  })

  test('a session is next until it begins, and then past', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([session('soon', '2026-11-16T18:00:00+01:00', { isNext: true })])
    const service = serviceOf(setup)
    vi.setSystemTime(new Date('2026-11-16T16:59:00Z'))
    expect((await service.get()).nextSession?.id).toBe(sessionId('soon'))
    vi.setSystemTime(new Date('2026-11-16T17:00:00Z'))
    expect(await service.get()).toMatchObject({ nextSession: null, upcoming: [] })
    expect(ids(await service.listSessions())).toEqual(['soon'])
  })
})

const block = (...spans: string[]) => ({ _type: 'block', children: spans.map((text) => ({ _type: 'span', text })) })

const isEdited = (row: ContentRow): row is ContentRow & { type: EditedType } => row.type !== 'circleSession'

/** Sessions are events in our own tables, and all else is documents. */
async function fillTable({ db }: Ctx, rows: ContentRow[]) {
  const documents = rows.filter(isEdited).map((row, index) => ({
    ...row,
    createdAt: createdAt(index),
    ...(row.published ? { publishedAt: createdAt(index) } : {}),
  }))
  if (documents.length > 0) await db.insert(contentDocuments).values(documents)
  for (const { id, published } of rows.filter((row) => !isEdited(row))) {
    const { title, city, dateTime, isNext } = sessionFields.parse(published)
    await db.insert(events).values({
      ...{ id, title, city, isNext, isPublic: true, eventType: 'Strategic Circle', location: city, roles: [] },
      ...{ eventDate: new Date(dateTime), timeZone: 'Europe/Stockholm' },
    })
  }
}

const sessionFields = z.object({
  title: z.string(),
  city: z.union([z.string(), z.object({ en: z.string() }).transform(({ en }) => en)]),
  dateTime: z.string(),
  isNext: z.boolean().default(false),
})
