import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type CompressionLevel, compress, type Encoding, encodingFor } from './compress-page'
import { deferHydration } from './deferred-hydration'
import { baseHeaders, type PolicySettings, pagePolicy } from './headers'
import { replaceNonceByHashes } from './script-hashes'

/** What goes over the wire; the headers also as the flat list that `writeHead` takes without converting it. */
type Representation = {
  status: number
  headers: Record<string, string>
  rawHeaders: string[]
  body: Uint8Array<ArrayBuffer> | null
}

/** A finished response, the same for every client with this language. */
export type Page = {
  /** The path under which its views are counted. */
  path: string
  renderedAt: number
  status: number
  /** Absent if the response is not HTML. */
  etag?: string
  notModified: Representation
  encoded: Record<Encoding, Representation>
}

/** A response of React Router, and the nonce that its inline scripts carry. */
export type Rendered = { response: Response; nonce: string }

export type PageCache = ReturnType<typeof createPageCache>

/** Far more than the site has pages; beyond it the page stored first is removed. */
const maxPages = 2000

/** Pages change with time too (an event passes, content in Sanity is edited), so none is served for longer. */
const maxAgeMs = 60_000

type Options = {
  /** The path under which views are counted; the key unless given. */
  path?: string
  /** The status with which a page is stored. A page with another status is sent and not stored. */
  status?: number
}

export function createPageCache(settings: PolicySettings, now = Date.now) {
  const pages = new Map<string, Page>()
  const inFlight = new Map<string, Promise<Page>>()
  let recompression = Promise.resolve()
  let revision = 0
  let renderCount = 0

  async function renderAndStore(key: string, render: () => Promise<Rendered>, { path = key, status = 200 }: Options) {
    const startRevision = revision
    renderCount += 1
    const { response, nonce } = await render()
    if (!isHtml(response)) return asPage(response, path)
    const finished = finish(await response.text(), nonce, response.status, settings)
    const stored = pages.get(key)
    // Most pages are rendered to the same HTML again; their compressed bodies are still right.
    if (stored?.etag === finished.etag) return Object.assign(stored, { renderedAt: now() })
    const { body: _, headers, ...facts } = finished
    const page: Page = {
      ...facts,
      path,
      renderedAt: now(),
      notModified: representation(304, headers, null),
      encoded: await encode(finished, 'fast'),
    }
    // A page rendered from the content before a change must not be stored after it.
    if (startRevision === revision && response.status === status) store(key, page, finished)
    return page
  }

  function store(key: string, page: Page, finished: Finished) {
    const oldest = pages.keys().next()
    if (pages.size >= maxPages && !oldest.done) pages.delete(oldest.value)
    pages.set(key, page)
    // One page after the other, so that the best compression never occupies more than one thread.
    recompression = recompression.then(async () => {
      if (pages.get(key) === page) page.encoded = await encode(finished, 'best')
    })
  }

  /** The page stored under this key, unless it is too old. */
  function find(key: string) {
    const page = pages.get(key)
    return page && now() - page.renderedAt < maxAgeMs ? page : undefined
  }

  function start(key: string, render: () => Promise<Rendered>, options: Options) {
    const rendering = renderAndStore(key, render, options).finally(() => {
      if (inFlight.get(key) === rendering) inFlight.delete(key)
    })
    inFlight.set(key, rendering)
    return rendering
  }

  return {
    find,

    /** Requests that come while the page is being rendered wait for the same render. */
    async findOrRender(key: string, render: () => Promise<Rendered>, options: Options = {}): Promise<Page> {
      return find(key) ?? inFlight.get(key) ?? start(key, render, options)
    },

    /** Removes every page, because the content has changed. */
    drop() {
      revision += 1
      pages.clear()
      inFlight.clear()
    },

    counts: () => ({ stored: pages.size, rendered: renderCount, dropped: revision }),
  }
}

/** What to send to this client: 304 if it has the page already, else the page in an encoding that it accepts. */
export const representationFor = (page: Page, headers: IncomingHttpHeaders): Representation =>
  isUnchanged(page, headers['if-none-match'])
    ? page.notModified
    : page.encoded[encodingFor(headers['accept-encoding'] as string | undefined)]

/** Proxies that compress a response mark its tag as weak (`W/`). */
const isUnchanged = ({ status, etag }: Page, tags: string | undefined) =>
  etag !== undefined &&
  status === 200 &&
  (tags?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false)

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false

type Finished = { status: number; etag: string; headers: Record<string, string>; body: Buffer }

function finish(rendered: string, nonce: string, status: number, settings: PolicySettings): Finished {
  const withHashes = replaceNonceByHashes(rendered, nonce)
  const { html, hashes } = deferHydration(withHashes.html)
  const body = Buffer.from(html)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...baseHeaders(settings),
    'Content-Security-Policy': pagePolicy([...withHashes.hashes, ...hashes], settings),
    // Any cache may store the page, but must ask whether it is still current before using it; the answer is a 304.
    ...(status === 200
      ? { 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: `W/${etag}` }
      : { 'Cache-Control': 'no-store' }),
    Vary: 'Cookie, Accept-Encoding',
  }
  return { status, etag, headers, body }
}

async function encode({ status, headers, body }: Finished, level: CompressionLevel): Promise<Page['encoded']> {
  const encoded = (bytes: Buffer, encoding?: string) =>
    representation(
      status,
      {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(bytes.length),
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      },
      new Uint8Array(bytes),
    )
  const { br, gzip } = await compress(body, level)
  return { br: encoded(br, 'br'), gzip: encoded(gzip, 'gzip'), identity: encoded(body) }
}

/** A response that is not HTML, such as a redirect: sent as it is to all who wait for it, and not stored. */
async function asPage(response: Response, path: string): Promise<Page> {
  const { status } = response
  const body = response.body ? new Uint8Array(await response.arrayBuffer()) : null
  const same = representation(status, Object.fromEntries(response.headers), body)
  return { path, renderedAt: 0, status, notModified: same, encoded: { br: same, gzip: same, identity: same } }
}

const representation = (
  status: number,
  headers: Record<string, string>,
  body: Representation['body'],
): Representation => ({ status, headers, rawHeaders: Object.entries(headers).flat(), body })
