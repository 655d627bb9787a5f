import { type ComponentProps, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A place of ours: a path, or a query to the page one is on. */
  to: string
  replace?: boolean | undefined
  preventScrollReset?: boolean | undefined
}

/**
 * A link to a page of ours: a plain anchor, which `useFollowLinks` makes the router follow. The router's own link
 * looks up routes and prefetching each time it is drawn, which a page of thirty links notices.
 */
export const Link = ({ to, replace, preventScrollReset, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    data-discover="true"
    data-replace={replace || undefined}
    data-keep-scroll={preventScrollReset || undefined}
  />
)

/** A link that says whether one is there: at `to`, or below it unless `end`. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Has links change the page without loading it anew, those too that React has not drawn. */
export function useFollowLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlain(event)) return
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-discover]:not([target], [download])')
      if (!link || link.origin !== location.origin) return
      event.preventDefault()
      const { href, pathname, search, hash, dataset } = link
      navigate(pathname + search + hash, {
        replace: href === location.href || 'replace' in dataset,
        preventScrollReset: 'keepScroll' in dataset,
      })
    }
    // Later than React, whose own handlers may have prevented it.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [navigate])
}
