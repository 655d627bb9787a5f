import type { Undoable } from '~/features/access-requests/model'
import { refusalLabels as requestRefusals } from '~/features/access-requests/ui/labels'
import { decisionNotice, UndoDecision } from '~/features/access-requests/ui/request-notice'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { answeredText, refusalLabels as inboxRefusals } from '~/features/inbox/ui/labels'
import { refusalLabels as invitationRefusals } from '~/features/invitations/ui/labels'
import { refusalLabels, tryNowLabels } from '~/features/mail-log/ui/labels'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { LinesHandle } from './use-lines'

type Props = { lines: LinesHandle; undoable: Undoable | null }

/** The item that was refused has left the page: what is known without it. */
const leftItem = { answers: [], doneAt: null, doneBy: null, assigneeEmail: null }

/** The result of the last button that was pressed, with the way back where there is one. */
export function LineNotice({ lines: { forms, last }, undoable }: Props) {
  const mailLeaves = useMailLeaves()
  const refused = inboxRefusals(leftItem)
  const decided = decisionNotice(forms.decide, undoable)
  const closed = noticeFor(forms.done.settled, { done: 'Marked as done.', refused })
  // A refused answer is reported at its form, which keeps the typed text.
  const answered = forms.answer.settled?.state === 'done' ? forms.answer.settled : undefined
  const notice =
    (decided && { ...decided, action: undoable && <UndoDecision undoable={undoable} form={forms.undo} /> }) ??
    (closed?.tone === 'success' && last ? { ...closed, action: <Reopen item={last.id} forms={forms} /> } : closed) ??
    noticeFor(answered, { done: answeredText(mailLeaves) }) ??
    noticeFor(forms.undo.settled, {
      done: 'The decision has been undone. No email was sent.',
      refused: requestRefusals,
    }) ??
    noticeFor(forms.reopen.settled, { done: 'It is open again.', refused }) ??
    noticeFor(forms.retry.settled, { done: 'The mail is queued again.', refused: refusalLabels }) ??
    noticeFor(forms['try-now'].settled, { done: 'The mail is tried within seconds.', refused: tryNowLabels }) ??
    noticeFor(forms.resend.settled, {
      done: 'A new invitation is queued; the earlier link ends.',
      refused: invitationRefusals,
    })
  return <ActionNotice notice={notice} isFixed />
}

const Reopen = ({ item, forms: { reopen } }: { item: string; forms: LinesHandle['forms'] }) => (
  <Form form={reopen}>
    <input type="hidden" name="item" value={item} />
    <Button type="submit" variant="link" size="sm" className="text-prestige">
      Undo
    </Button>
  </Form>
)
