import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { previewParameter } from '~/features/cms/previews/model'
import { type CacheablePages, cacheKey } from './cacheable-routes'
import { readLanguage } from './language'
import { type Page, type PageCache, representationFor } from './page-cache'
import type { PageViews } from './page-views'
import type { RequestLog } from './request-log'

type Options = {
  pages: PageCache
  cacheable: CacheablePages
  views: PageViews
  record: RequestLog['record']
  visionHost: string | undefined
  inner: RequestListener
}

/** Parameters that change headers or who may see the page, so that a cached page is not the whole answer. */
const otherParameters = ['lang', 'token', previewParameter]

/**
 * Sends cached pages before a Request, a URL or a route match is created: those cost four times as much as sending the
 * page. Other requests go to `inner`, one per turn of the event loop, so that a cached page waits for at most one of
 * them, however many there are.
 */
export function serveCachedPages({ pages, cacheable, views, record, visionHost, inner }: Options): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = []

  function startNext() {
    const next = waiting.shift()
    if (waiting.length > 0) setImmediate(startNext)
    if (next) inner(...next)
  }

  return (request, response) => {
    if (visionHost && hostOf(request) === visionHost) request.url = request.url?.replace(/^\/(?=$|\?)/, '/vision')
    const page = request.method === 'GET' ? findPage(request) : undefined
    if (page) return sendPage(page, request, response)
    if (waiting.push([request, response]) === 1) setImmediate(startNext)
  }

  function findPage({ url = '/', headers }: IncomingMessage): Page | undefined {
    const { locale } = readLanguage(null, headers.cookie)
    const found = pages.find(`${locale} ${url}`)
    if (found) return found
    const [path, query] = splitAt(url, url.indexOf('?'))
    const route = query === '' ? undefined : cacheable.findFixed(path)
    if (!route) return undefined
    const parameters = new URLSearchParams(query)
    if (otherParameters.some((name) => parameters.has(name))) return undefined
    return pages.find(`${locale} ${cacheKey(route, parameters)}`)
  }

  function sendPage(page: Page, { url = '/', headers }: IncomingMessage, response: ServerResponse) {
    const began = performance.now()
    const { status, rawHeaders, body } = representationFor(page, headers)
    response.writeHead(status, rawHeaders).end(body)
    // A 304 counts too: someone looks at the page that their browser has kept.
    views.count(page.path, headers)
    const [path] = splitAt(url, url.indexOf('?'))
    record({ kind: 'page-hit', method: 'GET', path, status, began })
  }
}

const splitAt = (text: string, index: number): [before: string, after: string] =>
  index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]

/** The requested host name, without its port. */
const hostOf = ({ headers }: IncomingMessage) => headers.host?.replace(/:\d+$/, '').toLowerCase()
