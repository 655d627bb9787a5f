import { useEffect, useRef } from 'react'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { Button } from '~/ui/button'
import { type UserFilter, type UserForm, usersPage } from '../model'
import { SmallSelect } from './small-select'
import { useUserForm } from './use-user-form'

/** The rows' boxes name it as theirs, so that they can stand in the table. */
export const bulkForm = 'bulk'

/** Appears as soon as a row is selected, by style alone. */
export function BulkBar({ filter }: { filter: UserFilter }) {
  const { Form, answer, busy } = useUserForm()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.state === 'done') form.current?.reset()
  }, [answer])
  const button = (change: UserForm, label: string) => (
    <Button
      type="submit"
      formAction={usersPage({ ...filter, form: change })}
      variant="outline"
      size="sm"
      busy={busy}
      busyLabel={label}
    >
      {label}
    </Button>
  )
  return (
    <Form
      ref={form}
      id={bulkForm}
      method="post"
      aria-label="Change the selected users"
      className="hidden flex-wrap items-center gap-x-6 gap-y-2.5 border-line border-t py-3 group-has-[[form=bulk]:checked]/list:flex"
    >
      <span className="flex gap-2">
        <SmallSelect name="role" label="New role" options={optionsOf(roleLabels)} />
        {button('role', 'Change role of selected')}
      </span>
      <span className="flex gap-2">
        <SmallSelect name="level" label="New access level" options={optionsOf(levelLabels)} />
        {button('level', 'Change level of selected')}
      </span>
      <Button type="reset" variant="ghost" size="sm">
        Select none
      </Button>
    </Form>
  )
}
