import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { type OpenedItem, refOf } from '../model'

type Props = {
  item: OpenedItem
  admins: { id: string; email: string }[]
  own: string | undefined
  action: string
  busy: boolean
}

/** Whose it is: mine with one click, or another's. */
export function AssignForm({ item, admins, own, action, busy }: Props) {
  const fields = (
    <>
      <input type="hidden" name="item" value={refOf(item)} />
      <input type="hidden" name="was" value={item.assignedTo ?? ''} />
    </>
  )
  return (
    <div className="grid gap-3">
      <Form method="post" action={action} preventScrollReset aria-label="Assign" className="flex items-end gap-3">
        {fields}
        <SelectField
          key={item.assignedTo}
          name="to"
          label="Assigned to"
          placeholder="Nobody"
          options={admins.map(({ id, email }) => ({ value: id, label: id === own ? `${email} (you)` : email }))}
          defaultValue={item.assignedTo ?? ''}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" busy={busy}>
          Assign
        </Button>
      </Form>
      {own && item.assignedTo !== own && (
        <Form method="post" action={action} preventScrollReset aria-label="Assign to me" className="justify-self-start">
          {fields}
          <Button type="submit" name="to" value={own} variant="outline" busy={busy}>
            Assign to me
          </Button>
        </Form>
      )}
    </div>
  )
}
