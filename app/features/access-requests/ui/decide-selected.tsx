import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DecideForm } from '../model'

/** Id of the form. Checkboxes in the table refer to it with `form`, because they are outside of it. */
export const selectedForm = 'bulk'

/** Decides the requests whose boxes are ticked. CSS shows it while any is, so that it works without JavaScript. */
export function DecideSelected({ form }: { form: FormHandle<DecideForm> }) {
  const button = (decision: string, label: string) => (
    <Button
      type="submit"
      name="decision"
      value={decision}
      variant="outline"
      size="sm"
      busy={form.isBusy}
      busyLabel={label}
    >
      {label}
    </Button>
  )
  return (
    <Form
      id={selectedForm}
      form={form}
      aria-label="Decide the selected requests"
      className="hidden flex-wrap gap-3 group-has-[[form=bulk]:checked]/list:flex"
    >
      {button('approved', 'Approve selected')}
      {button('rejected', 'Reject selected')}
      <Button type="reset" variant="ghost" size="sm">
        Select none
      </Button>
    </Form>
  )
}
