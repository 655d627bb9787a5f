import type { DecideForm, RequestForm } from '~/features/access-requests/model/review'
import type { InboxForm } from '~/features/inbox/model'
import type { InvitationForm } from '~/features/invitations/model'
import type { RetryForm, TryNowForm } from '~/features/mail-log/model'
import type { FormResult } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'

/** All forms of the page share a fetcher, so that only the last one sent has a result. */
const key = 'today'

type Handlers = {
  /** The line's form has done what the line was about; undefined when it is not known which line that was. */
  onDone: (id: string | undefined) => void
  /** A decision or a closing was undone. */
  onUndone: () => void
}

/** The forms of the lines' buttons; all lines share them, and the page shows their results. */
export function useLineForms({ onDone, onUndone }: Handlers) {
  const isDone = ({ state }: FormResult) => state === 'done'
  const done = (pending: FormData | undefined) => {
    const id = pending?.get('id') ?? pending?.get('item')
    onDone(typeof id === 'string' ? id : undefined)
  }
  const decide = useForm<DecideForm>('decide', {
    key,
    onResult: (result) => result.state === 'done' && result.data.decided > 0 && done(decide.pending),
  })
  const answer = useForm<InboxForm>('answer', { key, onResult: (result) => isDone(result) && done(answer.pending) })
  const close = useForm<InboxForm>('done', { key, onResult: (result) => isDone(result) && done(close.pending) })
  const retry = useForm<RetryForm>('retry', { key, onResult: (result) => isDone(result) && done(retry.pending) })
  const resend = useForm<InvitationForm>('resend', {
    key,
    onResult: (result) => isDone(result) && done(resend.pending),
  })
  const reopen = useForm<InboxForm>('reopen', { key, onResult: (result) => isDone(result) && onUndone() })
  const undo = useForm<RequestForm>('undo', { key, onResult: (result) => isDone(result) && onUndone() })
  return {
    decide,
    undo,
    answer,
    done: close,
    reopen,
    retry,
    resend,
    'try-now': useForm<TryNowForm>('try-now', { key }),
  }
}

export type LineForms = ReturnType<typeof useLineForms>
