import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { can } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { clientDir } from '~/config/paths.server'
import { hasNote } from '~/features/notes/queries.server'
import { previewParameter } from '~/features/previews/model'
import { maxFileBytes, maxUploadBytes } from '~/files/kinds'
import { withErrorStatuses } from '~/web/error-status.server'
import { type Scope, type Services, scopeContext } from '~/web/scope.server'
import { loadSession, mayBeSignedIn } from '~/web/session.server'
import { loadAssets } from './assets'
import { type CacheablePage, type CacheablePages, cacheKey, notFoundPage } from './cacheable-routes'
import { clientAddressReader } from './client-address'
import { clientFault } from './client-fault'
import { encodingFor } from './compress-page'
import { createConcurrencyLimit, OverloadedError } from './concurrency-limit'
import { blockedDirective, maxCspReportBytes } from './csp-reports'
import { createDatabaseProbe } from './database-probe'
import { baseHeaders, cspReportPath, emptyPolicy, pagePolicy } from './headers'
import { languageCookie, readLanguage } from './language'
import type { Metrics, RequestKind } from './metrics'
import { createPageCache, isPage, isUnchanged, type Page, type Rendered } from './page-cache'
import type { PageViews } from './page-views'
import {
  acceptsDocuments,
  acceptsUploads,
  canonicalPath,
  discardBody,
  hasControlCharacter,
  maxDocumentBytes,
  maxFormBytes,
  originCheck,
} from './request-limits'
import type { RequestLog } from './request-log'

type Env = { Bindings: HttpBindings; Variables: { kind: RequestKind; requestId: string; bodyDiscarded?: boolean } }

/**
 * For whom a page is rendered. `cache`: for everyone, so without the headers of whoever asked first. `request`: for the
 * one who asked. `error`: the page of an error that was met before React Router.
 */
type RenderMode = 'cache' | 'request' | 'error'

/** Renders for the cache are short; a few at once keep the event loop free for everyone else. */
const cacheRenders = { running: 4, waiting: 100 }
/** Pages of one's own may wait for the database, so more of them may be under way. */
const requestRenders = { running: 100, waiting: 0 }

type Options = {
  services: Services
  metrics: Metrics
  requestLog: RequestLog
  /** Absent where nothing is counted, as in development. */
  views?: PageViews
  /** Absent where no page is cached, as in development. */
  cacheable?: CacheablePages
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** False until all has started, and from the moment the process is asked to stop. */
  isReady: () => boolean
}

export function createApp({ services, metrics, requestLog, views, cacheable, build, isReady }: Options) {
  const { settings, log, database } = services
  const development = typeof build === 'function'
  const wrapped = development ? async () => withErrorStatuses(await build()) : withErrorStatuses(build)
  const handle = createRequestHandler(wrapped, development ? 'development' : 'production')
  const pages = createPageCache(settings)
  const limits = { cache: createConcurrencyLimit(cacheRenders), request: createConcurrencyLimit(requestRenders) }
  const asset = loadAssets(clientDir, settings)
  const addressOf = clientAddressReader(settings.trustedProxies)
  const mayChange = originCheck(settings)
  const isReachable = createDatabaseProbe(database.ping)
  const base = Object.entries(baseHeaders(settings))

  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const began = performance.now()
    c.set('kind', 'page')
    c.set('requestId', randomUUID())
    await next()
    const { method, path } = c.req
    const status = clientFault(c.env) ?? c.res.status
    requestLog.record({ kind: c.get('kind'), method, path, status, began, id: c.get('requestId') })
  })

  app.get('/healthz', (c) => plain(c, 200, 'ok'))

  app.get('/readyz', async (c) => {
    if (!isReady()) return plain(c, 503, 'starting or stopping')
    return (await isReachable()) ? plain(c, 200, 'ready') : plain(c, 503, 'the database does not answer')
  })

  app.get('/metrics', async (c) => {
    // By their hashes, so that the time a comparison takes tells nothing of the token.
    const token = hashOf(c.req.header('authorization') ?? '') === hashOf(`Bearer ${settings.metricsToken}`)
    const local = ['127.0.0.1', '::1'].includes(
      addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')),
    )
    if (settings.metricsToken ? !token : !local || c.req.header('x-forwarded-for')) return errorPage(c, 404)
    requestLog.flush()
    return plain(c, 200, await metrics.registry.metrics(), metrics.registry.contentType)
  })

  app.post(
    cspReportPath,
    bodyLimit({ maxSize: maxCspReportBytes, onError: (c) => plain(c as Context<Env>, 413, null) }),
    async (c) => {
      metrics.cspReport(blockedDirective(await c.req.text()))
      return plain(c, 204, null)
    },
  )

  app.get('*', async (c, next) => {
    const found = asset(c.req.path, c.req.header('accept-encoding'))
    if (found) c.set('kind', 'asset')
    else if (c.req.path.startsWith('/assets/')) return plain(c, 404, 'There is no such file.')
    return found ?? next()
  })

  app.use('/__manifest', compress())

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (hasControlCharacter(pathname)) return errorPage(c, 400)
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return errorPage(c, 405, { Allow: 'GET, HEAD, POST' })
    if (c.req.method === 'POST') {
      if (!mayChange(c.req.path, c.env.incoming.headers)) return errorPage(c, 403)
      return next()
    }
    const canonical = canonicalPath(pathname)
    if (canonical) return secured(c.redirect(`${canonical}${search}`, 308), emptyPolicy)
    return next()
  })

  const tooLarge = (limit: string) => async (c: Context) => {
    if (acceptsUploads(c.req.path)) await discardBody(c.req.raw.body)
    return errorPage(c as Context<Env>, 413, { Connection: 'close' }, { limit })
  }
  const limitForms = bodyLimit({ maxSize: maxFormBytes, onError: tooLarge(`${maxFormBytes / 1024}\u00a0kB`) })
  const limitDocuments = bodyLimit({ maxSize: maxDocumentBytes, onError: tooLarge('1\u00a0MB') })
  const limitUploads = bodyLimit({ maxSize: maxUploadBytes, onError: tooLarge(`${maxFileBytes / 1e6}\u00a0MB`) })

  app.post('*', async (c, next) => {
    const isLarge = acceptsUploads(c.req.path) || acceptsDocuments(c.req.path)
    const isEditor = isLarge && (await mayEdit(c))
    if (!acceptsUploads(c.req.path)) return isEditor ? limitDocuments(c, next) : limitForms(c, next)
    if (isEditor) return limitUploads(c, next)
    // The guards of the page answer, as they do whoever is not let in.
    c.set('bodyDiscarded', true)
    await discardBody(c.req.raw.body)
    return next()
  })

  app.all('*', async (c) => {
    const url = new URL(c.req.url)
    const { locale, remember } = readLanguage(url.searchParams.get('lang'), c.req.header('cookie'))
    // Whoever may be an admin and asks for a preview gets a page made for them; to others the parameter means nothing.
    const asksPreview = url.searchParams.has(previewParameter)
    const isOwn = c.req.method === 'POST' || (asksPreview && mayBeSignedIn(c.req.header('cookie')))
    const page = isOwn ? undefined : await findPage(url.pathname)
    if (page && !page.isNotFound && page.path !== url.pathname)
      return secured(c.redirect(`${page.path}${url.search}`, 308), emptyPolicy)
    const answer =
      page && settings.pageCache
        ? await fromCache(c, locale, page, url.searchParams)
        : await render(c, scopeFor(c, locale), 'request')
    const response = isPage(answer) ? send(c, answer) : answer
    if (asksPreview && !isPage(answer)) response.headers.set('Cache-Control', 'private, no-store')
    // The token must not leave with the address of this page when a link on it is followed.
    if (url.searchParams.has('token')) response.headers.set('Referrer-Policy', 'no-referrer')
    if (page && c.req.method === 'GET' && [200, 304].includes(response.status))
      views?.count(page.path, c.env.incoming.headers)
    if (remember) {
      response.headers.append('Set-Cookie', languageCookie(locale, settings.secure))
      if (!response.headers.get('Cache-Control')?.includes('no-store'))
        response.headers.set('Cache-Control', 'private, no-cache')
    }
    return response
  })

  app.onError((error, c) => {
    // Nobody reads this answer, and what went wrong is that its reader has left.
    if (clientFault(c.env)) return new Response(null, { status: 400 })
    if (error instanceof OverloadedError) return overloaded(error)
    log.error({ err: error, req: c.get('requestId') }, 'request failed')
    return errorPage(c as Context<Env>, 500)
  })

  function scopeFor(c: Context<Env>, locale: Scope['locale']): Scope {
    const requestId = c.get('requestId')
    return {
      services,
      requestId,
      locale,
      log: log.child({ req: requestId }),
      clientAddress: addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')),
      nonce: randomUUID(),
    }
  }

  /** Every unknown note is the not-found page, which is in the cache: a flood of made-up addresses renders nothing. */
  async function findPage(path: string): Promise<CacheablePage | undefined> {
    const page = cacheable?.find(path)
    const isUnknown = page?.slug !== undefined && !(await hasNote(services, page.slug))
    return isUnknown ? notFoundPage : page
  }

  function fromCache(c: Context<Env>, locale: Scope['locale'], page: CacheablePage, query: URLSearchParams) {
    const key = cacheKey(page, query)
    const renderPage = async (): Promise<Rendered> => {
      const scope = scopeFor(c, locale)
      return { response: await render(c, scope, 'cache', key), nonce: scope.nonce }
    }
    const status = page.isNotFound ? 404 : 200
    return pages.findOrRender(`${locale} ${key}`, renderPage, { path: page.path, status })
  }

  async function mayEdit(c: Context<Env>) {
    const { locale } = readLanguage(null, c.req.header('cookie'))
    const session = await loadSession(c.req.raw, scopeFor(c, locale)).catch(() => undefined)
    return can(session?.member ?? null, 'content.manage')
  }

  /** React Router's answer. It is given our own address, never the Host header's; links and checks build on it. */
  async function render(c: Context<Env>, scope: Scope, mode: RenderMode, path = addressIn(c)) {
    const request = mode === 'request' ? ownRequest(c, path) : new Request(new URL(path, settings.publicUrl.origin))
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    const isLimited = mode !== 'error' && request.method !== 'POST'
    const answer = await (isLimited ? limits[mode](() => handle(request, context)) : handle(request, context))
    const { status, headers } = answer
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    const response = isPage && scope.html ? new Response(scope.html, { status, headers }) : answer
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD')
    const usual = isPage ? pagePolicy([`'nonce-${scope.nonce}'`], settings) : emptyPolicy
    // A mail, shown as it was sent, has a stricter one of its own.
    const policy = response.headers.get('Content-Security-Policy') ?? usual
    return development ? response : secured(response, policy)
  }

  /** The request as it came, but for its origin. */
  function ownRequest(c: Context<Env>, path: string) {
    const { raw } = c.req
    const isPost = raw.method === 'POST'
    const sentOrigin = isPost ? c.req.header('origin') : undefined
    // `null` has passed the check of origins: it is our own, withheld.
    const origin = sentOrigin && sentOrigin !== 'null' ? sentOrigin : settings.publicUrl.origin
    const headers = new Headers(raw.headers)
    if (sentOrigin) headers.set('Origin', origin)
    return new Request(new URL(path, origin), {
      method: raw.method,
      headers,
      // With a body its sender may leave halfway, which is no error of ours.
      ...(isPost && !c.get('bodyDiscarded') ? { body: raw.body, duplex: 'half', signal: raw.signal } : {}),
    } as RequestInit)
  }

  const addressIn = (c: Context<Env>) => c.req.url.slice(new URL(c.req.url).origin.length)

  function send(c: Context<Env>, page: Page) {
    c.set('kind', 'page-hit')
    if (isUnchanged(page, c.req.header('if-none-match')))
      return new Response(null, { status: 304, headers: page.notModified })
    const { headers, body } = page.answers[encodingFor(c.req.header('accept-encoding'))]
    return new Response(body, { status: page.status, headers })
  }

  /** The designed page of an error met outside React Router; words alone if even that fails. */
  async function errorPage(c: Context<Env>, status: number, headers: Record<string, string> = {}, details = {}) {
    const page = await renderError(c, status, details).catch(() => undefined)
    const response = page ?? secured(new Response('Something went wrong. Please try again.', { status }), emptyPolicy)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  /** Strangers can ask for these as often as they like, and each is the same for everyone: rendered once. */
  async function renderError(c: Context<Env>, status: number, details: Scope['errorDetails']) {
    const { locale } = readLanguage(new URL(c.req.url).searchParams.get('lang'), c.req.header('cookie'))
    const renderPage = async (): Promise<Rendered> => {
      const scope = { ...scopeFor(c, locale), errorStatus: status, ...(details ? { errorDetails: details } : {}) }
      return { response: await render(c, scope, 'error', '/error'), nonce: scope.nonce }
    }
    const isKept = settings.pageCache && !development && [400, 403, 404, 405].includes(status)
    if (!isKept) return (await renderPage()).response
    const page = await pages.findOrRender(`${locale} error ${status}`, renderPage, { status })
    return isPage(page) ? send(c, page) : page
  }

  /** In plain words: rendering a page is what there is too much of. */
  function overloaded({ retryAfterSeconds }: OverloadedError) {
    const headers = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' }
    return secured(
      new Response('Very many pages are asked for. Please try again.', { status: 503, headers }),
      emptyPolicy,
    )
  }

  function plain(c: Context<Env>, status: number, text: string | null, type = 'text/plain; charset=utf-8') {
    c.set('kind', 'operations')
    return secured(
      new Response(text, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } }),
      emptyPolicy,
    )
  }

  function secured(response: Response, policy: string) {
    for (const [name, value] of base) response.headers.set(name, value)
    response.headers.set('Content-Security-Policy', policy)
    return response
  }

  return { app, pages }
}
