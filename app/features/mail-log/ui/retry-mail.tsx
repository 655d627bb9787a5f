import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'
import { Form } from '~/web/forms/form'
import type { FormResult } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { type ListedMail, mailPage, type RetryForm, refusalToRetry } from '../model'
import { refusalLabels } from './labels'
import { TryNow } from './try-now'

type Props = { mail: Pick<ListedMail, 'id' | 'state' | 'isLinkLost' | 'toAddress' | 'nextTryAt'> }

// Defined once: a ref callback created per render would take the focus at every render.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Queues a failed mail again, or has a queued one tried at once. Without JavaScript the result is shown on the mail's page. */
export function RetryMail({ mail }: Props) {
  const form = useForm<RetryForm>('retry', {
    action: `${mailPage(mail.id)}?form=retry`,
    // As a toast: in a list of failed mails the row is gone by now.
    onResult: ({ state }) => state === 'done' && showToast({ title: 'Queued again.', tone: 'success' }),
  })
  const { isBusy, settled } = form
  if (mail.state === 'queued' && !isBusy && !settled) return <TryNow mail={mail} />
  if (refusalToRetry(mail) && !isBusy) {
    // If the row is still listed, this replaces the button and takes its focus. A lost link is reported beside it.
    if (!settled || mail.isLinkLost) return null
    return (
      <p tabIndex={-1} ref={takeFocus} className="text-muted text-xs">
        {resultText(settled)}
      </p>
    )
  }
  return (
    <Form form={form} className="grid justify-items-start gap-2">
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Queueing"
        aria-label={`Retry the mail to ${mail.toAddress}`}
      >
        Retry
      </Button>
      {settled && settled.state !== 'done' && (
        <p role="alert" className={cx('text-xs', form.reason === 'not-failed' ? 'text-muted' : 'text-danger')}>
          {resultText(settled)}
        </p>
      )}
    </Form>
  )
}

function resultText(result: FormResult<RetryForm>) {
  if (result.state === 'done') return 'Queued again.'
  return result.state === 'refused' ? refusalLabels[result.reason] : 'It could not be queued. Please try again.'
}
