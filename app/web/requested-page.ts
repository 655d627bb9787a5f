import { pagePath } from './page-path'

/** Where someone goes on after signing in or proving who they are: the requested page, or the page that a form or file is on. */
export function requestedPage(request: Request, isPage = true) {
  const url = new URL(request.url)
  const page = request.method === 'GET' && isPage ? url : URL.parse(request.headers.get('Referer') ?? '')
  if (page?.origin !== url.origin) return '/select-role'
  const query = new URLSearchParams(page.search)
  query.delete('_routes')
  return `${pagePath(page)}${query.size > 0 ? `?${query}` : ''}`
}

export const confirmPage = '/account/confirm'
export const factorsPage = '/account/sign-in'
export const ownDataPath = '/account/data'

/** The page for setting up the factor that is needed, and leads on. */
export const factorsPageFor = (to: string) => `${factorsPage}?${new URLSearchParams({ to })}`

/** The page that asks for a proof, and leads back. */
export const confirmPageFor = (to: string) => `${confirmPage}?${new URLSearchParams({ to })}`
