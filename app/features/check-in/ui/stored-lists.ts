// What is stored of the check-in pages in caches of the browser, one for each event. Apart from `stored-page.ts`, because the page
// to sign in loads it.

const hourMs = 60 * 60 * 1000
/** How long a device without a connection keeps the list, after it last heard from the server. */
const keptMs = hourMs

const prefix = 'check-in '
export const cacheNameOf = (pagePath: string) => `${prefix}${pagePath}`
/** A name in the cache, not an address: nothing is ever sent there. */
export const listKey = '/check-in-list'
/** When the browser last heard from the server, by its own clock; on the list in the cache. */
export const heardAtHeader = 'Heard-At'

/** Absent on sites without https, and where the browser blocks storage. */
export const hasCaches = () => typeof window !== 'undefined' && 'caches' in window

export const isTooOld = (list: Response | undefined, nowMs: number) => {
  const heardAt = Number(list?.headers.get(heardAtHeader) ?? 0)
  // A clock that was put back does not make it last longer.
  return !(nowMs - heardAt < keptMs && heardAt <= nowMs)
}

/** Deletes what is stored of every event, or only what is too old. The taps that wait are not in it. */
export async function deleteStoredPages({ isOld = false } = {}) {
  if (!hasCaches()) return
  try {
    for (const name of await caches.keys()) {
      if (!name.startsWith(prefix)) continue
      if (isOld && !isTooOld(await caches.match(listKey, { cacheName: name }), Date.now())) continue
      await caches.delete(name)
      const registration = await navigator.serviceWorker?.getRegistration(name.slice(prefix.length))
      if (registration && new URL(registration.scope).pathname === name.slice(prefix.length))
        await registration.unregister()
    }
  } catch {
    // Storage is blocked.
  }
}
