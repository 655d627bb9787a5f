import { useLocation } from 'react-router'
import { ButtonLink } from '~/ui/button'

/** Rows on one page of a list. */
export const pageSize = 50

/** The page number in an address; 1 if it is missing or invalid. */
export function pageFrom(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The page and its offset; a page past the end, after rows were deleted, is the last one. */
export function pageOf(total: number, requestedPage: number) {
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(total / pageSize)))
  return { page, offset: (page - 1) * pageSize }
}

type PagerLabels = {
  label: string
  range: (rows: { from: number; to: number; total: number }) => string
  previous: string
  next: string
}

type PagerProps = {
  page: number
  /** Rows on all pages. */
  total: number
} & (
  | {
      /** On admin pages, which are in English: the noun after the number of rows, such as 'emails'. */
      noun: string
    }
  | { labels: PagerLabels }
)

const englishLabels = (noun: string): PagerLabels => ({
  label: 'Pages',
  range: ({ from, to, total }) => `${from}–${to} of ${total} ${noun}`,
  previous: 'Previous',
  next: 'Next',
})

/** Shows which rows are listed, with links to the pages before and after. Other query parameters stay. */
export function Pager({ page, total, ...rest }: PagerProps) {
  const labels = 'labels' in rest ? rest.labels : englishLabels(rest.noun)
  const { pathname, search } = useLocation()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  const linkTo = (page: number) => {
    const query = new URLSearchParams(search)
    // Without `page=1`, so that the first page has one address.
    if (page === 1) query.delete('page')
    else query.set('page', String(page))
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  if (total === 0) return null
  return (
    <nav aria-label={labels.label} className="flex min-h-11 flex-wrap items-center gap-3 py-4 text-sm tabular-nums">
      <p className="mr-auto text-muted">{labels.range({ from, to: Math.min(total, page * pageSize), total })}</p>
      {page > 1 && (
        <ButtonLink to={linkTo(page - 1)} rel="prev" variant="outline" size="sm">
          {labels.previous}
        </ButtonLink>
      )}
      {page < last && (
        <ButtonLink to={linkTo(page + 1)} rel="next" variant="outline" size="sm">
          {labels.next}
        </ButtonLink>
      )}
    </nav>
  )
}
