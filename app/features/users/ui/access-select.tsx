import { Button } from '~/ui/button'
import { type Option, SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { useUserForm } from './use-user-form'

type Props = {
  userId: string
  name: 'role' | 'level'
  label: string
  value: string
  options: readonly Option[]
  action: string
  className?: string
}

/** Submits on change; the new value is shown at once and reset if it is refused. */
export function AccessSelect({ userId, name, label, value, options, action, className }: Props) {
  const form = useUserForm(name, { action })
  const chosen = form.pending?.get(name)
  return (
    // Never busy: of two values chosen in a row, as by the arrow keys, the last one counts.
    <Form form={{ ...form, isBusy: false }} aria-busy={form.isBusy} className={className}>
      <input type="hidden" name="user" value={userId} />
      <SelectField
        name={name}
        label={label}
        options={options}
        value={typeof chosen === 'string' ? chosen : value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <noscript>
        <Button type="submit" variant="outline" size="sm" className="mt-2">
          Change {label.toLowerCase()}
        </Button>
      </noscript>
    </Form>
  )
}
