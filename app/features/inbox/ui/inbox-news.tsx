import { Alert } from '~/ui/alert'
import type { FormResult } from '~/web/forms/form-result'
import type { OpenedItem } from '../model'
import { refusalLabels } from './labels'

const done: Record<string, string> = {
  answer: 'Your answer is on its way.',
  assign: 'It has been assigned.',
  done: 'Marked as done.',
  reopen: 'It is open again.',
}

type Props = { answer: FormResult | undefined; what: string | null; item: OpenedItem | null }

/** What the last action came to. Trouble with an answer is told at its form, where the text still is. */
export function InboxNews({ answer, what, item }: Props) {
  if (!answer || (what === 'answer' && answer.state !== 'done')) return null
  const place = 'fixed bottom-6 left-6 z-30 w-[min(26rem,calc(100vw-3rem))]'
  if (answer.state === 'done') {
    return (
      <Alert tone="success" title="Done" className={place}>
        {done[what ?? '']}
      </Alert>
    )
  }
  return (
    <Alert tone="danger" title="Not done" className={place}>
      {answer.state === 'refused' ? refusalLabels(answer.reason, item) : 'Something went wrong. Please try again.'}
    </Alert>
  )
}
