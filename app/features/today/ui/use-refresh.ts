import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again every minute while the page is visible, so that times left stay true. */
export function useRefresh(intervalMs: number) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [revalidate, intervalMs])
}
