import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readLanguage } from './language'
import type { Observer } from './observe'
import { encodingFor, matchesTag, type PageCache } from './page-cache'
import type { PageViews } from './page-views'

type Options = {
  pages: PageCache
  views: PageViews
  observe: Observer['observe']
  visionHost: string | undefined
  inner: RequestListener
}

/**
 * Hands out finished pages before a Request, a URL or a route is made of what was asked: that costs four times what
 * sending the page does. Only addresses that have been answered in full before are known here.
 */
export function frontDoor({ pages, views, observe, visionHost, inner }: Options): RequestListener {
  return (request, response) => {
    if (visionHost && hostOf(request) === visionHost) request.url = request.url?.replace(/^\/(?=$|\?)/, '/vision')
    if (request.method !== 'GET' || !answer(request, response)) inner(request, response)
  }

  function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
    const page = pages.at(`${readLanguage(null, headers.cookie).locale} ${url}`)
    if (!page) return false
    const began = performance.now()
    const known = matchesTag(headers['if-none-match'], page.etag)
    if (known) response.writeHead(304, page.notModified).end()
    else {
      const { rawHeaders, body } = page.answers[encodingFor(headers['accept-encoding'] as string | undefined)]
      response.writeHead(200, rawHeaders).end(body)
    }
    // A page that the browser still has is looked at too.
    views.count(page.path, headers)
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    observe({ kind: 'page-hit', method: 'GET', path, status: known ? 304 : 200, began })
    return true
  }
}

/** The name that was asked for, without its port. */
const hostOf = ({ headers }: IncomingMessage) => headers.host?.replace(/:\d+$/, '').toLowerCase()
