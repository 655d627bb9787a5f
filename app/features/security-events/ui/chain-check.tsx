import { failureLabel } from '~/features/admin/model'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import type { ChainCheck } from '../model'

export type CheckForm = { data: ChainCheck; reason: never }

/** Computes the chain of hashes again and says whether it is whole. */
export function ChainCheckForm() {
  const form = useForm<CheckForm>('check')
  const { data, settled } = form
  return (
    <Form form={form} className="mb-5 grid justify-items-start gap-3">
      <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel="Checking">
        Check for changed or missing events
      </Button>
      {data && <CheckResult {...data} />}
      {settled && settled.state !== 'done' && (
        <Alert tone="danger" title="The events were not checked">
          {failureLabel(settled)}
        </Alert>
      )}
    </Form>
  )
}

function CheckResult({ checked, newest, wrong }: ChainCheck) {
  if (wrong) {
    return (
      <Alert tone="danger" title={`Event ${wrong.number} ${wrong.fault === 'missing' ? 'is missing' : 'was changed'}`}>
        {`The ${checked} events before it are as they were written. Compare with a backup, and see the incident runbook.`}
      </Alert>
    )
  }
  return (
    <Alert tone="success" title={`${checked} events, none changed or missing`}>
      {newest && (
        <span className="wrap-anywhere">
          {`Write down the newest, to notice later whether events were cut off the end: ${newest.number} ${newest.hash}`}
        </span>
      )}
    </Alert>
  )
}
