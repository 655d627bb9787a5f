import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'

const opening = createContext<Date | null>(null)

/** For a route whose loader has to know whether a page is opened, or shown again after a form sent without JavaScript. */
export const notePageOpening: MiddlewareFunction<Response> = ({ request, context }, next) => {
  // A loader that runs after an action gets a GET request, so only a middleware sees the method.
  context.set(opening, request.method === 'GET' ? new Date() : null)
  return next()
}

/** When the request that opens the page came; null after a form. */
export const openedAt = (context: Readonly<RouterContextProvider>) => context.get(opening)
