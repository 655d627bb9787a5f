import { useSyncExternalStore } from 'react'
import { isOnline, recheckEveryMs } from '../model'

function everyMinute(onStoreChange: () => void) {
  const timer = setInterval(onStoreChange, recheckEveryMs)
  return () => clearInterval(timer)
}

/** Whether the team is online, checked every minute. */
export const useOnline = () => useSyncExternalStore(everyMinute, () => isOnline(new Date()))
