import { failureLabel } from '~/features/admin/model'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { mailPage, type TestMailForm } from '../model'

/** Mails the admin who presses it, and leads to what became of that mail. */
export function TestMail({ canSend }: { canSend: boolean }) {
  const form = useForm<TestMailForm>('test')
  const { data, settled } = form
  return (
    <Form form={form} className="grid justify-items-start gap-4">
      <Button id="test-mail" type="submit" variant="outline" busy={form.isBusy} busyLabel="Queueing">
        Send a test mail
      </Button>
      {data && (
        <Alert
          tone={canSend ? 'success' : 'info'}
          title={canSend ? `A test mail to ${data.to} is queued` : `A test mail to ${data.to} becomes a file`}
        >
          {canSend ? 'Look into your mailbox, and at ' : 'It does not leave this server. '}
          <Link to={mailPage(data.id)} className="underline underline-offset-4">
            {canSend ? 'what became of it' : 'Look at it'}
          </Link>
          .
        </Alert>
      )}
      {settled && settled.state !== 'done' && (
        <Alert tone="danger" title="No test mail was queued">
          {failureLabel(settled)}
        </Alert>
      )}
    </Form>
  )
}
