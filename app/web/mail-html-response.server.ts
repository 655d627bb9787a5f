/** Allows the mail's markup and styles only: no scripts, forms or requests, and not our origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

/** A mail, for the frame of an admin page that shows it. */
export const mailHtmlResponse = (html: string) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
