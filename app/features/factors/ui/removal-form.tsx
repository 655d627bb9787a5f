import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { summaryClass } from './summary-class'

type Props = {
  form: FormHandle
  /** The word that opens the question. */
  summary: string
  /** Names what is removed, where there are several. */
  label?: string
  text: ReactNode
  button: string
  busyLabel: string
  /** The hidden field with the id. */
  children?: ReactNode
}

/** Asks once before a way of signing in is removed, without script too. */
export const RemovalForm = ({ form, summary, label, text, button, busyLabel, children }: Props) => (
  <details className="text-sm">
    <summary aria-label={label} className={summaryClass}>
      {summary}
    </summary>
    <Form form={form} className="grid gap-3 py-3">
      {children}
      <p className="text-muted">{text}</p>
      <Button
        type="submit"
        variant="destructive"
        size="sm"
        busy={form.isBusy}
        busyLabel={busyLabel}
        className="justify-self-start"
      >
        {button}
      </Button>
    </Form>
  </details>
)
