import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { evaluate, parse } from 'groq-js'
import type { documentType } from '~/db/schema/documents'
import { createSanitySource } from '~/features/content/sources/sanity.server'

export type RowFields = Record<string, unknown>
export type ContentRow = {
  id: string
  type: (typeof documentType.enumValues)[number]
  published?: RowFields
  draft?: RowFields
}

const firstCreatedAt = Date.parse('2026-01-05T08:00:00Z')
export const createdAt = (index: number) => new Date(firstCreatedAt + index * 60_000)

export const noteRow = (slug: string, date: string, overrides: RowFields = {}): ContentRow => ({
  id: `note-${slug}`,
  type: 'note',
  published: { slug, date, title: `On ${slug}`, summary: 'In short.', body: 'First.\n\nSecond.', ...overrides },
})

type Request = {
  method: string | undefined
  path: string
  url: string
  query: string
  perspective: string | null
  headers: IncomingHttpHeaders
}

/** A server with Sanity's query protocol. Its dataset has drafts too, which the `published` perspective leaves out. */
export async function startSanity() {
  const state = {
    rows: [] as ContentRow[],
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
