import { type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { opens } from '~/ui/modal'
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

/** One that is asked about first. The dialog opens before the page has come alive too. */
export function ConfirmedAction({ userId, action, label, busyLabel, question, children, variant }: ConfirmProps) {
  const { Form, busy } = useUserForm()
  const id = useId()
  return (
    <>
      <Button variant="outline" size="sm" busy={busy} busyLabel={busyLabel} {...opens(id)}>
        {label}
      </Button>
      <Dialog
        id={id}
        title={question}
        closeLabel="Close"
        footer={
          // The dialog closes at once, so that a refusal is seen.
          <Form method="post" action={action} onSubmit={(event) => event.currentTarget.closest('dialog')?.close()}>
            <input type="hidden" name="user" value={userId} />
            <Button type="submit" variant={variant ?? 'destructive'} busy={busy}>
              {label}
            </Button>
          </Form>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
