import { useEffect, useState } from 'react'
import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { SkippedRequest, Undoable } from '../model'
import type { DecideForm, RequestForm } from '../model/review'
import { refusalLabels, statusLabels } from './labels'

type Props = {
  decide: FormHandle<DecideForm>
  decideSelected: FormHandle<DecideForm>
  undo: FormHandle<RequestForm>
  note: FormHandle<RequestForm>
  resend: FormHandle<RequestForm>
  undoable: Undoable | null
}

/** The result of the last form of the page. A decision can be undone for a short time, also after another form. */
export function RequestNotice({ decide, decideSelected, undo, note, resend, undoable }: Props) {
  const refused = refusalLabels
  const resent = useMailLeaves()
    ? 'The invitation is on its way again.'
    : `The invitation is only written to a file: ${noMailLeaves}.`
  const decided = decide.data ?? decideSelected.data
  // One that was decided before is named in the notice itself.
  const skipped = decided && decided.decided + decided.skipped.length > 1 ? decided.skipped : []
  const ofDecision = decisionNotice(decide, undoable) ?? decisionNotice(decideSelected, undoable)
  const notice =
    ofDecision ??
    noticeFor(undo.result, { done: 'The decision has been undone. No email was sent.', refused }) ??
    noticeFor(note.result, { done: 'The notes have been saved.', refused }) ??
    noticeFor(resend.result, { done: resent, refused })
  // Beside another notice it is an earlier decision that can be undone.
  const action = undoable && (
    <UndoDecision key={undoable.decidedAt} undoable={undoable} form={undo} isNamed={!ofDecision} />
  )
  return (
    <ActionNotice notice={notice && { ...notice, action }} isFixed>
      <Skipped requests={skipped} />
    </ActionNotice>
  )
}

/** What was decided, or who has decided before. */
export function decisionNotice({ result, data }: Props['decide'], undoable: Undoable | null): Notice | undefined {
  if (data?.decided === 0) {
    const kept = data.isNoteKept ? ' Your note is kept with the request, to copy.' : ''
    return { tone: 'danger', title: 'Not done', text: `${decidedBefore(data.skipped)}${kept}` }
  }
  if (result?.state === 'invalid' && 'id' in result.errors) {
    return { tone: 'danger', title: 'Not done', text: 'Nothing is selected. Tick at least one request first.' }
  }
  const done = undoable ? decidedText(undoable) : 'Access request has been decided.'
  return noticeFor(result, { done, doneTitle: 'Request Updated', refused: refusalLabels })
}

/** Of two admins who decide at once the second is told who was first. */
function decidedBefore(skipped: SkippedRequest[]) {
  const [first] = skipped
  if (skipped.length > 1 || !first) {
    return 'These requests have been decided or withdrawn before you. Nothing was changed.'
  }
  const { reviewerEmail, status, reviewedAt } = first
  if (status === 'withdrawn') return refusalLabels.withdrawn
  const at = reviewedAt ? ` on ${formatTimestamp(new Date(reviewedAt))}` : ''
  return `${reviewerEmail ?? 'Someone who has left'} ${status} this request before you${at}. Nothing was changed.`
}

const decidedText = ({ ids, decision }: Undoable) =>
  ids.length === 1 ? `Access request has been ${decision}.` : `${ids.length} access requests have been ${decision}.`

const decisionName = ({ ids, name, decision }: Undoable) =>
  `${decision === 'approved' ? 'the approval' : 'the rejection'} of ${name ?? `${ids.length} requests`},`

const maxNamed = 5

/** Who decided the requests that were skipped. */
function Skipped({ requests }: { requests: SkippedRequest[] }) {
  if (requests.length === 0) return null
  const unnamed = requests.length - maxNamed
  return (
    <>
      <p className="mt-2">{requests.length === 1 ? '1 was skipped:' : `${requests.length} were skipped:`}</p>
      <ul>
        {requests.slice(0, maxNamed).map(({ id, name, status, reviewerEmail }) => (
          <li key={id} className="break-words">
            {status === 'withdrawn'
              ? 'One that its applicant has withdrawn'
              : `${name}, ${statusLabels[status].toLowerCase()} by ${reviewerEmail ?? 'someone who has left'}`}
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p>and {unnamed} more</p>}
    </>
  )
}

type UndoProps = { undoable: Undoable; form: Props['undo']; isNamed?: boolean }

/** Takes the last decision back, for as long as that is possible. */
export function UndoDecision({ undoable, form, isNamed = false }: UndoProps) {
  const { ids, undoUntil } = undoable
  const [secondsLeft, setSecondsLeft] = useState<number>()
  useEffect(() => {
    const undoUntilMs = Date.parse(undoUntil)
    const tick = () => setSecondsLeft(Math.max(0, Math.round((undoUntilMs - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [undoUntil])
  if (secondsLeft === 0) return null
  return (
    <Form form={form}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <Button type="submit" variant="link" size="sm" className="text-prestige tabular-nums">
        Undo{isNamed && ` ${decisionName(undoable)}`}
        {secondsLeft !== undefined && ` ${secondsLeft} s`}
      </Button>
    </Form>
  )
}
