import { optionsOf } from '~/features/admin/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import type { ListSettings } from '~/features/list-settings/model'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import type { ThreadFilter as Filter } from '../model'
import { ownerLabels, sortLabels, stateLabels } from './labels'

const { all, ...otherStates } = stateLabels
const { anyone, ...otherOwners } = ownerLabels
const { due, ...otherSorts } = sortLabels

export const isFiltered = ({ state, who, sort, q, organisation }: Filter) =>
  Boolean(q || organisation) || state !== 'all' || who !== 'anyone' || sort !== 'due'

/** Filter and order of the list, kept in the address. */
export function ThreadFilter({ filter, settings }: { filter: Filter; settings: ListSettings }) {
  const { state, who, sort, q, organisation } = filter
  return (
    <ListFilter label="Filter the threads" isActive={isFiltered(filter)} tools={<ListTools settings={settings} />}>
      {organisation && <input type="hidden" name="organisation" value={organisation} />}
      <FilterSearch name="q" label="Organisation, subject or words" value={q} />
      <FilterSelect name="state" label="State" all={all} options={optionsOf(otherStates)} value={state} />
      <FilterSelect name="who" label="Owner" all={anyone} options={optionsOf(otherOwners)} value={who} />
      <FilterSelect name="sort" label="Sort" all={due} options={optionsOf(otherSorts)} value={sort} />
    </ListFilter>
  )
}
