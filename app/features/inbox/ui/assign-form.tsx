import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type InboxForm, type OpenedItem, refOf } from '../model'

type Props = {
  item: OpenedItem
  admins: { id: string; email: string }[]
  currentUserId: string | undefined
  form: FormHandle<InboxForm>
}

/** Assigns the item to any admin; to the current one with one click. */
export function AssignForm({ item, admins, currentUserId, form }: Props) {
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
          options={admins.map(({ id, email }) => ({
            value: id,
            label: id === currentUserId ? `${email} (you)` : email,
          }))}
          defaultValue={item.assignedTo ?? ''}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" busy={form.isBusy}>
          Assign
        </Button>
      </Form>
      {currentUserId && item.assignedTo !== currentUserId && (
        <Form form={form} aria-label="Assign to me" className="justify-self-start">
          {fields}
          <Button type="submit" name="to" value={currentUserId} variant="outline" busy={form.isBusy}>
            Assign to me
          </Button>
        </Form>
      )}
    </div>
  )
}
