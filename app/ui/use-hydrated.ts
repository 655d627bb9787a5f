import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and while a page is hydrated, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
