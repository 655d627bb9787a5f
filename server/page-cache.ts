import { createHash } from 'node:crypto'
import { type CompressionLevel, compress, type Encoding } from './compress-page'
import { deferHydration } from './deferred-hydration'
import { baseHeaders, type PolicySettings, pagePolicy } from './headers'
import { replaceNonceByHashes } from './script-hashes'

type Answer = { headers: Record<string, string>; rawHeaders: string[]; body: Uint8Array<ArrayBuffer> }

/** A finished page: the same for everyone who reads this language. */
export type Page = {
  status: number
  etag: string
  renderedAt: number
  /** Its own path, by which its views are counted. */
  path: string
  notModified: Record<string, string>
  answers: Record<Encoding, Answer>
}

/** What was rendered for the cache, and the nonce that its inline scripts carry. */
export type Rendered = { response: Response; nonce: string }

/** By its shape: the server's library has a Response of its own, and a clone of one is not an instance of the other. */
export const isPage = (answer: Page | Response): answer is Page => 'answers' in answer

export type PageCache = ReturnType<typeof createPageCache>

/** Far more than the site has pages; what was put in first goes first. */
const maxPages = 2000

/** Time changes a page too: a session passes, content elsewhere is edited. So none is older than this. */
const maxAgeMs = 60_000

type Options = {
  /** Its own path. */
  path?: string
  /** The status with which it is kept; answers with any other status are sent, but rendered anew next time. */
  status?: number
}

export function createPageCache(settings: PolicySettings, now = Date.now) {
  const pages = new Map<string, Page>()
  const inFlight = new Map<string, Promise<Page | Response>>()
  let recompression = Promise.resolve()
  let revision = 0
  let renderCount = 0

  async function renderAndStore(key: string, render: () => Promise<Rendered>, { path = key, status = 200 }: Options) {
    const startRevision = revision
    renderCount += 1
    const { response, nonce } = await render()
    if (!isHtml(response)) return response
    const before = pages.get(key)
    const finished = finish(await response.text(), nonce, response.status, settings)
    // Rendered anew, a page is mostly the same; then its compressed answers are still right.
    if (before?.etag === finished.etag) return Object.assign(before, { renderedAt: now() })
    const page = { ...finished, renderedAt: now(), path, answers: await answersFor(finished, 'fast') }
    // What was rendered before the content changed must not be kept after it.
    if (startRevision === revision && response.status === status) store(key, page, finished)
    return page
  }

  function store(key: string, page: Page, finished: Finished) {
    const oldest = pages.keys().next()
    if (pages.size >= maxPages && !oldest.done) pages.delete(oldest.value)
    pages.set(key, page)
    // One page at a time, so that compressing well never takes more than one thread from everyone else.
    recompression = recompression.then(async () => {
      if (pages.get(key) === page) page.answers = await answersFor(finished, 'best')
    })
  }

  const fresh = (key: string) => {
    const page = pages.get(key)
    return page && now() - page.renderedAt < maxAgeMs ? page : undefined
  }

  return {
    /** The page kept under this key, unless it is too old. */
    find: fresh,

    /** Many may ask for a page that is not there yet; it is rendered once. */
    async findOrRender(key: string, render: () => Promise<Rendered>, options: Options = {}): Promise<Page | Response> {
      const found = fresh(key)
      if (found) return found
      const rendering = inFlight.get(key) ?? start(key, render, options)
      const answer = await rendering
      return isPage(answer) ? answer : answer.clone()
    },

    /** The content has changed: every page is made anew when next asked for. */
    drop() {
      revision += 1
      pages.clear()
      inFlight.clear()
    },

    counts: () => ({ kept: pages.size, made: renderCount, dropped: revision }),
  }

  function start(key: string, render: () => Promise<Rendered>, options: Options) {
    const rendering = renderAndStore(key, render, options).finally(() => {
      if (inFlight.get(key) === rendering) inFlight.delete(key)
    })
    inFlight.set(key, rendering)
    return rendering
  }
}

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false

type Finished = Pick<Page, 'status' | 'etag' | 'notModified'> & { body: Buffer }

function finish(rendered: string, nonce: string, status: number, settings: PolicySettings): Finished {
  const own = replaceNonceByHashes(rendered, nonce)
  const { html, hashes } = deferHydration(own.html)
  const body = Buffer.from(html)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const notModified = {
    ...baseHeaders(settings),
    'Content-Security-Policy': pagePolicy([...own.hashes, ...hashes], settings),
    // Anyone may keep a page, no one may use it without asking: the answer is then a 304.
    ...(status === 200
      ? { 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: etag }
      : { 'Cache-Control': 'no-store' }),
    Vary: 'Cookie, Accept-Encoding',
  }
  return { status, etag, notModified, body }
}

async function answersFor({ body, notModified }: Finished, level: CompressionLevel): Promise<Page['answers']> {
  const answer = (bytes: Buffer, encoding?: string): Answer => {
    const headers = {
      ...notModified,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    }
    return { headers, rawHeaders: Object.entries(headers).flat(), body: new Uint8Array(bytes) }
  }
  const { br, gzip } = await compress(body, level)
  return { br: answer(br, 'br'), gzip: answer(gzip, 'gzip'), identity: answer(body) }
}

/** Whether the reader has this very page already; proxies may have marked its tag as weak. */
export const isUnchanged = (page: Page, given: string | undefined) =>
  page.status === 200 &&
  (given?.split(',').some((tag) => ['*', page.etag].includes(tag.trim().replace(/^W\//, ''))) ?? false)
