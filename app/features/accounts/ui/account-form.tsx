import type { ReactNode } from 'react'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { PasswordFailure } from './password-failure'

type Props = {
  form: FormHandle
  /** The text for a refusal. */
  refusal?: ReactNode
  button: string
  busyLabel: string
  children: ReactNode
  after?: ReactNode
}

/** The form of every page about an account: the failure, the fields, one button. */
export function AccountForm({ form, refusal, button, busyLabel, children, after }: Props) {
  return (
    <Form form={form} className="grid gap-5">
      <PasswordFailure result={form.result} />
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={form.isBusy} busyLabel={busyLabel}>
          {button}
        </Button>
        {after}
      </div>
    </Form>
  )
}
