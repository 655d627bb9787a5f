const keyOf = (name: string) => `unsaved ${name}`

/**
 * Unsaved text of a form in this tab's session storage: when the session has ended, a submit leads to `/login` and back,
 * and nothing typed is lost. Passwords are never stored.
 */
export const unsavedForm = {
  put(name: string, text: unknown) {
    tryStorage((storage) => storage.setItem(keyOf(name), JSON.stringify(text)))
  },
  get(name: string): unknown {
    return tryStorage((storage) => JSON.parse(storage.getItem(keyOf(name)) ?? 'null'))
  },
  remove(name: string) {
    tryStorage((storage) => storage.removeItem(keyOf(name)))
  },
}

/** A redirect leads to the page of what was saved, or to sign in or prove who they are: then the text has to wait. */
export function forgetSaved(name: string, redirect?: Response) {
  if (!/^\/(login|account\/confirm)/.test(redirect?.headers.get('Location') ?? '')) unsavedForm.remove(name)
}

/** Storage may be forbidden or full: then nothing is stored. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
