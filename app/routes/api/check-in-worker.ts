import worker from '~/features/check-in/ui/stored-page-worker?inline-script'

/** The service worker of the check-in pages: at the root of the site, so that its scope can be such a page. */
export const loader = () =>
  new Response(worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // Its own policy, not that of the page, allows its requests.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  })
