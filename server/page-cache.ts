import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { baseHeaders, type PolicySettings, pagePolicy } from './headers'
import { hydrateLate } from './late-hydration'

export type Encoding = 'br' | 'gzip' | 'identity'
type Answer = { headers: Record<string, string>; rawHeaders: string[]; body: Uint8Array<ArrayBuffer> }

/** A finished page: the same for everyone who reads this language. */
export type Page = {
  etag: string
  madeAt: number
  /** Its own path, by which its views are counted. */
  path: string
  notModified: Record<string, string>
  answers: Record<Encoding, Answer>
}

/** By its shape: the server's library has a Response of its own, and a clone of one is not an instance of the other. */
export const isPage = (answer: Page | Response): answer is Page => 'answers' in answer

export type PageCache = ReturnType<typeof createPageCache>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Far more than the site has pages; what was put in first goes first. */
const mostPages = 2000

/** A page has many addresses: anyone may add a query that means nothing to it. */
const mostAddresses = 10_000

/** Time changes a page too: a session passes, content elsewhere is edited. So none is older than this. */
const freshFor = 60_000

export function createPageCache(settings: PolicySettings, now = Date.now) {
  const pages = new Map<string, Page>()
  const addresses = new Map<string, string>()
  const underWay = new Map<string, Promise<Page | Response>>()
  let revision = 0
  let made = 0

  async function make(key: string, render: () => Promise<Response>, path: string) {
    const begun = revision
    made += 1
    const response = await render()
    if (response.status !== 200) return response
    const page = { ...(await finish(await response.text(), settings, pages.get(key))), madeAt: now(), path }
    // What was rendered before the content changed must not be kept after it.
    if (begun === revision) {
      const oldest = pages.keys().next()
      if (pages.size >= mostPages && !oldest.done) pages.delete(oldest.value)
      pages.set(key, page)
    }
    return page
  }

  const fresh = (key: string) => {
    const page = pages.get(key)
    return page && now() - page.madeAt < freshFor ? page : undefined
  }

  return {
    /** The page at an address as it was asked for, if that is known and fresh. */
    at(address: string): Page | undefined {
      const key = addresses.get(address)
      return key === undefined ? undefined : fresh(key)
    },

    remember(address: string, key: string) {
      if (addresses.size >= mostAddresses) addresses.clear()
      addresses.set(address, key)
    },

    /** Many may ask for a page that is not there yet; it is rendered once. Only a 200 is kept. */
    async findOrMake(key: string, render: () => Promise<Response>, path = key): Promise<Page | Response> {
      const found = fresh(key)
      if (found) return found
      const waiting = underWay.get(key)
      if (waiting) {
        const made = await waiting
        return isPage(made) ? made : made.clone()
      }
      const making = make(key, render, path).finally(() => {
        if (underWay.get(key) === making) underWay.delete(key)
      })
      underWay.set(key, making)
      const made = await making
      return isPage(made) ? made : made.clone()
    },

    /** The content has changed: every page is made anew when next asked for. */
    drop() {
      revision += 1
      pages.clear()
      addresses.clear()
      underWay.clear()
    },

    counts: () => ({ kept: pages.size, made, dropped: revision }),
  }
}

/** Rendered anew a page is mostly the same; then it need not be compressed again, which takes fifteen times as long. */
async function finish(
  rendered: string,
  settings: PolicySettings,
  before: Page | undefined,
): Promise<Omit<Page, 'madeAt' | 'path'>> {
  const html = hydrateLate(rendered)
  const body = Buffer.from(html)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (before?.etag === etag) return before
  const shared = {
    ...baseHeaders(settings),
    'Content-Security-Policy': pagePolicy(hashesOf(html), settings),
    // Anyone may keep it, no one may use it without asking: the answer is then a 304.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Cookie, Accept-Encoding',
    ETag: etag,
  }
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    zip(body, { level: 9 }),
  ])
  const answer = (bytes: Buffer, encoding?: string): Answer => {
    const headers = {
      ...shared,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    }
    return { headers, rawHeaders: Object.entries(headers).flat(), body: new Uint8Array(bytes) }
  }
  return {
    etag,
    notModified: shared,
    answers: { br: answer(br, 'br'), gzip: answer(gz, 'gzip'), identity: answer(body) },
  }
}

/** The CSP's name of each inline script. The inert one is named too: its text is what will run. Data never does. */
export function hashesOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}

/** Whether the reader has this very page already; proxies may have marked its tag as weak. */
export const matchesTag = (given: string | undefined, etag: string) =>
  given?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false
