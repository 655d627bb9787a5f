import { optionsOf } from '~/features/admin/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import type { ListSettings } from '~/features/list-settings/model'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import type { InboxFilter as Filter } from '../model'
import { assigneeLabels, kindLabels, sortLabels, stateLabels } from './labels'

const { open, ...otherStates } = stateLabels
const { anyone, ...assignees } = assigneeLabels
const { newest, ...otherSorts } = sortLabels

/** Filter and order of the list, kept in the address. */
export function InboxFilter({ filter, settings }: { filter: Filter; settings: ListSettings }) {
  const { kind, state, who, sort, q } = filter
  const isActive = Boolean(q) || kind !== 'all' || state !== 'open' || who !== 'anyone' || sort !== 'newest'
  return (
    <ListFilter label="Filter the inbox" isActive={isActive} tools={<ListTools settings={settings} />}>
      <FilterSearch name="q" label="Search" value={q} className="w-48 max-md:w-full" />
      <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(kindLabels)} value={kind} />
      <FilterSelect name="state" label="State" all={open} options={optionsOf(otherStates)} value={state} />
      <FilterSelect name="who" label="Assigned to" all={anyone} options={optionsOf(assignees)} value={who} />
      <FilterSelect name="sort" label="Sort" all={newest} options={optionsOf(otherSorts)} value={sort} />
    </ListFilter>
  )
}
