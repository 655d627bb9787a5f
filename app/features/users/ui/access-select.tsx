import { Button } from '~/ui/button'
import { type Option, SelectField } from '~/ui/field'
import { useUserForm } from './use-user-form'

type Props = {
  userId: string
  name: 'role' | 'level'
  label: string
  value: string
  options: readonly Option[]
  action: string
}

/** Sent as soon as something else is chosen; the choice is shown at once and taken back if it is refused. */
export function AccessSelect({ userId, name, label, value, options, action }: Props) {
  const { Form, busy, formData } = useUserForm()
  const chosen = formData?.get(name)
  return (
    <Form method="post" action={action} aria-busy={busy}>
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
