import type { Settings } from '~/config/settings.server'

type Headers = Record<string, string>

/** On every answer, errors and assets included. */
export function baseHeaders({ secure }: Pick<Settings, 'secure'>): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** For what is not a page: nothing in it may run or be framed. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What a page's policy depends on. */
export type PolicySettings = Pick<Settings, 'secure'> & Partial<Pick<Settings, 'sanity'>>

/** Where browsers report what the policy of a page has blocked. */
export const cspReportPath = '/api/csp-reports'

/** For a page: our own files, and the inline scripts named by hash or nonce. */
export const pagePolicy = (scripts: string[], { secure, sanity }: PolicySettings) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self'${sanity ? ' https://cdn.sanity.io' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${cspReportPath}`,
  ].join('; ')
