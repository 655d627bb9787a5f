import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'

const sentForm = createContext(false)

/** For a route whose loader has to know whether the page is opened, or shown again after a form sent without JavaScript. */
export const noteSentForm: MiddlewareFunction<Response> = ({ request, context }, next) => {
  // A loader that runs after an action gets a GET request, so only a middleware sees the method.
  context.set(sentForm, request.method !== 'GET')
  return next()
}

export const isOpening = (context: Readonly<RouterContextProvider>) => !context.get(sentForm)
