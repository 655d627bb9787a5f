import type { Context } from 'hono'
import type { Settings } from '~/config/settings.server'
import type { Locale } from '~/i18n/locales'
import type { ErrorDetails } from '~/web/error-details'
import { mayBeSignedIn } from '~/web/session.server'
import { type CacheablePage, cacheKey } from './cacheable-routes'
import type { OverloadedError } from './concurrency-limit'
import { securityHeaders } from './headers'
import { readLanguage } from './language'
import { type Page, type PageCache, representationFor } from './page-cache'
import type { Env, Renderer } from './render'

type ErrorOptions = { headers?: Record<string, string>; details?: ErrorDetails }

/** Error pages that are the same for everyone. Clients can ask for these without limit, so each is rendered once. */
const cachedErrors = [400, 403, 404, 405]

export type Send = ReturnType<typeof createSender>

/** The responses that do not come from React Router as they are: cached pages, error pages, plain text, redirects. */
export function createSender(settings: Settings, { render }: Renderer, pages: PageCache) {
  const secure = securityHeaders(settings)

  /** Sends a finished page, from the cache or just rendered for it. */
  function page(c: Context<Env>, finished: Page) {
    c.set('kind', 'page-hit')
    const { status, headers, body } = representationFor(finished, c.env.incoming.headers)
    return new Response(body, { status, headers })
  }

  async function cachedPage(c: Context<Env>, locale: Locale, route: CacheablePage, query: URLSearchParams) {
    const address = cacheKey(route, query)
    const status = route.isNotFound ? 404 : 200
    const renderPage = () => render(c, { mode: 'cache', locale, address })
    return page(c, await pages.findOrRender(`${locale} ${address}`, renderPage, { path: route.path, status }))
  }

  /** The designed error page for a request that did not reach React Router; plain text if rendering it fails too. */
  async function errorPage(c: Context<Env>, status: number, { headers = {}, details = {} }: ErrorOptions = {}) {
    const rendered = await renderError(c, status, details).catch(() => undefined)
    const response = rendered ?? secure(new Response('Something went wrong. Please try again.', { status }))
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  /**
   * A route without a component, such as a download, answers an error as JSON. A browser that opens its address gets the
   * error page instead.
   */
  async function withErrorPage(c: Context<Env>, response: Response) {
    const isOpened = c.req.header('accept')?.includes('text/html') && !c.req.path.endsWith('.data')
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    if (response.status < 400 || !isOpened || !isJson) return response
    const details: ErrorDetails | null = await response.json()
    const kept = ['Allow', 'Retry-After'].flatMap((name) => {
      const value = response.headers.get(name)
      return value ? [[name, value]] : []
    })
    const page = await errorPage(c, response.status, { headers: Object.fromEntries(kept), details: details ?? {} })
    for (const cookie of response.headers.getSetCookie()) page.headers.append('Set-Cookie', cookie)
    return page
  }

  async function renderError(c: Context<Env>, status: number, details: ErrorDetails) {
    const cookie = c.req.header('cookie')
    const { locale } = readLanguage(new URL(c.req.url).searchParams.get('lang'), cookie)
    if (cookie && mayBeSignedIn(cookie) && status < 500) {
      const error = { status, details }
      const { response } = await render(c, { mode: 'error', locale, address: '/workspace-error', error, cookie })
      // Another status is the redirect of someone whose session has ended.
      if (response.status === status) return response
    }
    const renderPage = () => render(c, { mode: 'error', locale, address: '/error', error: { status, details } })
    if (!settings.pageCache || !cachedErrors.includes(status) || details.isDenied) return (await renderPage()).response
    return page(c, await pages.findOrRender(`${locale} error ${status}`, renderPage, { status }))
  }

  /** Plain text: the server has too many pages to render, so it does not render one to say so. */
  const overloaded = ({ retryAfterSeconds }: OverloadedError) =>
    secure(
      new Response('Very many pages are asked for. Please try again.', {
        status: 503,
        headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' },
      }),
    )

  function plain(c: Context<Env>, status: number, text: string | null, type = 'text/plain; charset=utf-8') {
    c.set('kind', 'operations')
    return secure(new Response(text, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } }))
  }

  const redirect = (c: Context<Env>, address: string) => secure(c.redirect(address, 308))

  return { cachedPage, errorPage, withErrorPage, overloaded, plain, redirect }
}
