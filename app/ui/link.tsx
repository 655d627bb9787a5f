import { type ComponentProps, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or a query for the current page. */
  to: string
  replace?: boolean | undefined
  preventScrollReset?: boolean | undefined
}

/**
 * A link within this site: a plain anchor, which `useFollowLinks` passes to the router. React Router's `Link` resolves
 * routes and prefetching at every render, which is noticeable on a page with thirty links.
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

/** A link with `aria-current` when the current page is `to` or, unless `end`, below it. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Follows links by client-side navigation, also in parts that are not hydrated. */
export function useFollowLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-discover]:not([target], [download])')
      if (!link || link.origin !== location.origin) return
      event.preventDefault()
      const { href, pathname, search, hash, dataset } = link
      navigate(pathname + search + hash, {
        replace: href === location.href || 'replace' in dataset,
        preventScrollReset: 'keepScroll' in dataset,
      })
    }
    // On `window`, so that it runs after React's handlers, which may have prevented the click.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [navigate])
}
