import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServerBuild } from 'react-router'
import { can } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { clientDir } from '~/config/paths.server'
import { previewParameter } from '~/features/cms/previews/model'
import { hasLetter } from '~/features/letters/queries.server'
import { hasCategory, hasNote } from '~/features/notes/queries.server'
import { maxFileBytes, maxUploadBytes } from '~/files/kinds'
import type { Services } from '~/web/scope.server'
import { loadSession, mayBeSignedIn } from '~/web/session.server'
import { loadAssets } from './assets'
import { type CacheablePage, type CacheablePages, notFoundPage } from './cacheable-routes'
import { clientFault } from './client-fault'
import { compressResponse } from './compress-response'
import { OverloadedError } from './concurrency-limit'
import { blockedDirective, maxCspReportBytes } from './csp-reports'
import { createDatabaseProbe } from './database-probe'
import { cspReportPath } from './headers'
import { inboundMailPath, receiveInboundMail, requireSignature } from './inbound-mail'
import { languageCookie, readLanguage } from './language'
import type { Metrics } from './metrics'
import { createPageCache } from './page-cache'
import type { PageViews } from './page-views'
import { createRenderer, type Env } from './render'
import {
  acceptsDocuments,
  acceptsMemberUploads,
  acceptsUploads,
  canonicalPath,
  discardBody,
  hasControlCharacter,
  maxAddressLength,
  maxDocumentBytes,
  maxFormBytes,
  originCheck,
} from './request-limits'
import type { RequestLog } from './request-log'
import { createSender } from './send'

type Options = {
  services: Services
  metrics: Metrics
  requestLog: RequestLog
  views: PageViews
  /** The routes whose pages may be cached; absent in development. */
  cacheable?: CacheablePages
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** False until everything has started, and again when the process is asked to stop. */
  isReady: () => boolean
}

const loopback = ['127.0.0.1', '::1']

/** The rights of the forms at the addresses of `acceptsUploads` and `acceptsDocuments`: their bodies are larger than those of other forms. */
const uploaders = ['content.manage', 'event.manage', 'engagement.manage', 'thread.answer', 'member.invite'] as const

/** Whether there is something at an address with a parameter, by the parameter's name. */
const existing: Record<string, typeof hasNote> = { slug: hasNote, category: hasCategory, week: hasLetter }

/** The pipeline of a request: log, operations, assets, checks, body limits, page. */
export function createApp({ services, metrics, requestLog, views, cacheable, build, isReady }: Options) {
  const { settings, log, database } = services
  const pages = createPageCache(settings)
  const renderer = createRenderer(services, build)
  const send = createSender(settings, renderer, pages)
  const asset = loadAssets(clientDir, settings)
  const mayChange = originCheck(settings)
  const isReachable = createDatabaseProbe(database.ping)

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

  app.get('/healthz', (c) => send.plain(c, 200, 'ok'))

  app.get('/readyz', async (c) => {
    if (!isReady()) return send.plain(c, 503, 'starting or stopping')
    return (await isReachable()) ? send.plain(c, 200, 'ready') : send.plain(c, 503, 'the database does not answer')
  })

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c)) return send.errorPage(c, 404)
    requestLog.flush()
    return send.plain(c, 200, await metrics.registry.metrics(), metrics.registry.contentType)
  })

  app.post(
    cspReportPath,
    bodyLimit({ maxSize: maxCspReportBytes, onError: (c) => send.plain(c as Context<Env>, 413, null) }),
    async (c) => {
      metrics.cspReport(blockedDirective(await c.req.text()))
      return send.plain(c, 204, null)
    },
  )

  if (settings.inboundMail) {
    app.post(
      inboundMailPath,
      requireSignature(settings.inboundMail.secret, send),
      bodyLimit({
        maxSize: maxUploadBytes,
        onError: (c) => send.plain(c as Context<Env>, 413, 'The mail is too large.'),
      }),
      receiveInboundMail(services, metrics, send),
    )
  }

  app.get('*', async (c, next) => {
    const found = asset(c.req.path, c.req.header('accept-encoding'))
    if (found) c.set('kind', 'asset')
    else if (c.req.path.startsWith('/assets/')) return send.plain(c, 404, 'There is no such file.')
    return found ?? next()
  })

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length + search.length > maxAddressLength) return send.errorPage(c, 414)
    if (hasControlCharacter(pathname)) return send.errorPage(c, 400)
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method))
      return send.errorPage(c, 405, { headers: { Allow: 'GET, HEAD, POST' } })
    if (c.req.method === 'POST') {
      if (!mayChange(c.req.path, c.env.incoming.headers)) return send.errorPage(c, 403)
      return next()
    }
    const canonical = canonicalPath(pathname)
    return canonical ? send.redirect(c, `${canonical}${search}`) : next()
  })

  const tooLarge = (limit: string) => async (c: Context) => {
    if (acceptsUploads(c.req.path)) await discardBody(c.req.raw.body)
    return send.errorPage(c as Context<Env>, 413, { headers: { Connection: 'close' }, details: { limit } })
  }
  const limitForms = bodyLimit({ maxSize: maxFormBytes, onError: tooLarge(`${maxFormBytes / 1024}\u00a0kB`) })
  const limitDocuments = bodyLimit({ maxSize: maxDocumentBytes, onError: tooLarge('1\u00a0MB') })
  const limitUploads = bodyLimit({ maxSize: maxUploadBytes, onError: tooLarge(`${maxFileBytes / 1e6}\u00a0MB`) })

  app.post('*', async (c, next) => {
    const isLarge = acceptsUploads(c.req.path) || acceptsDocuments(c.req.path)
    const isEditor = isLarge && (await maySendLargeBody(c))
    if (!acceptsUploads(c.req.path)) return isEditor ? limitDocuments(c, next) : limitForms(c, next)
    if (isEditor) return limitUploads(c, next)
    // The route's guard answers, as it does for every other request without permission.
    c.set('bodyDiscarded', true)
    await discardBody(c.req.raw.body)
    return next()
  })

  app.all('*', async (c) => {
    const url = new URL(c.req.url)
    const { locale, remember } = readLanguage(url.searchParams.get('lang'), c.req.header('cookie'))
    // Only admins can preview drafts. For clients without a session cookie the parameter has no effect.
    const isPreview = url.searchParams.has(previewParameter)
    const skipsCache = c.req.method === 'POST' || (isPreview && mayBeSignedIn(c.req.header('cookie')))
    const route = skipsCache ? undefined : await findRoute(url.pathname)
    if (route && !route.isNotFound && route.path !== url.pathname) return send.redirect(c, `${route.path}${url.search}`)
    const isCached = route !== undefined && settings.pageCache
    const response = isCached
      ? await send.cachedPage(c, locale, route, url.searchParams)
      : await compressResponse(
          c.req.raw,
          await send.withErrorPage(c, (await renderer.render(c, { mode: 'request', locale })).response),
        )
    if (isPreview && !isCached) response.headers.set('Cache-Control', 'private, no-store')
    // Without this, the Referer of a link on the page would carry the token.
    if (url.searchParams.has('token')) response.headers.set('Referrer-Policy', 'no-referrer')
    if (route && c.req.method === 'GET' && [200, 304].includes(response.status))
      views.count(route.path, c.env.incoming.headers)
    if (remember) {
      response.headers.append('Set-Cookie', languageCookie(locale, settings.secure))
      if (!response.headers.get('Cache-Control')?.includes('no-store'))
        response.headers.set('Cache-Control', 'private, no-cache')
    }
    return response
  })

  app.onError((error, c) => {
    // The client has left or was too slow, so nobody reads this response.
    if (clientFault(c.env)) return new Response(null, { status: 400 })
    if (error instanceof OverloadedError) return send.overloaded(error)
    log.error({ err: error, req: c.get('requestId') }, 'request failed')
    return send.errorPage(c as Context<Env>, 500)
  })

  /** With METRICS_TOKEN by that token alone; without it only from this machine, and not through a proxy. */
  function mayReadMetrics(c: Context<Env>) {
    const { metricsToken } = settings
    // Hashes are compared, so that the time a comparison takes reveals nothing about the token.
    if (metricsToken) return hashOf(c.req.header('authorization') ?? '') === hashOf(`Bearer ${metricsToken}`)
    return !c.req.header('x-forwarded-for') && loopback.includes(renderer.clientAddress(c))
  }

  /** Unknown notes and letters share the cached not-found page, so that a flood of invented addresses renders nothing. */
  async function findRoute(path: string): Promise<CacheablePage | undefined> {
    const page = cacheable?.find(path)
    const { name = '', value = '' } = page?.parameter ?? {}
    const exists = existing[name]
    return exists && !(await exists(services, value)) ? notFoundPage : page
  }

  async function maySendLargeBody(c: Context<Env>) {
    const { locale } = readLanguage(null, c.req.header('cookie'))
    const session = await loadSession(c.req.raw, renderer.createScope(c, locale)).catch(() => undefined)
    const member = session?.member ?? null
    if (acceptsMemberUploads(c.req.path)) return can(member, 'thread.list')
    return uploaders.some((right) => can(member, right))
  }

  return { app, pages }
}
