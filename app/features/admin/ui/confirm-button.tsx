import { type ComponentProps, type ReactNode, useId } from 'react'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { ConfirmDialog } from './confirm-dialog'

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'isBusy' | 'submit'> & {
  form: Pick<FormHandle, 'ref' | 'action' | 'FetcherForm' | 'check' | 'isBlocked' | 'isBusy'>
  /** Hidden fields. */
  fields: Record<string, string>
  /** A field of the dialog; it belongs to the form with this id. */
  choice?: (formId: string) => ReactNode
}

/** A command of its own, which is confirmed in a dialog. */
export function ConfirmButton({ form, fields, variant = 'destructive', choice, children, ...dialog }: Props) {
  const id = useId()
  return (
    <>
      <Form form={form} id={id} className="hidden">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
      <ConfirmDialog {...dialog} variant={variant} isBusy={form.isBusy} submit={{ form: id }}>
        {choice ? (
          <>
            <p>{children}</p>
            {choice(id)}
          </>
        ) : (
          children
        )}
      </ConfirmDialog>
    </>
  )
}
