import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import type { RequestFilter } from '../model'

const statuses = [
  ['all', 'All'],
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const

const sorts = [
  ['newest', 'Newest first'],
  ['due', 'Due first'],
] as const

type Props = { filter: RequestFilter; to: (change: Partial<Record<'status' | 'sort', string>>) => string }

/** Links, so that the browser's back button and bookmarks work. */
export function RequestsFilter({ filter, to }: Props) {
  const item = (isCurrent: boolean) =>
    cx(
      'rounded-sm border px-3 py-2 text-sm',
      isCurrent ? 'border-action text-ink' : 'border-line text-muted hover:text-ink',
    )
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      <nav aria-label="Filter by state" className="flex flex-wrap gap-2">
        {statuses.map(([status, name]) => (
          <Link
            key={status}
            to={to({ status })}
            aria-current={filter.status === status || undefined}
            className={item(filter.status === status)}
          >
            {name}
          </Link>
        ))}
      </nav>
      <nav aria-label="Sort" className="flex flex-wrap gap-2">
        {sorts.map(([sort, name]) => (
          <Link
            key={sort}
            to={to({ sort })}
            aria-current={filter.sort === sort || undefined}
            className={item(filter.sort === sort)}
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  )
}
