import { FilterForm } from '~/features/activity/ui/filter-form'
import { SelectField, TextField } from '~/ui/field'
import type { InboxFilter as Filter } from '../model'
import { assigneeNames, kindNames, sortNames, stateNames } from './words'

/** Every choice but the first, which is the default and stands for nothing in the address. */
const others = (names: Record<string, string>, first: string) =>
  Object.entries(names)
    .filter(([value]) => value !== first)
    .map(([value, label]) => ({ value, label }))

const chosen = (value: string, first: string) => (value === first ? '' : value)

/** What to show and in which order, in the address. */
export function InboxFilter({ filter: { kind, state, who, sort, q } }: { filter: Filter }) {
  const isActive = Boolean(q) || kind !== 'all' || state !== 'open' || who !== 'anyone' || sort !== 'newest'
  return (
    <FilterForm label="Filter the inbox" isActive={isActive}>
      <TextField name="q" type="search" label="Search" defaultValue={q} maxLength={200} className="max-sm:w-full" />
      <SelectField
        name="kind"
        label="Kind"
        placeholder="All"
        options={others(kindNames, 'all')}
        defaultValue={chosen(kind, 'all')}
        className="max-sm:w-[calc(50%-0.5rem)]"
      />
      <SelectField
        name="state"
        label="State"
        placeholder={stateNames.open}
        options={others(stateNames, 'open')}
        defaultValue={chosen(state, 'open')}
        className="max-sm:w-[calc(50%-0.5rem)]"
      />
      <SelectField
        name="who"
        label="Assigned to"
        placeholder={assigneeNames.anyone}
        options={others(assigneeNames, 'anyone')}
        defaultValue={chosen(who, 'anyone')}
        className="max-sm:w-[calc(50%-0.5rem)]"
      />
      <SelectField
        name="sort"
        label="Sort"
        placeholder={sortNames.newest}
        options={others(sortNames, 'newest')}
        defaultValue={chosen(sort, 'newest')}
        className="max-sm:w-[calc(50%-0.5rem)]"
      />
    </FilterForm>
  )
}
