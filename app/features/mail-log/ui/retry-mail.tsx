import { useFetcher } from 'react-router'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import type { FormAnswer } from '~/web/form'
import { type ListedMail, mailPage, refusalToRetry } from '../model'
import { retryAnswer } from './retry-words'

type Props = { mail: Pick<ListedMail, 'id' | 'state' | 'isLinkLost' | 'toAddress'> }

// One function for good: a ref made anew would take the focus at every render.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The way to send a failed mail again. Without JavaScript the answer is on the mail's own page. */
export function RetryMail({ mail }: Props) {
  const fetcher = useFetcher<FormAnswer>()
  const isBusy = fetcher.state !== 'idle'
  const answer = isBusy ? undefined : retryAnswer(fetcher.data)
  if (!refusalToRetry(mail) || isBusy) {
    return (
      <fetcher.Form method="post" action={mailPage(mail.id)} className="grid justify-items-start gap-2">
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
        {answer && answer.tone !== 'success' && (
          <p role="alert" className={cx('text-xs', answer.tone === 'danger' ? 'text-danger' : 'text-muted')}>
            {answer.text}
          </p>
        )}
      </fetcher.Form>
    )
  }
  // It stands where the button was and takes its focus, so that the keyboard stays in this row.
  if (answer) {
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className="text-muted text-xs">
        {answer.text}
      </p>
    )
  }
  return null
}
