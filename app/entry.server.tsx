import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { LanguageProvider } from '~/i18n/language'
import { NonceContext } from '~/web/nonce'
import { getScope } from '~/web/scope.server'

/** Pages are not streamed: a complete page has the right status and can be cached and compressed as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, locale } = getScope(context)
  const html = await renderToBuffer(
    <NonceContext value={nonce}>
      <LanguageProvider locale={locale}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </LanguageProvider>
    </NonceContext>,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

const renderToBuffer = (page: React.ReactNode, nonce: string) =>
  new Promise<BodyInit>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  getScope(context).log.error({ err: error }, 'page failed')
}
