import { type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { opens } from '~/ui/modal'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'

type Props = {
  form: Pick<FormHandle, 'ref' | 'action' | 'FetcherForm' | 'check' | 'isBusy'>
  /** Hidden fields. */
  fields: Record<string, string>
  label: string
  /** Accessible name, where `label` is not enough out of its context. */
  name?: string
  /** Label of the dialog's button, where it differs from `label`. */
  confirm?: string
  busyLabel?: string
  question: string
  variant?: ButtonVariant
  /** Of the button on the page; filled where it is the page's one action. */
  look?: ButtonVariant
  children: ReactNode
}

/** A button that opens a confirmation dialog. The dialog opens before hydration too. */
export function ConfirmButton(props: Props) {
  const { form, fields, label, name, confirm = label, busyLabel, question, variant, look = 'outline', children } = props
  const id = useId()
  return (
    <>
      <Button
        variant={look}
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
          // Close the dialog on submit, so that the page's notice with the result is visible.
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
