import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { can } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { clientDir } from '~/config/paths.server'
import { previewParameter } from '~/features/previews/model'
import { largestFile, largestUpload } from '~/files/kinds'
import { type Scope, type Services, scopeContext } from '~/web/scope.server'
import { loadSession, mayBeSignedIn } from '~/web/session.server'
import { loadAssets } from './assets'
import { clientAddressReader } from './client-address'
import { largestBody, largestDocument, originCheck, passBy, takesDocuments, takesUploads, tidyPath } from './guards'
import { baseHeaders, emptyPolicy, pagePolicy } from './headers'
import { languageCookie, readLanguage } from './language'
import type { Metrics, RequestKind } from './metrics'
import type { Observer } from './observe'
import { createPageCache, encodingFor, isPage, matchesTag, type Page } from './page-cache'
import type { PageViews } from './page-views'
import { createReachable } from './reachable'
import { cacheKey, publicPages } from './routes-cached'

type Env = { Bindings: HttpBindings; Variables: { kind: RequestKind; requestId: string; isUnheard?: boolean } }

type Options = {
  services: Services
  metrics: Metrics
  observer: Observer
  /** Absent where nothing is counted, as in development. */
  views?: PageViews
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** False until all has started, and from the moment the process is asked to stop. */
  isReady: () => boolean
}

export function createApp({ services, metrics, observer, views, build, isReady }: Options) {
  const { settings, log, database } = services
  const development = typeof build === 'function'
  const handle = createRequestHandler(build, development ? 'development' : 'production')
  const pages = createPageCache(settings)
  const publicPage = development ? () => undefined : publicPages(build)
  const asset = loadAssets(clientDir, settings)
  const addressOf = clientAddressReader(settings.trustedProxies)
  const mayChange = originCheck(settings)
  const isReachable = createReachable(database.ping)
  const base = Object.entries(baseHeaders(settings))

  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const began = performance.now()
    c.set('kind', 'page')
    c.set('requestId', randomUUID())
    await next()
    const { method, path } = c.req
    observer.observe({ kind: c.get('kind'), method, path, status: c.res.status, began, id: c.get('requestId') })
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
    observer.tell()
    return plain(c, 200, await metrics.registry.metrics(), metrics.registry.contentType)
  })

  app.get('*', async (c, next) => {
    const found = asset(c.req.path, c.req.header('accept-encoding'))
    if (found) c.set('kind', 'asset')
    else if (c.req.path.startsWith('/assets/')) return plain(c, 404, 'There is no such file.')
    return found ?? next()
  })

  app.use('/__manifest', compress())

  app.use(async (c, next) => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return errorPage(c, 405, { Allow: 'GET, HEAD, POST' })
    if (c.req.method === 'POST') {
      if (!mayChange(c.req.path, c.req.header('origin'))) return errorPage(c, 403)
      return next()
    }
    const { pathname, search } = new URL(c.req.url)
    const tidy = tidyPath(pathname)
    if (tidy) return secured(c.redirect(`${tidy}${search}`, 308), emptyPolicy)
    return next()
  })

  const tooLarge = (limit: string) => async (c: Context) => {
    if (takesUploads(c.req.path)) await passBy(c.req.raw.body)
    return errorPage(c as Context<Env>, 413, { Connection: 'close' }, { limit })
  }
  const limitForms = bodyLimit({ maxSize: largestBody, onError: tooLarge(`${largestBody / 1024}\u00a0kB`) })
  const limitDocuments = bodyLimit({ maxSize: largestDocument, onError: tooLarge('1\u00a0MB') })
  const limitUploads = bodyLimit({ maxSize: largestUpload, onError: tooLarge(`${largestFile / 1e6}\u00a0MB`) })

  app.post('*', async (c, next) => {
    const isLarge = takesUploads(c.req.path) || takesDocuments(c.req.path)
    const isEditor = isLarge && (await mayEdit(c))
    if (!takesUploads(c.req.path)) return isEditor ? limitDocuments(c, next) : limitForms(c, next)
    if (isEditor) return limitUploads(c, next)
    // The guards of the page answer, as they do whoever is not let in.
    c.set('isUnheard', true)
    await passBy(c.req.raw.body)
    return next()
  })

  app.all('*', async (c) => {
    const url = new URL(c.req.url)
    const { locale, remember } = readLanguage(url.searchParams.get('lang'), c.req.header('cookie'))
    // Whoever may be an admin and asks for a preview gets a page made for them; to others the parameter means nothing.
    const asksPreview = url.searchParams.has(previewParameter)
    const isOwn = c.req.method === 'POST' || (asksPreview && mayBeSignedIn(c.req.header('cookie')))
    const page = isOwn ? undefined : publicPage(url.pathname)
    const key = page && settings.pageCache ? cacheKey(url.pathname, page, url.searchParams) : undefined
    const found =
      key && (await pages.findOrMake(`${locale} ${key}`, () => render(c, scopeFor(c, locale), key), page?.path))
    // What is not kept, like a note that is not there, needs a nonce for its scripts.
    const answer = found && isPage(found) ? found : await render(c, scopeFor(c, locale, nonce()))
    if (key && !asksPreview && !url.searchParams.has('lang'))
      pages.remember(`${locale} ${url.pathname}${url.search}`, `${locale} ${key}`)
    const response = isPage(answer) ? send(c, answer) : answer
    if (page && c.req.method === 'GET' && [200, 304].includes(response.status))
      views?.count(page.path, c.env.incoming.headers)
    if (remember) {
      response.headers.append('Set-Cookie', languageCookie(locale, settings.secure))
      if (response.headers.get('Cache-Control') !== 'no-store')
        response.headers.set('Cache-Control', 'private, no-cache')
    }
    return response
  })

  app.onError((error, c) => {
    log.error({ err: error, req: c.get('requestId') }, 'request failed')
    return errorPage(c as Context<Env>, 500)
  })

  const nonce = randomUUID

  function scopeFor(c: Context<Env>, locale: Scope['locale'], nonce?: string): Scope {
    const requestId = c.get('requestId')
    return {
      services,
      requestId,
      locale,
      log: log.child({ req: requestId }),
      clientAddress: addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')),
      ...(nonce ? { nonce } : {}),
    }
  }

  async function mayEdit(c: Context<Env>) {
    const { locale } = readLanguage(null, c.req.header('cookie'))
    const session = await loadSession(c.req.raw, scopeFor(c, locale)).catch(() => undefined)
    return can(session?.member ?? null, 'content.manage')
  }

  /** React Router's answer. It is given our own address, never the Host header's; links and checks build on it. */
  async function render(c: Context<Env>, scope: Scope, path = c.req.url.slice(new URL(c.req.url).origin.length)) {
    const { raw } = c.req
    // A page for the cache, or of an error, is the same however it was asked for.
    const method = scope.errorStatus || !scope.nonce ? 'GET' : raw.method
    const origin = (method === 'POST' && c.req.header('origin')) || settings.publicUrl.origin
    const request = new Request(new URL(path, origin), {
      method,
      headers: raw.headers,
      // With a body its sender may leave halfway, which is no error of ours.
      ...(method === 'POST' && !c.get('isUnheard') ? { body: raw.body, duplex: 'half', signal: raw.signal } : {}),
    } as RequestInit)
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    const answer = await handle(request, context)
    const { status, headers } = answer
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    const response = isPage && scope.html ? new Response(scope.html, { status, headers }) : answer
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD')
    const usual = isPage && scope.nonce ? pagePolicy([`'nonce-${scope.nonce}'`], settings) : emptyPolicy
    // A mail, shown as it was sent, has a stricter one of its own.
    const policy = response.headers.get('Content-Security-Policy') ?? usual
    return development ? response : secured(response, policy)
  }

  function send(c: Context<Env>, page: Page) {
    c.set('kind', 'page-hit')
    if (matchesTag(c.req.header('if-none-match'), page.etag))
      return new Response(null, { status: 304, headers: page.notModified })
    const { headers, body } = page.answers[encodingFor(c.req.header('accept-encoding'))]
    return new Response(body, { headers })
  }

  /** The designed page of an error met outside React Router; words alone if even that fails. */
  async function errorPage(c: Context<Env>, status: number, headers: Record<string, string> = {}, details = {}) {
    const { locale } = readLanguage(new URL(c.req.url).searchParams.get('lang'), c.req.header('cookie'))
    const scope = { ...scopeFor(c, locale, nonce()), errorStatus: status, errorDetails: details }
    const page = await render(c, scope, '/error').catch(() => undefined)
    const response = page ?? secured(new Response('Something went wrong. Please try again.', { status }), emptyPolicy)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  function plain(c: Context<Env>, status: number, text: string, type = 'text/plain; charset=utf-8') {
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
