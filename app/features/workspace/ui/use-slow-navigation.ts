import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const slowAfterMs = 150

/** Whether the next page has been loading for so long that progress should be shown. */
export function useSlowNavigation() {
  const isLoading = useNavigation().state === 'loading'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return isSlow
}
