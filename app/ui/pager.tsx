import { useLocation } from 'react-router'
import { ButtonLink } from '~/ui/button'

/** As many rows as one page of a list has. */
export const pageSize = 50

/** The page that an address asks for; the first when it says nothing that makes sense. */
export function pageFrom(query: URLSearchParams): number {
  const asked = Number(query.get('page'))
  return Number.isInteger(asked) && asked > 0 ? asked : 1
}

/** A page of that many rows: one past the end, after rows have gone, is the last there is. */
export function pageOf(total: number, asked: number) {
  const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)))
  return { page, offset: (page - 1) * pageSize }
}

type PagerProps = {
  page: number
  /** How many rows there are on all pages. */
  total: number
  /** What the rows are, after their number: 'mails'. */
  noun: string
}

/** Which rows are shown, and the way to those before and after. All else in the address stays. */
export function Pager({ page, total, noun }: PagerProps) {
  const { pathname, search } = useLocation()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  const linkTo = (page: number) => {
    const query = new URLSearchParams(search)
    // The first page has one address, with or without having been further.
    if (page === 1) query.delete('page')
    else query.set('page', String(page))
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  if (total === 0) return null
  return (
    <nav aria-label="Pages" className="flex min-h-11 flex-wrap items-center gap-3 py-4 text-sm tabular-nums">
      <p className="mr-auto text-muted">
        {from}–{Math.min(total, page * pageSize)} of {total} {noun}
      </p>
      {page > 1 && (
        <ButtonLink to={linkTo(page - 1)} rel="prev" variant="outline" size="sm">
          Previous
        </ButtonLink>
      )}
      {page < last && (
        <ButtonLink to={linkTo(page + 1)} rel="next" variant="outline" size="sm">
          Next
        </ButtonLink>
      )}
    </nav>
  )
}
