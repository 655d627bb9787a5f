import type { ReactNode } from 'react'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Button, type ButtonVariant } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { UserFormName } from '../model'
import { useUserForm } from './use-user-form'

type Props = {
  name: UserFormName
  userId: string
  action: string
  label: string
  busyLabel: string
  variant?: ButtonVariant
}

/** A button with a command on one user; further clicks are ignored while it runs. */
export function UserAction({ name, userId, action, label, busyLabel, variant = 'outline' }: Props) {
  const form = useUserForm(name, { action })
  return (
    <Form form={form} onSubmit={(event) => form.isBusy && event.preventDefault()}>
      <input type="hidden" name="user" value={userId} />
      <Button type="submit" variant={variant} size="sm" busy={form.isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </Form>
  )
}

type ConfirmProps = Props & { question: string; children: ReactNode }

/** The same with a confirmation. */
export function ConfirmedAction({ name, userId, action, ...props }: ConfirmProps) {
  const form = useUserForm(name, { action })
  return <ConfirmButton form={form} fields={{ user: userId }} {...props} />
}
