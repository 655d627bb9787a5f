import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import type { FormResult } from '~/web/forms/form-result'
import { PasswordFailure } from './password-failure'

type Props = {
  answer: FormResult | undefined
  /** In words, why it was refused; undefined when it was not. */
  refusal?: ReactNode
  button: string
  busyLabel: string
  children: ReactNode
  after?: ReactNode
}

/** The form of every page about an account: what went wrong above, the fields, one button. */
export function AccountForm({ answer, refusal, button, busyLabel, children, after }: Props) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-5">
      <PasswordFailure answer={answer} />
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {button}
        </Button>
        {after}
      </div>
    </Form>
  )
}
