import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { evaluate, parse } from 'groq-js'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { contentDocuments } from '~/db/schema/documents'
import type { Ctx } from '~/web/ctx.server'
import { test as base } from '../../../../test/test'
import { createContentService } from '../queries.server'
import { createDocumentsSource } from './documents.server'
import { type ContentSource, siteQuery } from './query'
import { createSanitySource } from './sanity.server'

type Fields = Record<string, unknown>
type Row = { id: string; type: (typeof contentDocuments.$inferInsert)['type']; published?: Fields; draft?: Fields }
/** A source and a function that adds documents to it. The clock of both sources is `Date`. */
type SourceSetup = { source: ContentSource; fill: (rows: Row[]) => Promise<void> }

const firstCreatedAt = Date.parse('2026-01-05T08:00:00Z')
const createdAt = (index: number) => new Date(firstCreatedAt + index * 60_000)

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

const session = (id: string, dateTime: string, overrides: Fields = {}): Row => ({
  id,
  type: 'circleSession',
  published: { title: `Circle ${id}`, city: { en: 'Oslo' }, dateTime, ...overrides },
})
const note = (slug: string, date: string, overrides: Fields = {}): Row => ({
  id: `note-${slug}`,
  type: 'note',
  published: { slug, date, title: `On ${slug}`, summary: 'In short.', body: 'First.\n\nSecond.', ...overrides },
})
const ids = (documents: { id: string }[]) => documents.map(({ id }) => id)

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
      note('older', '2026-01-10'),
      note('newest', '2026-10-10'),
      { id: 'brief-1', type: 'brief', published: { weekStart: '2026-11-02', items: ['a'] } },
      { id: 'brief-2', type: 'brief', published: { weekStart: '2026-11-09', items: ['b', { en: 'c', sv: 'd' }] } },
      ...[7, 6, 5, 4, 3, 2, 1].map((n): Row => {
        return { id: `logo-${n}`, type: 'clientLogo', published: { image: `/media/${n}.svg`, alt: `Sample ${n}` } }
      }),
      ...[3, 1, 2].map((rank): Row => {
        return { id: `voice-${rank}`, type: 'testimonial', published: { quote: 'Useful.', author: 'A chief', rank } }
      }),
      ...[4, 3, 1, 2].map((rank): Row => {
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
    expect(content.nextSession?.id).toBe('second')
    expect(ids(content.upcoming)).toEqual(['first', 'second', 'third'])
    expect(content.upcoming[2]).toMatchObject({ timeZone: 'Europe/Helsinki', dateTime: '2026-12-01T18:00:00.000Z' })
    expect(content.laterSession?.id).toBe('fourth')
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
      note('first', '2026-01-10'),
      // As Sanity writes them: a slug object, a time, blocks of spans.
      note('second', '2026-02-10T09:00:00Z', {
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
      note('drawn', '2026-01-10', { figure: 'who-pays', pullQuote: 'First.' }),
      note('unknown-figure', '2026-01-09', { figure: 'no-such-figure' }),
    ])
    const service = serviceOf(setup)
    expect((await service.listNotes()).map(({ figure }) => figure)).toEqual(['who-pays', null])
    expect(await service.getNote('drawn')).toMatchObject({ figure: 'who-pays', pullQuote: { en: 'First.' } })
  })

  test('returns the margin notes with the body of a note', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([
      note('marked', '2026-01-10', { marginNotes: ['Plain.', { en: 'Two.', sv: 'Två.' }, { sv: 'Bara' }] }),
    ])
    const service = serviceOf(setup)
    expect((await service.listNotes()).map(({ marginNotes }) => marginNotes)).toEqual([[]])
    expect((await service.getNote('marked'))?.marginNotes).toEqual([{ en: 'Plain.' }, { en: 'Two.', sv: 'Två.' }])
  })

  test('returns no draft, whatever the query', async ({ setups }) => {
    const setup = setups[name]()
    const secret = { ...note('secret', '2026-11-01').published, title: 'Not yet' }
    await setup.fill([
      { id: 'draft-only', type: 'note', draft: secret },
      { ...note('public', '2026-01-10'), draft: { ...secret, slug: 'public' } },
    ])
    expect(ids(await serviceOf(setup).listNotes())).toEqual(['note-public'])
    const everything = await setup.source.fetch('*', {}, AbortSignal.timeout(5000))
    expect(everything).toHaveLength(1)
    expect(JSON.stringify(everything)).not.toContain('Not yet')
  })

  test('leaves out and logs an invalid document, and returns the others', async ({ setups }) => {
    const setup = setups[name]()
    await setup.fill([
      note('good', '2026-01-10'),
      note('no-day', 'soon'),
      note('half', '2026-03-10', { category: 7, title: { en: 'Half', sv: 5 } }),
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
    expect((await service.get()).nextSession?.id).toBe('soon')
    vi.setSystemTime(new Date('2026-11-16T17:00:00Z'))
    expect(await service.get()).toMatchObject({ nextSession: null, upcoming: [] })
    expect(ids(await service.listSessions())).toEqual(['soon'])
  })
})

describe('what Sanity is sent', () => {
  test('is a GET to the published perspective of the dataset, without cookies or token', async ({ sanity }) => {
    await serviceOf({ source: sanity.source, fill: async () => {} }).get()
    const [request] = sanity.requests
    expect(sanity.requests).toHaveLength(1)
    expect(request).toMatchObject({
      method: 'GET',
      path: '/v2023-10-01/data/query/production',
      perspective: 'published',
    })
    expect(request?.query).toBe(siteQuery)
    expect(request?.url.length).toBeLessThan(11_264)
    expect(request?.headers).not.toHaveProperty('cookie')
    expect(request?.headers).not.toHaveProperty('authorization')
  })

  test.for([
    [11_263, 'GET'],
    [11_264, 'POST'],
  ] as const)('with %i characters in the query string is a %s', async ([length, method], { sanity }) => {
    sanity.rows = [note('one', '2026-01-10')]
    const queryOf = (padding: string) => `*[_type == $type && _id != "${padding}"]._id`
    const inAddress = (query: string) => `?${new URLSearchParams({ query, $type: '"note"' })}`
    const query = queryOf('x'.repeat(length - inAddress(queryOf('')).length))
    expect(await sanity.source.fetch(query, { type: 'note' }, AbortSignal.timeout(5000))).toEqual(['note-one'])
    expect(sanity.requests).toMatchObject([{ method, path: '/v2023-10-01/data/query/production', query }])
    expect(sanity.requests[0]?.perspective).toBe('published')
  })

  test("goes to the project's own address at the CDN, and to another dataset when one is named", async () => {
    const requestedUrls: string[] = []
    const requestHandler = async ({ url }: { url: string }) => {
      requestedUrls.push(url.split('?')[0] ?? '')
      throw new Error('not sent')
    }
    for (const dataset of [undefined, 'staging']) {
      const source = createSanitySource({ projectId: 'abc12345', dataset }, { requestHandler })
      await source.fetch('*', {}, AbortSignal.timeout(1000)).catch(() => {})
    }
    expect(requestedUrls).toEqual([
      'https://abc12345.apicdn.sanity.io/v2023-10-01/data/query/production',
      'https://abc12345.apicdn.sanity.io/v2023-10-01/data/query/staging',
    ])
  })
})

describe('when Sanity', () => {
  const troubles: Record<string, { kind: string; answer: (response: ServerResponse) => void }> = {
    'is slow': { kind: 'slow', answer: () => {} },
    'answers with 500': { kind: 'down', answer: (response) => response.writeHead(500).end('{"error":"boom"}') },
    'refuses access': { kind: 'down', answer: (response) => response.writeHead(401).end('{"message":"no"}') },
    'closes the connection': { kind: 'down', answer: (response) => response.destroy() },
    'answers with HTML': { kind: 'wrong', answer: (response) => response.end('<!doctype html><title>Oops</title>') },
    'closes during the answer': {
      kind: 'down',
      answer: (response) =>
        response.writeHead(200, { 'content-length': 1000 }).end('{"result":{', () => response.destroy()),
    },
    'answers with other data': {
      kind: 'wrong',
      answer: (response) => response.setHeader('content-type', 'application/json').end('{"result":{"site":"ok"}}'),
    },
  }

  test.for(Object.entries(troubles))(
    '%s, pages get nulls, or the last good result if there is one',
    async ([, trouble], { sanity }) => {
      const service = createContentService({ source: sanity.source, log, timeoutMs: 700 })
      sanity.rows = [note('kept', '2026-01-10')]
      sanity.answer = trouble.answer
      expect(await service.get()).toMatchObject({ site: null, latestNote: null, logos: [] })
      expect(log.warn.mock.calls).toMatchObject([[{ kind: trouble.kind, source: 'sanity' }, expect.any(String)]])

      sanity.answer = undefined
      service.drop()
      expect((await service.get()).latestNote?.slug).toBe('kept')

      sanity.answer = trouble.answer
      service.drop()
      expect((await service.get()).latestNote?.slug).toBe('kept')
    },
  )

  test('can’t be reached, pages get nulls', async ({ sanity }) => {
    await sanity.stop()
    const service = createContentService({ source: sanity.source, log })
    expect(await service.get()).toMatchObject({ site: null, upcoming: [] })
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  test('is slow, the request is aborted', async ({ sanity }) => {
    const ended = Promise.withResolvers<void>()
    sanity.answer = (response) => void response.on('close', ended.resolve)
    await createContentService({ source: sanity.source, log, timeoutMs: 50 }).get()
    await ended.promise
    expect(sanity.requests).toHaveLength(1)
  })
})

const block = (...spans: string[]) => ({ _type: 'block', children: spans.map((text) => ({ _type: 'span', text })) })

async function fillTable({ db }: Ctx, rows: Row[]) {
  await db.insert(contentDocuments).values(
    rows.map((row, index) => ({
      ...row,
      createdAt: createdAt(index),
      ...(row.published ? { publishedAt: createdAt(index) } : {}),
    })),
  )
}

type Request = {
  method: string | undefined
  path: string
  url: string
  query: string
  perspective: string | null
  headers: IncomingHttpHeaders
}

/** A server with Sanity's query protocol. Its dataset has drafts too, which the `published` perspective leaves out. */
async function startSanity() {
  const state = {
    rows: [] as Row[],
    requests: [] as Request[],
    answer: undefined as ((response: ServerResponse) => void) | undefined,
  }
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://sanity.local')
    const perspective = url.searchParams.get('perspective')
    const postedBody = incoming.method === 'POST' ? JSON.parse(await readAll(incoming)) : undefined
    const query: string = postedBody?.query ?? url.searchParams.get('query')
    const inAddress = [...url.searchParams].filter(([key]) => key.startsWith('$'))
    const params =
      postedBody?.params ?? Object.fromEntries(inAddress.map(([key, value]) => [key.slice(1), JSON.parse(value)]))
    const { method, headers } = incoming
    state.requests.push({ method, path: url.pathname, url: incoming.url ?? '', query, perspective, headers })
    if (state.answer) return state.answer(response)
    const dataset = state.rows.flatMap(({ id, type, published, draft }, index) => [
      ...(published ? [{ ...published, _id: id, _type: type, _createdAt: createdAt(index).toISOString() }] : []),
      ...(draft && perspective !== 'published' ? [{ ...draft, _id: `drafts.${id}`, _type: type }] : []),
    ])
    const value = await evaluate(parse(query), { dataset, params, timestamp: new Date() })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ result: await value.get(), ms: 1, query }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const source = createSanitySource(
    { projectId: 'abc12345' },
    { apiHost: `http://127.0.0.1:${port}`, useProjectHostname: false },
  )
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return Object.assign(state, { source, stop })
}
