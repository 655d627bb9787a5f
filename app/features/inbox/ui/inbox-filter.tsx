import { FilterForm } from '~/features/admin/ui/filter-form'
import { SelectField, TextField } from '~/ui/field'
import type { InboxFilter as Filter } from '../model'
import { assigneeLabels, kindLabels, sortLabels, stateLabels } from './labels'

/** Filter and order of the list, kept in the address. */
export function InboxFilter({ filter: { kind, state, who, sort, q } }: { filter: Filter }) {
  const isActive = Boolean(q) || kind !== 'all' || state !== 'open' || who !== 'anyone' || sort !== 'newest'
  return (
    <FilterForm label="Filter the inbox" isActive={isActive}>
      <TextField name="q" type="search" label="Search" defaultValue={q} maxLength={200} className="max-sm:w-full" />
      <Choice name="kind" label="Kind" labels={{ all: 'All', ...kindLabels }} defaultChoice="all" value={kind} />
      <Choice name="state" label="State" labels={stateLabels} defaultChoice="open" value={state} />
      <Choice name="who" label="Assigned to" labels={assigneeLabels} defaultChoice="anyone" value={who} />
      <Choice name="sort" label="Sort" labels={sortLabels} defaultChoice="newest" value={sort} />
    </FilterForm>
  )
}

type ChoiceProps<Value extends string> = {
  name: string
  label: string
  labels: Record<Value, string>
  /** Left out of the address. */
  defaultChoice: Value
  value: Value
}

function Choice<Value extends string>({ name, label, labels, defaultChoice, value }: ChoiceProps<Value>) {
  const others = Object.entries<string>(labels).filter(([value]) => value !== defaultChoice)
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={labels[defaultChoice]}
      options={others.map(([value, label]) => ({ value, label }))}
      defaultValue={value === defaultChoice ? '' : value}
      className="max-sm:w-[calc(50%-0.5rem)]"
    />
  )
}
