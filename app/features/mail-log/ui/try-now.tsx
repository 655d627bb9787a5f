import { Timestamp } from '~/features/admin/ui/timestamp'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { type ListedMail, mailPage, type TryNowForm } from '../model'
import { tryNowLabels } from './labels'

type Props = { mail: Pick<ListedMail, 'id' | 'toAddress' | 'nextTryAt'> }

/** A queued mail: when it is tried next, and the button that does not wait for it. */
export function TryNow({ mail }: Props) {
  const form = useForm<TryNowForm>('try-now', {
    action: `${mailPage(mail.id)}?form=try-now`,
    onResult: ({ state }) => state === 'done' && showToast({ title: 'Tried within seconds.', tone: 'success' }),
  })
  const { isBusy, settled, reason } = form
  return (
    <Form form={form} className="grid justify-items-start gap-1">
      <p className="text-muted text-xs">
        {mail.nextTryAt ? (
          <>
            Next try <Timestamp at={mail.nextTryAt} isShort />
          </>
        ) : (
          'Being tried now'
        )}
      </p>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Trying"
        aria-label={`Try the mail to ${mail.toAddress} now`}
      >
        Try now
      </Button>
      {settled && (
        <p role={settled.state === 'done' ? 'status' : 'alert'} className="text-muted text-xs">
          {settled.state === 'done'
            ? 'It is tried within seconds.'
            : reason
              ? tryNowLabels[reason]
              : 'It could not be tried. Please try again.'}
        </p>
      )}
    </Form>
  )
}
