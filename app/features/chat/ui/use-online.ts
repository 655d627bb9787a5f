import { useSyncExternalStore } from 'react'
import { isOnline, recheckEvery } from '../model'

function everyMinute(look: () => void) {
  const timer = setInterval(look, recheckEvery)
  return () => clearInterval(timer)
}

/** Whether someone is there, looked up again every minute. */
export const useOnline = () => useSyncExternalStore(everyMinute, () => isOnline(new Date()))
