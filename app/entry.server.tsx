import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { addMessages } from '~/i18n/dictionary'
import { messages as en } from '~/i18n/messages/en/index'
import { messages as no } from '~/i18n/messages/no/index'
import { messages as sv } from '~/i18n/messages/sv/index'
import { NonceContext } from '~/web/nonce'
import { getScope } from '~/web/scope.server'

addMessages('en', en)
addMessages('sv', sv)
addMessages('no', no)

/** Pages are sent whole: the status is then the true one, and the page can be compressed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const scope = getScope(context)
  const { nonce } = scope
  // Beside the answer and not in it: a Response would make a stream of it, to be read again.
  scope.html = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * A page is rendered with its own routes and the home page's, the ones its list of routes begins with. Out of all of
 * them React Router would make a router anew for every page.
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = new Set([...staticHandlerContext.matches.map(({ route }) => route.id), 'routes/public/home'])
  const routes = Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

function renderWhole(page: React.ReactNode, nonce: string) {
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      // React answers a close with an error that nobody reads, stack and all.
      emitClose: false,
      write: (chunk, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  getScope(context).log.error({ err: error }, 'page failed')
}
