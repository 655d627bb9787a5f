import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import type { FormResult } from '~/web/form'
import type { SkippedRequest, Undoable } from '../model'
import { refusals, statusLabels } from './labels'

type Props = {
  /** After a decision with those that were chosen too, but had been decided before. */
  answer: (FormResult & { skipped?: SkippedRequest[] }) | undefined
  what: string | null
  undoable: Undoable | null
  undo: string
}

const done: Record<string, string> = {
  note: 'The notes have been saved.',
  resend: 'The invitation is on its way again.',
  undo: 'The decision has been taken back. Nothing was mailed.',
  decide: 'Access request has been decided.',
  bulk: 'The selected requests have been decided.',
}

/** What the last action came to; a decision can be taken back for a short time. */
export function RequestNews({ answer, what, undoable, undo }: Props) {
  if (!answer) return null
  if (answer.state !== 'done') {
    const why = answer.state === 'refused' ? refusals[answer.reason] : 'Something went wrong. Please try again.'
    return (
      <Alert tone="danger" title="Error" className={place}>
        {why ?? 'Something went wrong. Please try again.'}
        <Skipped requests={answer.skipped ?? []} />
      </Alert>
    )
  }
  return (
    <Alert
      tone="success"
      title={what === 'decide' || what === 'bulk' ? 'Request Updated' : 'Done'}
      className={place}
      action={undoable && <Undo key={undoable.decidedAt} undoable={undoable} action={undo} />}
    >
      {undoable ? decided(undoable) : done[what ?? '']}
      <Skipped requests={answer.skipped ?? []} />
    </Alert>
  )
}

const maxNamed = 5

/** Who decided those that were left as they were. */
function Skipped({ requests }: { requests: SkippedRequest[] }) {
  if (requests.length === 0) return null
  const unnamed = requests.length - maxNamed
  return (
    <>
      <p className="mt-2">{requests.length === 1 ? '1 was skipped:' : `${requests.length} were skipped:`}</p>
      <ul>
        {requests.slice(0, maxNamed).map(({ id, name, status, reviewerEmail }) => (
          <li key={id} className="break-words">
            {name}, {statusLabels[status].toLowerCase()} by {reviewerEmail ?? 'someone who has left'}
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p>and {unnamed} more</p>}
    </>
  )
}

const decided = ({ ids, decision }: Undoable) =>
  ids.length === 1 ? `Access request has been ${decision}.` : `${ids.length} access requests have been ${decision}.`

const place = 'fixed bottom-6 left-6 z-30 w-[min(26rem,calc(100vw-3rem))]'

function Undo({ undoable: { ids, undoUntil }, action }: { undoable: Undoable; action: string }) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const ends = Date.parse(undoUntil)
    const tick = () => setLeft(Math.max(0, Math.round((ends - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [undoUntil])
  if (left === 0) return null
  return (
    <Form method="post" action={action} preventScrollReset>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <Button type="submit" variant="link" size="sm" className="text-prestige tabular-nums">
        Undo{left !== undefined && ` ${left} s`}
      </Button>
    </Form>
  )
}
