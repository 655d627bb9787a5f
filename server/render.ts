import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Locale } from '~/i18n/locales'
import { withAdminGuard } from '~/web/admin-guard.server'
import type { ErrorDetails } from '~/web/error-details'
import { withErrorStatuses } from '~/web/error-status.server'
import { type Scope, type Services, scopeContext } from '~/web/scope.server'
import { clientAddressReader } from './client-address'
import { createConcurrencyLimit } from './concurrency-limit'
import { emptyPolicy, pagePolicy, securityHeaders } from './headers'
import type { RequestKind } from './metrics'
import type { Rendered } from './page-cache'

export type Env = {
  Bindings: HttpBindings
  Variables: { kind: RequestKind; requestId: string; bodyDiscarded?: boolean }
}

/**
 * `cache`: rendered for everyone, so without the headers of the request that caused it. `request`: rendered for the
 * client that sent the request. `error`: the error page, for a request that did not reach React Router.
 */
type RenderMode = 'cache' | 'request' | 'error'

type RenderOptions = {
  mode: RenderMode
  locale: Locale
  /** The path and query to render; the request's own unless given. */
  address?: string
  error?: { status: number; details: ErrorDetails }
  /** For an error page that is shown to the person of this cookie. */
  cookie?: string
}

/** Renders for the cache are short; at most four at once leave the event loop free for other requests. */
const cacheRenders = { running: 4, waiting: 100 }
/** Pages for one client may wait for the database, so more of them run at once. */
const requestRenders = { running: 100, waiting: 0 }

export type Renderer = ReturnType<typeof createRenderer>

/** React Router behind Hono. A build that is a function is Vite's: it is loaded for each request. */
export function createRenderer(services: Services, build: ServerBuild | (() => Promise<ServerBuild>)) {
  const { settings, log } = services
  const isDevelopment = typeof build === 'function'
  const wrap = (loaded: ServerBuild) => withErrorStatuses(withAdminGuard(loaded))
  const wrapped = isDevelopment ? async () => wrap(await build()) : wrap(build)
  const handle = createRequestHandler(wrapped, isDevelopment ? 'development' : 'production')
  const limits = { cache: createConcurrencyLimit(cacheRenders), request: createConcurrencyLimit(requestRenders) }
  const addressOf = clientAddressReader(settings.trustedProxies)
  const secure = securityHeaders(settings)

  const clientAddress = (c: Context<Env>) =>
    addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'))

  function createScope(c: Context<Env>, locale: Locale): Scope {
    const requestId = c.get('requestId')
    return {
      services,
      requestId,
      locale,
      log: log.child({ req: requestId }),
      clientAddress: clientAddress(c),
      nonce: randomUUID(),
    }
  }

  /** React Router's response with our headers, and the nonce of the inline scripts in it. */
  async function render(c: Context<Env>, { mode, locale, address, error, cookie }: RenderOptions): Promise<Rendered> {
    const scope = createScope(c, locale)
    if (error) Object.assign(scope, { errorStatus: error.status, errorDetails: error.details })
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    const path = address ?? pathAndQuery(c)
    const init = cookie ? { headers: { Cookie: cookie } } : {}
    const request =
      mode === 'request' ? ownRequest(c, path) : new Request(new URL(path, settings.publicUrl.origin), init)
    const isLimited = mode !== 'error' && request.method !== 'POST'
    const response = await (isLimited ? limits[mode](() => handle(request, context)) : handle(request, context))
    return { response: withHeaders(response, scope.nonce), nonce: scope.nonce }
  }

  function withHeaders(response: Response, nonce: string) {
    const { headers, status } = response
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD')
    const isHtml = headers.get('Content-Type')?.startsWith('text/html')
    const policy = isHtml ? pagePolicy([`'nonce-${nonce}'`], { ...settings, inlineStyles: isDevelopment }) : emptyPolicy
    // The route that shows a sent mail sets a stricter policy itself.
    return secure(response, headers.get('Content-Security-Policy') ?? policy)
  }

  /** The request as it came, but with the origin of the settings: a Host header is chosen by the client. */
  function ownRequest(c: Context<Env>, path: string) {
    const { raw } = c.req
    const isPost = raw.method === 'POST'
    const sentOrigin = isPost ? c.req.header('origin') : undefined
    // `null` has passed the origin check: it is this site's, withheld by the browser.
    const origin = sentOrigin && sentOrigin !== 'null' ? sentOrigin : settings.publicUrl.origin
    const headers = new Headers(raw.headers)
    if (sentOrigin) headers.set('Origin', origin)
    return new Request(new URL(path, origin), {
      method: raw.method,
      headers,
      // The signal only with a body: a client that leaves while it sends one is not an error of the server.
      ...(isPost && !c.get('bodyDiscarded') ? { body: raw.body, duplex: 'half', signal: raw.signal } : {}),
    } as RequestInit)
  }

  return { render, createScope, clientAddress }
}

const pathAndQuery = (c: Context<Env>) => c.req.url.slice(new URL(c.req.url).origin.length)
