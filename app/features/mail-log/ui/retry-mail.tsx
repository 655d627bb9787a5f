import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'
import type { FormResult } from '~/web/forms/form-result'
import { type ListedMail, mailPage, refusalToRetry } from '../model'
import { retryAnswer } from './retry-words'

type Props = { mail: Pick<ListedMail, 'id' | 'state' | 'isLinkLost' | 'toAddress'> }

// One function for good: a ref made anew would take the focus at every render.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The way to send a failed mail again. Without JavaScript the answer is on the mail's own page. */
export function RetryMail({ mail }: Props) {
  const fetcher = useFetcher<FormResult>()
  const isBusy = fetcher.state !== 'idle'
  const { data } = fetcher
  const answer = isBusy ? undefined : retryAnswer(data)
  // Said in a corner: in a list of those that failed, the mail's own row is gone by now.
  useEffect(() => {
    if (data?.state === 'done') showToast({ title: 'Queued again.', tone: 'success' })
  }, [data])
  if (refusalToRetry(mail) && !isBusy) {
    // Where the row has stayed, this takes the button's place and its focus.
    if (answer?.tone !== 'success') return null
    return (
      <p tabIndex={-1} ref={takeFocus} className="text-muted text-xs">
        {answer.text}
      </p>
    )
  }
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
