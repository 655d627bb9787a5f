import type { Settings } from '~/config/settings.server'
import { permissionsPolicy } from '~/web/permissions-policy'

type Headers = Record<string, string>

/** A page that uses a device, such as the camera, sets it itself. */
const devicesHeader = 'Permissions-Policy'

/** Sent with every response, errors and assets included. */
export function baseHeaders({ secure }: Pick<Settings, 'secure'>): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    [devicesHeader]: permissionsPolicy('nothing'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** The policy of everything that is not a page: nothing in it may run or be framed. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What a page's policy depends on. Vite's development server adds stylesheets as inline `style` elements. */
export type PolicySettings = Pick<Settings, 'secure'> & Partial<Pick<Settings, 'sanity'>> & { inlineStyles?: boolean }

/** Where browsers report what the policy of a page has blocked. */
export const cspReportPath = '/api/csp-reports'

/** The policy of a page: files of this site, and the inline scripts listed by hash or nonce. */
export const pagePolicy = (scripts: string[], { secure, sanity, inlineStyles }: PolicySettings) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self'${inlineStyles ? " 'unsafe-inline'" : ''}`,
    "font-src 'self'",
    `img-src 'self' data:${sanity ? ' https://cdn.sanity.io' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${cspReportPath}`,
  ].join('; ')

/** Returns a function that sets the base headers and a policy on a response. */
export function securityHeaders(settings: Pick<Settings, 'secure'>) {
  const base = Object.entries(baseHeaders(settings))
  return (response: Response, policy = emptyPolicy) => {
    for (const [name, value] of base) {
      if (name !== devicesHeader || !response.headers.has(name)) response.headers.set(name, value)
    }
    response.headers.set('Content-Security-Policy', policy)
    return response
  }
}
