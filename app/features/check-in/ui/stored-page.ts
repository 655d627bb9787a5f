import { checkInPage, type GuestList } from '../model'
import { cacheNameOf, hasCaches, heardAtHeader, isTooOld, listKey } from './stored-lists'

// The page, the built files that it loads, and the list as it was last read, in a cache of the browser. The worker answers from
// it when there is no connection (`stored-page-worker.ts`). See docs/decisions/045.

const workerPath = '/check-in-worker.js'

/** Registers the worker, and stores the page with the files that it has loaded. Only the built product has fixed files. */
export async function storePage(eventId: string) {
  if (!import.meta.env.PROD || !hasCaches() || !('serviceWorker' in navigator)) return
  const path = checkInPage(eventId)
  try {
    await navigator.serviceWorker.register(workerPath, { scope: path })
    const cache = await caches.open(cacheNameOf(path))
    const page = await fetch(path, { redirect: 'manual', headers: { Accept: 'text/html' } })
    if (!page.ok) return
    await cache.put(path, page)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    for (const { pathname } of files) if (!(await cache.match(pathname))) await cache.add(pathname)
  } catch {
    // Without a connection or storage the page works as long as it is open.
  }
}

/** Keeps the list for a reload without a connection, and notes that the server was heard. */
export async function storeList(eventId: string, list: GuestList) {
  if (!hasCaches()) return
  try {
    const cache = await caches.open(cacheNameOf(checkInPage(eventId)))
    await cache.put(listKey, new Response(JSON.stringify(list), { headers: { [heardAtHeader]: String(Date.now()) } }))
  } catch {
    // As above.
  }
}

/** The stored list; undefined when there is none, or when its time is over. */
export async function readStoredList(eventId: string): Promise<GuestList | undefined> {
  if (!hasCaches()) return undefined
  try {
    const found = await caches.match(listKey, { cacheName: cacheNameOf(checkInPage(eventId)) })
    return found && !isTooOld(found, Date.now()) ? await found.json() : undefined
  } catch {
    return undefined
  }
}
