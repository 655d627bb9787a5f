import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { noticeParameter } from './forms/form-result'

/** What `?notice=` says was done before the redirect to this page. A reload does not say it again. */
export function useNotice() {
  const [query] = useSearchParams()
  const notice = query.get(noticeParameter)
  useEffect(() => {
    if (notice === null) return
    const url = new URL(window.location.href)
    url.searchParams.delete(noticeParameter)
    // Not by the router, which would load the page again without the notice.
    window.history.replaceState(window.history.state, '', url)
  }, [notice])
  return notice
}
