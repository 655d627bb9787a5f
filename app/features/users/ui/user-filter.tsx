import { optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import type { ListSettings } from '~/features/list-settings/model'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { type UserFilter as Filter, usersPage } from '../model'
import { sortLabels } from './labels'

const { newest, ...otherSorts } = sortLabels

/** Search, role and order, all in the address. */
export const UserFilter = ({ filter, settings }: { filter: Filter; settings: ListSettings }) => (
  <ListFilter
    label="Find users"
    isActive={filter.q !== '' || filter.role !== 'all'}
    showAll={usersPage({ sort: filter.sort })}
    tools={<ListTools settings={settings} />}
  >
    <FilterSearch name="q" label="Name, email or organisation" value={filter.q} maxLength={254} />
    <FilterSelect name="role" label="Role" all="All roles" options={optionsOf(roleLabels)} value={filter.role} />
    <FilterSelect name="sort" label="Sort" all={newest} options={optionsOf(otherSorts)} value={filter.sort} />
  </ListFilter>
)
