import { type ReactNode, useId } from 'react'
import type { Form as RouterForm } from 'react-router'
import { Button, type ButtonVariant } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { opens } from '~/ui/modal'

type Props = {
  /** The router's own, or a fetcher's. */
  Form: typeof RouterForm
  action: string
  /** What is sent along unseen. */
  fields: Record<string, string>
  label: string
  /** For those who hear it out of its place, where `label` says too little. */
  name?: string
  /** On the button that does it, where it says more than `label`. */
  confirm?: string
  busy: boolean
  busyLabel?: string
  question: string
  variant?: ButtonVariant
  children: ReactNode
}

/** A button for what is asked about first. The dialog opens before the page has come alive too. */
export function ConfirmButton(props: Props) {
  const { Form, action, fields, label, name, confirm = label, busy, busyLabel, question, variant, children } = props
  const id = useId()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        {...(busyLabel ? { busyLabel } : {})}
        aria-label={name}
        {...opens(id)}
      >
        {label}
      </Button>
      <Dialog
        id={id}
        title={question}
        closeLabel="Close"
        footer={
          // The dialog closes at once, so that the answer is seen.
          <Form
            method="post"
            action={action}
            preventScrollReset
            onSubmit={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant={variant ?? 'destructive'} busy={busy}>
              {confirm}
            </Button>
          </Form>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
