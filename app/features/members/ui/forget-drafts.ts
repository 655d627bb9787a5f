import { deleteStoredPages } from '~/features/check-in/ui/stored-lists'

/** Unsent form values are in this tab's storage, and guest lists in a cache, where the next user who signs in would see them. */
export function forgetDrafts() {
  void deleteStoredPages()
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked, so nothing was stored either.
  }
}
