import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { type UserFilter, usersPage } from '../model'
import { SmallSelect } from './small-select'
import { useUserForm } from './use-user-form'

/** Id of the form; the checkboxes in the table refer to it by their `form` attribute. */
export const bulkForm = 'bulk'

/** Shown by CSS as soon as a row is selected. */
export function BulkBar({ filter }: { filter: UserFilter }) {
  const role = useUserForm('role', { action: usersPage({ ...filter, form: 'role' }), key: bulkForm })
  const level = useUserForm('level', { action: usersPage({ ...filter, form: 'level' }), key: bulkForm })
  const button = ({ action, isBusy }: typeof role, label: string) => (
    <Button type="submit" formAction={action} variant="outline" size="sm" busy={isBusy} busyLabel={label}>
      {label}
    </Button>
  )
  return (
    <Form
      // A new form after a success: its boxes in the table are unticked.
      key={role.resetKey + level.resetKey}
      form={role}
      id={bulkForm}
      aria-label="Change the selected users"
      className="hidden flex-wrap items-center gap-x-6 gap-y-2.5 border-line border-t py-3 group-has-[[form=bulk]:checked]/list:flex"
    >
      <span className="flex gap-2">
        <SmallSelect name="role" label="New role" options={optionsOf(roleLabels)} />
        {button(role, 'Change role of selected')}
      </span>
      <span className="flex gap-2">
        <SmallSelect name="level" label="New access level" options={optionsOf(levelLabels)} />
        {button(level, 'Change level of selected')}
      </span>
      <Button type="reset" variant="ghost" size="sm">
        Select none
      </Button>
    </Form>
  )
}
