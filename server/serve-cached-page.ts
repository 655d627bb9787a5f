import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { previewParameter } from '~/features/previews/model'
import { type CacheablePages, cacheKey } from './cacheable-routes'
import { encodingFor } from './compress-page'
import { readLanguage } from './language'
import { isUnchanged, type Page, type PageCache } from './page-cache'
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

/** Parameters that change more of an answer than which page it is. */
const otherParameters = ['lang', 'token', previewParameter]

/**
 * Sends finished pages before a Request, a URL or a route is made of what was asked: that costs four times what sending
 * the page does. All other requests go to `inner`, at most one in each turn of the event loop, so that a cached page
 * waits for at most one of them however many there are.
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
    if (page) return send(page, request, response)
    if (waiting.push([request, response]) === 1) setImmediate(startNext)
  }

  function findPage({ url = '/', headers }: IncomingMessage): Page | undefined {
    const { locale } = readLanguage(null, headers.cookie)
    const found = pages.find(`${locale} ${url}`)
    if (found) return found
    const [path, query] = splitAt(url, url.indexOf('?'))
    const page = query === '' ? undefined : cacheable.findFixed(path)
    if (!page) return undefined
    const parameters = new URLSearchParams(query)
    if (otherParameters.some((name) => parameters.has(name))) return undefined
    return pages.find(`${locale} ${cacheKey(page, parameters)}`)
  }

  function send(page: Page, { url = '/', headers }: IncomingMessage, response: ServerResponse) {
    const began = performance.now()
    const isKnown = isUnchanged(page, headers['if-none-match'])
    if (isKnown) response.writeHead(304, page.notModified).end()
    else {
      const { rawHeaders, body } = page.answers[encodingFor(headers['accept-encoding'] as string | undefined)]
      response.writeHead(page.status, rawHeaders).end(body)
    }
    // A page that the browser still has is looked at too.
    views.count(page.path, headers)
    const [path] = splitAt(url, url.indexOf('?'))
    record({ kind: 'page-hit', method: 'GET', path, status: isKnown ? 304 : page.status, began })
  }
}

const splitAt = (text: string, index: number): [before: string, after: string] =>
  index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]

/** The name that was asked for, without its port. */
const hostOf = ({ headers }: IncomingMessage) => headers.host?.replace(/:\d+$/, '').toLowerCase()
