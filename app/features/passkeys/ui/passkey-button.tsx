import type { ReactNode } from 'react'
import { Alert } from '~/ui/alert'
import { Button, type ButtonVariant } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { usePasskeyForms } from './use-passkey-forms'

type Props = {
  names: { start: string; finish: string }
  label: string
  busyLabel: string
  variant?: ButtonVariant
  /** Where to go on. */
  to?: string | null
  texts: { refused: string; closed: string; script: string; cancelled: string; unsupported: string }
  children?: ReactNode
}

/** A button that proves with a passkey who someone is. */
export function PasskeyButton({ names, label, busyLabel, variant = 'outline', to, texts, children }: Props) {
  const { start, finish, response, failure, isBusy } = usePasskeyForms(names)
  // A device that has the passkey already is no failure here.
  const failureText = failure && (failure === 'exists' ? texts.unsupported : texts[failure])
  const reason = start.reason ?? finish.reason
  const text = failureText || (reason && (reason === 'closed' ? texts.closed : texts.refused))
  return (
    <div className="grid justify-items-start gap-4">
      <FormFailure result={start.result?.state === 'failed' ? start.result : finish.result} />
      {text && !isBusy && <Alert tone="danger">{text}</Alert>}
      <Form form={start}>
        {to && <input type="hidden" name="to" value={to} />}
        <Button type="submit" variant={variant} busy={isBusy} busyLabel={busyLabel}>
          {label}
        </Button>
      </Form>
      {children}
      <Form form={finish} hidden>
        {to && <input type="hidden" name="to" value={to} />}
        <input ref={response} type="hidden" name="response" />
        <button type="submit">{label}</button>
      </Form>
    </div>
  )
}
