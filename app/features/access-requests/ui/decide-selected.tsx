import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DecideForm } from '../model'

/** The rows' boxes name it as theirs, so that they can stand in the table. */
export const selectedForm = 'bulk'

/** Decides the requests whose boxes are ticked. Shown while there are any, by style alone: it works without JavaScript. */
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
