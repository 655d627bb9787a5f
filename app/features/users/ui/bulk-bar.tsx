import { type ReactNode, useState } from 'react'
import { chosenLabel, levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar, bulkForm } from '~/features/admin/ui/list-bulk'
import { SmallSelect } from '~/features/admin/ui/list-filter'
import type { FormHandle } from '~/web/forms/use-form'
import { type UserFilter, type UserForm, usersPage } from '../model'
import { useUserForm } from './use-user-form'

type Props = { filter: UserFilter; onPage: number; matching: number }

/** Changes the role or the level of the ticked users, or of all that match. */
export function UserBulkBar({ filter, onPage, matching }: Props) {
  const roleForm = useUserForm('role', { action: usersPage({ ...filter, form: 'role' }), key: bulkForm })
  const levelForm = useUserForm('level', { action: usersPage({ ...filter, form: 'level' }), key: bulkForm })
  const query = usersPage({ q: filter.q, role: filter.role }).split('?')[1] ?? ''
  return (
    <BulkBar
      label="Change the selected users"
      form={{ ...roleForm, resetKey: roleForm.resetKey + levelForm.resetKey }}
      query={query}
      onPage={onPage}
      matching={matching}
    >
      {(count) => (
        <>
          <ChangeSelected form={roleForm} name="role" label="New role" noun="role" labels={roleLabels} count={count}>
            {(role) => `gets the role ${role} at once, and sees its pages from the next click on.`}
          </ChangeSelected>
          <ChangeSelected
            form={levelForm}
            name="level"
            label="New access level"
            noun="access level"
            labels={levelLabels}
            count={count}
          >
            {(level) => `gets the access level ${level} at once: it decides which events and files they see.`}
          </ChangeSelected>
        </>
      )}
    </BulkBar>
  )
}

type ChangeProps = {
  form: FormHandle<UserForm>
  name: 'role' | 'level'
  label: string
  noun: string
  labels: Record<string, string>
  count: number | undefined
  /** What happens to each of them. */
  children: (chosen: string) => ReactNode
}

/** A value to choose, and the button that gives it to the selected users. */
function ChangeSelected({ form, name, label, noun, labels, count, children }: ChangeProps) {
  const options = optionsOf(labels)
  const [chosen, setChosen] = useState(options[0]?.value ?? '')
  return (
    <div className="flex flex-wrap gap-2">
      <SmallSelect
        form={bulkForm}
        name={name}
        label={label}
        options={options}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <BulkAction
        label={`Change ${name} of selected`}
        question={`Change the ${noun} of ${chosenLabel(count, 'user')}?`}
        confirm={`Change ${name}`}
        action={form.action}
        isBusy={form.isBusy || form.isBlocked}
      >
        {count === 1 ? 'This user' : 'Each of them'} {children(labels[chosen] ?? '')}
      </BulkAction>
    </div>
  )
}
