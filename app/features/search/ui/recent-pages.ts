import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { recentPagesKey } from '~/lib/recent-pages-key'

export type RecentPage = { to: string; title: string }

const mostKept = 6

/** The pages that were opened in this tab, the latest first. In the tab's own storage, which signing out clears. */
export function readRecentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(recentPagesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecentPage) : []
  } catch {
    return []
  }
}

const isRecentPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  'title' in value &&
  typeof value.to === 'string' &&
  /^\/(?!\/)/.test(value.to) &&
  typeof value.title === 'string'

/** Keeps the path and the title of each page that is opened. */
export function useRecentPages() {
  const { pathname } = useLocation()
  useEffect(() => {
    const title = document.title.split(' · ')[0] ?? ''
    if (!title || pathname === '/search') return
    const others = readRecentPages().filter(({ to }) => to !== pathname)
    try {
      sessionStorage.setItem(recentPagesKey, JSON.stringify([{ to: pathname, title }, ...others].slice(0, mostKept)))
    } catch {
      // Storage may be blocked or full: then none are offered.
    }
  }, [pathname])
}
