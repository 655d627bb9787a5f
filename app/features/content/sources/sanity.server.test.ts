import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { noteRow, startSanity } from '../../../../test/sanity'
import { test as base } from '../../../../test/test'
import { createContentService } from '../queries.server'
import { siteQuery } from './query'
import { createSanitySource } from './sanity.server'

const test = base.extend('sanity', async ({ task: _task }, { onCleanup }) => {
  const server = await startSanity()
  onCleanup(server.stop)
  return server
})

const log = { warn: vi.fn() }

beforeEach(() => {
  log.warn.mockClear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T09:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

describe('what Sanity is sent', () => {
  test('is a GET to the published perspective of the dataset, without cookies or token', async ({ sanity }) => {
    await createContentService({ source: sanity.source, log }).get()
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
    sanity.rows = [noteRow('one', '2026-01-10')]
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
      sanity.rows = [noteRow('kept', '2026-01-10')]
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
