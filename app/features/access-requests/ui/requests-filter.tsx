import { FilterSearch, ListFilter } from '~/features/admin/ui/list-filter'
import { ListSegments } from '~/features/admin/ui/list-segments'
import type { ListSettings } from '~/features/list-settings/model'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import type { RequestFilter } from '../model'
import { requestsPage } from '../model/review'

const statuses = [
  ['all', 'All'],
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['withdrawn', 'Withdrawn'],
] as const

const sorts = [
  ['newest', 'Newest first'],
  ['due', 'Due first'],
] as const

/** State, order and search, all in the address. */
export function RequestsFilter({ filter, settings }: { filter: RequestFilter; settings: ListSettings }) {
  const { q, status, sort } = filter
  return (
    <ListFilter
      label="Find requests"
      isActive={q !== '' || status !== 'all'}
      showAll={requestsPage({ sort })}
      tools={<ListTools settings={settings} />}
    >
      <FilterSearch name="q" label="Name, organization or email" value={q} />
      <ListSegments
        label="Filter by state"
        segments={statuses.map(([value, label]) => ({
          label,
          to: requestsPage({ q, sort, status: value }),
          isCurrent: status === value,
        }))}
      />
      <ListSegments
        label="Sort"
        segments={sorts.map(([value, label]) => ({
          label,
          to: requestsPage({ q, status, sort: value }),
          isCurrent: sort === value,
        }))}
      />
      {status !== 'all' && <input type="hidden" name="status" value={status} />}
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
    </ListFilter>
  )
}
