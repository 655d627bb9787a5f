import { type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { opens } from '~/ui/modal'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'

type Props = {
  form: Pick<FormHandle, 'ref' | 'action' | 'FetcherForm' | 'isBusy'>
  /** Hidden fields. */
  fields: Record<string, string>
  label: string
  /** For those who hear it out of its place, where `label` says too little. */
  name?: string
  /** On the button that does it, where it says more than `label`. */
  confirm?: string
  busyLabel?: string
  question: string
  variant?: ButtonVariant
  children: ReactNode
}

/** A button for what is asked about first. The dialog opens before the page has come alive too. */
export function ConfirmButton(props: Props) {
  const { form, fields, label, name, confirm = label, busyLabel, question, variant, children } = props
  const id = useId()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={form.isBusy}
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
          <Form form={form} onSubmit={(event) => event.currentTarget.closest('dialog')?.close()}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant={variant ?? 'destructive'} busy={form.isBusy}>
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
