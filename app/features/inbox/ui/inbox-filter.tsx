import { FilterForm } from '~/features/admin/ui/filter-form'
import { SelectField, TextField } from '~/ui/field'
import type { InboxFilter as Filter } from '../model'
import { assigneeLabels, kindLabels, sortLabels, stateLabels } from './labels'

/** What to show and in which order, in the address. */
export function InboxFilter({ filter: { kind, state, who, sort, q } }: { filter: Filter }) {
  const isActive = Boolean(q) || kind !== 'all' || state !== 'open' || who !== 'anyone' || sort !== 'newest'
  return (
    <FilterForm label="Filter the inbox" isActive={isActive}>
      <TextField name="q" type="search" label="Search" defaultValue={q} maxLength={200} className="max-sm:w-full" />
      <Choice name="kind" label="Kind" names={{ all: 'All', ...kindLabels }} usual="all" value={kind} />
      <Choice name="state" label="State" names={stateLabels} usual="open" value={state} />
      <Choice name="who" label="Assigned to" names={assigneeLabels} usual="anyone" value={who} />
      <Choice name="sort" label="Sort" names={sortLabels} usual="newest" value={sort} />
    </FilterForm>
  )
}

type ChoiceProps<Value extends string> = {
  name: string
  label: string
  names: Record<Value, string>
  /** Stands for nothing in the address. */
  usual: Value
  value: Value
}

function Choice<Value extends string>({ name, label, names, usual, value }: ChoiceProps<Value>) {
  const others = Object.entries<string>(names).filter(([value]) => value !== usual)
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={names[usual]}
      options={others.map(([value, label]) => ({ value, label }))}
      defaultValue={value === usual ? '' : value}
      className="max-sm:w-[calc(50%-0.5rem)]"
    />
  )
}
