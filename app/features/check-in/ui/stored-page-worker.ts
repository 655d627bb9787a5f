import { signedInHint } from '~/web/signed-in-hint'
import { cacheNameOf, isTooOld, listKey } from './stored-lists'

// A service worker whose scope is the check-in page of one event. It answers only when the network does not.

/** The part of the worker's API that is used; the types of the browser's window have none of it. */
type ExtendableEvent = Event & { waitUntil(done: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void }
type WorkerScope = {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  /** Absent in browsers from before 2025. */
  cookieStore?: { get(name: string): Promise<unknown> }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
declare const self: WorkerScope

/** A phone in a cellar may have a connection on which nothing arrives. */
const timeoutMs = 8000

const pagePath = new URL(self.registration.scope).pathname
const cacheName = cacheNameOf(pagePath)

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isPage = request.mode === 'navigate' && pathname === pagePath
  const isFile = origin === location.origin && pathname.startsWith('/assets/')
  if (request.method === 'GET' && (isPage || isFile)) event.respondWith(respond(request, pathname, isPage))
})

async function respond(request: Request, pathname: string, isPage: boolean): Promise<Response> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('timeout')))
  try {
    const response = await Promise.race([fetch(request), timeout])
    if (isPage && isDenied(response)) await caches.delete(cacheName)
    return response
  } catch {
    return (await readStored(pathname)) ?? (isPage ? noPage() : Response.error())
  }
}

/** The sign-in has ended, or the page may not be seen any more. */
const isDenied = ({ type, status }: Response) => type === 'opaqueredirect' || status === 403 || status === 404

async function readStored(pathname: string): Promise<Response | undefined> {
  if (!(await isSignedIn()) || isTooOld(await caches.match(listKey, { cacheName }), Date.now())) {
    await caches.delete(cacheName)
    return undefined
  }
  return caches.match(pathname, { cacheName })
}

/** The cookie that scripts can read is gone after a sign-out, also after one without script, which does not delete the cache. */
async function isSignedIn(): Promise<boolean> {
  const { cookieStore } = self
  if (!cookieStore) return true
  return Boolean((await cookieStore.get(`__Host-${signedInHint}`)) ?? (await cookieStore.get(signedInHint)))
}

const noPage = () =>
  new Response(
    'There is no connection. The guest list is deleted from this device at sign-out, and an hour after it was last online. Taps that were not sent are still here: open this page again when there is a connection.',
    { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
