import type { Values } from '~/features/document-forms/model'

const keyOf = (pathname: string) => `typed ${pathname}`

/**
 * What was typed outlives a session that ended meanwhile: the form is sent, leads to sign-in and from there back. Only in
 * this tab, and it is given back once.
 */
export const keptTyping = {
  put(pathname: string, values: Values) {
    tryStorage((storage) => storage.setItem(keyOf(pathname), JSON.stringify(values)))
  },
  take(pathname: string): Values | null {
    const kept = tryStorage((storage) => storage.getItem(keyOf(pathname)))
    tryStorage((storage) => storage.removeItem(keyOf(pathname)))
    return kept ? JSON.parse(kept) : null
  },
}

/** Storage may be forbidden or full: then nothing is kept. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
