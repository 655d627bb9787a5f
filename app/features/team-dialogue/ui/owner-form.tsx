import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { OpenedTeamThread, TeamThreadForm } from '../model'

type Props = {
  thread: Pick<OpenedTeamThread, 'ownerId'>
  admins: { id: string; email: string }[]
  currentUserId: string | undefined
  form: FormHandle<TeamThreadForm>
}

/** Gives the thread to a colleague, who is mailed what the organisation writes. */
export const OwnerForm = ({ thread: { ownerId }, admins, currentUserId, form }: Props) => (
  <Form form={form} aria-label="Owner" className="grid gap-3">
    <input type="hidden" name="was" value={ownerId ?? ''} />
    <SelectField
      key={ownerId}
      name="to"
      label="Owner"
      placeholder="Nobody"
      hint="What they write is mailed to the owner, else to the owner of the organisation or our mailbox."
      options={admins.map(({ id, email }) => ({ value: id, label: id === currentUserId ? `${email} (you)` : email }))}
      defaultValue={ownerId ?? ''}
    />
    <Button type="submit" variant="outline" size="sm" busy={form.isBusy} className="justify-self-start">
      Assign
    </Button>
  </Form>
)
