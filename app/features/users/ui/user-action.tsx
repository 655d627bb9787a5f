import type { ReactNode } from 'react'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Button, type ButtonVariant } from '~/ui/button'
import { useUserForm } from './use-user-form'

type Props = { userId: string; action: string; label: string; busyLabel: string; variant?: ButtonVariant }

/** One thing to do to one user, by one press: while it is under way another does nothing. */
export function UserAction({ userId, action, label, busyLabel, variant = 'outline' }: Props) {
  const { Form, busy } = useUserForm()
  return (
    <Form method="post" action={action} onSubmit={(event) => busy && event.preventDefault()}>
      <input type="hidden" name="user" value={userId} />
      <Button type="submit" variant={variant} size="sm" busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </Form>
  )
}

type ConfirmProps = Props & { question: string; children: ReactNode }

/** One that is asked about first. */
export function ConfirmedAction({ userId, ...asked }: ConfirmProps) {
  const { Form, busy } = useUserForm()
  return <ConfirmButton Form={Form} fields={{ user: userId }} busy={busy} {...asked} />
}
