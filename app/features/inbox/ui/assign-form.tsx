import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type InboxForm, type OpenedItem, refOf } from '../model'

type Props = {
  item: OpenedItem
  admins: { id: string; email: string }[]
  own: string | undefined
  form: FormHandle<InboxForm>
}

/** Whose it is: mine with one click, or another's. */
export function AssignForm({ item, admins, own, form }: Props) {
  const fields = (
    <>
      <input type="hidden" name="item" value={refOf(item)} />
      <input type="hidden" name="was" value={item.assignedTo ?? ''} />
    </>
  )
  return (
    <div className="grid gap-3">
      <Form form={form} aria-label="Assign" className="flex items-end gap-3">
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
        <Button type="submit" variant="outline" busy={form.isBusy}>
          Assign
        </Button>
      </Form>
      {own && item.assignedTo !== own && (
        <Form form={form} aria-label="Assign to me" className="justify-self-start">
          {fields}
          <Button type="submit" name="to" value={own} variant="outline" busy={form.isBusy}>
            Assign to me
          </Button>
        </Form>
      )}
    </div>
  )
}
