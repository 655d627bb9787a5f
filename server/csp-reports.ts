export const maxCspReportBytes = 16 * 1024

/** Known directives become a label of the metric. Anyone can send reports, so nothing else in them may. */
const directives = new Set(
  ['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr']
    .concat(['img-src', 'font-src', 'connect-src', 'manifest-src', 'form-action', 'base-uri', 'frame-ancestors'])
    .concat(['default-src', 'frame-src', 'media-src', 'object-src', 'worker-src']),
)

/** The directive in a browser's report (format of `report-uri`), or `other`. */
export function blockedDirective(body: string): string {
  const [directive = ''] = String(readReport(body)?.['violated-directive'] ?? '').split(' ', 1)
  return directives.has(directive) ? directive : 'other'
}

function readReport(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body)?.['csp-report']
  } catch {
    return undefined
  }
}
